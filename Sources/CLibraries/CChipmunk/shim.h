#pragma once
#include <chipmunk/chipmunk.h>
#include <stdio.h>
#include <stdio_ext.h>

/// The standard output stream, which Swift cannot name safely.
static inline FILE *standard_output(void) { return stdout; }
