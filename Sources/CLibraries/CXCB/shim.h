#pragma once
#include <sys/uio.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>
