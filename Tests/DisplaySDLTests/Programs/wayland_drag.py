"""Drags over the windows of a Wayland compositor, and takes what is dropped, as a program of GTK does.

usage: exchange.py COLOR TYPE=FILE… — one window, all in a colour, that is the source of what the files hold and the target of everything.
What happens is told by a line each: of what it drags `pressed`, `begun`, `asked TYPE`, `failed`, `ended`; of what is dragged over it `over`, `left`,
`got TYPE BYTES CHECKSUM`, `done`.
"""

import ctypes
import sys
import zlib
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_double, c_int, c_ubyte, c_uint, c_void_p

gtk, gdk, gobject = (ctypes.CDLL(name) for name in ("libgtk-3.so.0", "libgdk-3.so.0", "libgobject-2.0.so.0"))
offers = [argument.rsplit("=", 1) for argument in sys.argv[2:]]
BUTTON1, COPY = 1 << 8, 1 << 1


class Target(Structure):
    _fields_ = [("name", c_char_p), ("flags", c_uint), ("info", c_uint)]


class Color(Structure):
    _fields_ = [(part, c_double) for part in ("red", "green", "blue", "alpha")]


def function(library, name, result, *arguments):
    found = getattr(library, name)
    found.restype, found.argtypes = result, arguments
    return found


def say(*words):
    print(*words, flush=True)


keep = []


def connect(widget, signal, handler, result, *arguments):
    callback = CFUNCTYPE(result, *arguments)(handler)
    keep.append(callback)
    function(gobject, "g_signal_connect_data", c_void_p, c_void_p, c_char_p, c_void_p, c_void_p, c_void_p, c_int)(
        widget, signal.encode(), ctypes.cast(callback, c_void_p), None, None, 0)


atom = function(gdk, "gdk_atom_intern", c_void_p, c_char_p, c_int)
name_of = function(gdk, "gdk_atom_name", c_char_p, c_void_p)
set_data = function(gtk, "gtk_selection_data_set", None, c_void_p, c_void_p, c_int, c_char_p, c_int)
target_of = function(gtk, "gtk_selection_data_get_target", c_void_p, c_void_p)
bytes_of = function(gtk, "gtk_selection_data_get_data_with_length", c_void_p, c_void_p, POINTER(c_int))
get_data = function(gtk, "gtk_drag_get_data", None, c_void_p, c_void_p, c_void_p, c_uint)
finish = function(gtk, "gtk_drag_finish", None, c_void_p, c_int, c_int, c_uint)
find_target = function(gtk, "gtk_drag_dest_find_target", c_void_p, c_void_p, c_void_p, c_void_p)
status = function(gdk, "gdk_drag_status", None, c_void_p, c_int, c_uint)
list_targets = function(gdk, "gdk_drag_context_list_targets", c_void_p, c_void_p)
list_length = function(ctypes.CDLL("libglib-2.0.so.0"), "g_list_length", c_uint, c_void_p)
list_item = function(ctypes.CDLL("libglib-2.0.so.0"), "g_list_nth_data", c_void_p, c_void_p, c_uint)

function(gtk, "gtk_init", None, c_void_p, c_void_p)(None, None)
window = function(gtk, "gtk_window_new", c_void_p, c_int)(0)
function(gtk, "gtk_window_set_decorated", None, c_void_p, c_int)(window, 0)
function(gtk, "gtk_window_set_default_size", None, c_void_p, c_int, c_int)(window, 200, 160)
area = function(gtk, "gtk_event_box_new", c_void_p)()
function(gtk, "gtk_container_add", None, c_void_p, c_void_p)(window, area)
number = int(sys.argv[1], 16)
color = Color(*((number >> shift & 255) / 255 for shift in (16, 8, 0)), 1)
function(gtk, "gtk_widget_override_background_color", None, c_void_p, c_int, POINTER(Color))(area, 0, ctypes.byref(color))

table = (Target * max(len(offers), 1))(*(Target(name.encode(), 0, index) for index, (name, _) in enumerate(offers)))
if offers:
    function(gtk, "gtk_drag_source_set", None, c_void_p, c_int, POINTER(Target), c_int, c_int)(area, BUTTON1, table, len(offers), COPY)
function(gtk, "gtk_drag_dest_set", None, c_void_p, c_int, c_void_p, c_int, c_int)(area, 0, None, 0, COPY)
is_over = False
missing = []


def give(_, context, data, info, time, __):
    name, path = offers[info]
    say("asked", name)
    held = open(path, "rb").read()
    set_data(data, target_of(data), 8, held, len(held))


def move(_, context, x, y, time, __):
    global is_over
    if not is_over:
        say("over")
    is_over = True
    status(context, COPY, time)
    return 1


def leave(_, context, time, __):
    global is_over
    is_over = False
    say("left")


def ask(context, time):
    if missing:
        get_data(area, context, missing.pop(0), time)
    else:
        finish(context, 1, 0, time)
        say("done")


def drop(_, context, x, y, time, __):
    targets = list_targets(context)
    missing[:] = [list_item(targets, index) for index in range(list_length(targets))]
    ask(context, time)
    return 1


def take(_, context, x, y, data, info, time, __):
    length = c_int()
    held = bytes_of(data, ctypes.byref(length))
    content = ctypes.string_at(held, length.value) if held and length.value > 0 else b""
    say("got", name_of(target_of(data)).decode(), len(content), zlib.crc32(content))
    ask(context, time)


connect(area, "drag-data-get", give, None, c_void_p, c_void_p, c_void_p, c_uint, c_uint, c_void_p)
connect(area, "drag-motion", move, c_int, c_void_p, c_void_p, c_int, c_int, c_uint, c_void_p)
connect(area, "drag-leave", leave, None, c_void_p, c_void_p, c_uint, c_void_p)
connect(area, "drag-drop", drop, c_int, c_void_p, c_void_p, c_int, c_int, c_uint, c_void_p)
connect(area, "drag-data-received", take, None, c_void_p, c_void_p, c_int, c_int, c_void_p, c_uint, c_uint, c_void_p)
connect(area, "button-press-event", lambda *_: say("pressed") or 0, c_int, c_void_p, c_void_p, c_void_p)
connect(area, "drag-begin", lambda *_: say("begun"), None, c_void_p, c_void_p, c_void_p)
connect(area, "drag-failed", lambda *_: say("failed") or 0, c_int, c_void_p, c_void_p, c_int, c_void_p)
connect(area, "drag-end", lambda *_: say("ended"), None, c_void_p, c_void_p, c_void_p)
function(gtk, "gtk_widget_show_all", None, c_void_p)(window)
function(gtk, "gtk_main", None)()
