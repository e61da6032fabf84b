#pragma once
#include <libwebsockets.h>

// A macro that Swift does not see.
static inline size_t lws_room_before_payload(void) { return LWS_PRE; }
