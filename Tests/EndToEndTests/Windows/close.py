"""Asks a window of an X server to close, as a window manager does. usage: close.py NUMBER"""
import sys

from Xlib import X, display
from Xlib.protocol import event

server = display.Display()
window = server.create_resource_object("window", int(sys.argv[1]))
protocols, deletion = server.intern_atom("WM_PROTOCOLS"), server.intern_atom("WM_DELETE_WINDOW")
message = event.ClientMessage(window=window, client_type=protocols, data=(32, [deletion, X.CurrentTime, 0, 0, 0]))
window.send_event(message)
server.sync()
