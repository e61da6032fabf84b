// libwayland-client: what programs on a Wayland desktop hand to each other. SDL brings it along.

#include "late.h"

LATE_LIBRARY("libwayland-client.so.0")

LATE_FUNCTION(wl_display_create_queue)
LATE_FUNCTION(wl_display_dispatch_queue_pending)
LATE_FUNCTION(wl_display_flush)
LATE_FUNCTION(wl_display_get_error)
LATE_FUNCTION(wl_display_roundtrip_queue)
LATE_FUNCTION(wl_proxy_add_dispatcher)
LATE_FUNCTION(wl_proxy_create_wrapper)
LATE_FUNCTION(wl_proxy_destroy)
LATE_FUNCTION(wl_proxy_get_version)
LATE_FUNCTION(wl_proxy_marshal_array_flags)
LATE_FUNCTION(wl_proxy_set_queue)
LATE_FUNCTION(wl_proxy_wrapper_destroy)
