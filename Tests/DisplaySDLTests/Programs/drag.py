"""Drags something over a window of X, as another program does.

usage: drag.py WINDOW TYPE=FILE… — then commands on standard input: `move X Y` in the window's content, `leave`, `drop`, `end`.
Each command is answered by a line. Follows the proxy of the window, as the specification of XDND wants it.
"""

import select
import sys
import time

from Xlib import X, Xatom, display
from Xlib.protocol import event

screen = display.Display()
atom = screen.intern_atom
target = screen.create_resource_object("window", int(sys.argv[1], 0))
offers = dict(argument.split("=", 1) for argument in sys.argv[2:])
source = screen.screen().root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
source.set_selection_owner(atom("XdndSelection"), X.CurrentTime)
answer = ""


def proxy(window):
    found = window.get_full_property(atom("XdndProxy"), X.AnyPropertyType)
    if not found:
        return window
    other = screen.create_resource_object("window", found.value[0])
    own = other.get_full_property(atom("XdndProxy"), X.AnyPropertyType)
    assert own and own.value[0] == other.id, "the proxy does not name itself"
    return other


receiver = proxy(target)
version = receiver.get_full_property(atom("XdndAware"), X.AnyPropertyType).value[0]


def send(name, words):
    receiver.send_event(event.ClientMessage(window=target, client_type=atom(name), data=(32, [source.id] + words)), propagate=False)
    screen.flush()


def enter():
    types = [atom(name) for name in offers]
    source.change_property(atom("XdndTypeList"), Xatom.ATOM, 32, types)
    send("XdndEnter", [(version << 24) | (1 if len(types) > 3 else 0)] + (types + [0, 0, 0])[:3])


def serve(request):
    name = screen.get_atom_name(request.target)
    if name in offers:
        data = open(offers[name], "rb").read()
        request.requestor.change_property(request.property, request.target, 8, data)
    reply = event.SelectionNotify(
        time=request.time, requestor=request.requestor, selection=request.selection, target=request.target,
        property=request.property if name in offers else 0)
    request.requestor.send_event(reply)
    screen.flush()


def wait(name):
    """Serves requests until a message has come."""
    end = time.time() + 20
    while time.time() < end:
        while screen.pending_events():
            found = screen.next_event()
            if found.type == X.SelectionRequest:
                serve(found)
            elif found.type == X.ClientMessage and found.client_type == atom(name):
                return list(found.data[1])
        select.select([screen.fileno()], [], [], 0.1)
    return None


is_inside = False
for line in sys.stdin:
    words = line.split()
    if words[0] == "end":
        break
    if words[0] == "move":
        if not is_inside:
            enter()
            is_inside = True
        place = target.translate_coords(screen.screen().root, 0, 0)
        x, y = int(words[1]) - place.x, int(words[2]) - place.y
        send("XdndPosition", [0, (x << 16) | y, X.CurrentTime, atom("XdndActionCopy")])
        status = wait("XdndStatus")
        print("none" if status is None else f"accepted {status[1] & 1} by {status[0] == target.id}", flush=True)
    elif words[0] == "leave":
        send("XdndLeave", [0, 0, 0, 0])
        is_inside = False
        print("left", flush=True)
    elif words[0] == "drop":
        send("XdndDrop", [0, X.CurrentTime, 0, 0])
        is_inside = False
        finished = wait("XdndFinished")
        print("none" if finished is None else f"finished {finished[1] & 1}", flush=True)
