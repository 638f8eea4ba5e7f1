"""Random play of other projects. Each module runs in an environment that has nothing but them."""
