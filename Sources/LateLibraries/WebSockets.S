// libwebsockets: an app in a browser.

#include "late.h"

LATE_LIBRARY("libwebsockets.so.17")

LATE_FUNCTION(lws_add_http_common_headers)
LATE_FUNCTION(lws_add_http_header_by_name)
LATE_FUNCTION(lws_callback_on_writable)
LATE_FUNCTION(lws_cancel_service)
LATE_FUNCTION(lws_close_reason)
LATE_FUNCTION(lws_context_destroy)
LATE_FUNCTION(lws_context_user)
LATE_FUNCTION(lws_create_context)
LATE_FUNCTION(lws_finalize_write_http_header)
LATE_FUNCTION(lws_frame_is_binary)
LATE_FUNCTION(lws_get_context)
LATE_FUNCTION(lws_get_urlarg_by_name)
LATE_FUNCTION(lws_hdr_copy)
LATE_FUNCTION(lws_http_transaction_completed)
LATE_FUNCTION(lws_is_final_fragment)
LATE_FUNCTION(lws_now_usecs)
LATE_FUNCTION(lws_remaining_packet_payload)
LATE_FUNCTION(lws_return_http_status)
LATE_FUNCTION(lws_rx_flow_control)
LATE_FUNCTION(lws_service)
LATE_FUNCTION(lws_set_log_level)
LATE_FUNCTION(lws_set_timeout)
LATE_FUNCTION(lws_write)
