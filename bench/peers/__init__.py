"""Random play of other projects. Each module runs in an environment with only those projects."""
