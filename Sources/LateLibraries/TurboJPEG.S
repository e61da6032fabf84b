// libjpeg-turbo: pictures.

#include "late.h"

LATE_LIBRARY("libturbojpeg.so.0")

LATE_FUNCTION(tjCompress2)
LATE_FUNCTION(tjDecompress2)
LATE_FUNCTION(tjDecompressHeader3)
LATE_FUNCTION(tjDestroy)
LATE_FUNCTION(tjFree)
LATE_FUNCTION(tjGetErrorCode)
LATE_FUNCTION(tjGetErrorStr2)
LATE_FUNCTION(tjInitCompress)
LATE_FUNCTION(tjInitDecompress)
