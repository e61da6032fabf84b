// The arithmetic of Auto Layout: linear equations and inequalities with priorities. This module knows no view.
// Documentation/HowLayoutIsSolved.md explains how the parts work together.
