// libwebp: pictures.

#include "late.h"

LATE_LIBRARY("libwebp.so.7")

LATE_FUNCTION(WebPDecodeBGRAInto)
LATE_FUNCTION(WebPGetFeaturesInternal)
