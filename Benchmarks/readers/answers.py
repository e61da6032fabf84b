"""How long a screen reader waits for the answers to 100 questions, and what serving it takes of memory.

usage: dbus-run-session -- python3 answers.py PROGRAM — the example Selection, built for release

The questions are about the rows of a table of a million, which lies still and then is scrolled by a wheel 60 times a second. They are asked
one after the other, as readers do, and all at once, as readers do that fill their memory. Needs Xvfb, xdotool and at-spi2-core.
"""

import os
import statistics
import subprocess
import sys
import time

from gi.repository import Gio, GLib

QUESTIONS, ROUNDS = 100, 40
ACCESSIBLE, COMPONENT = "org.a11y.atspi.Accessible", "org.a11y.atspi.Component"
PROPERTIES = "org.freedesktop.DBus.Properties"


def settle(seconds):
    """Lets the program do what it does."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        GLib.MainContext.default().iteration(False)
        time.sleep(0.01)


def until(answer):
    for _ in range(300):
        try:
            found = answer()
        except (GLib.Error, IndexError):
            found = None
        if found:
            return found
        settle(0.1)
    sys.exit("the program does not answer")


def private_memory(pid):
    """What the process alone holds, in KB."""
    with open(f"/proc/{pid}/smaps_rollup") as lines:
        return sum(int(line.split()[1]) for line in lines if line.startswith(("Private_Clean", "Private_Dirty")))


def processor_time(pid):
    """How long the process has been at work, in milliseconds."""
    with open(f"/proc/{pid}/stat") as file:
        return sum(map(int, file.read().rsplit(")", 1)[1].split()[11:13])) * 1000 / os.sysconf("SC_CLK_TCK")


class Program:
    def __init__(self, path, display):
        self.session = Gio.bus_get_sync(Gio.BusType.SESSION)
        environment = dict(os.environ, DISPLAY=display)
        self.switch(False)
        self.process = subprocess.Popen([path, "-rows", "1000000", "--display", "window", "--screen", "390x844@1"], env=environment)
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)]
        self.window = subprocess.run(search, env=environment, check=True, capture_output=True, text=True).stdout.split()[0]
        self.environment = environment

    def switch(self, is_on):
        """Says whether there are technologies."""
        value = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", is_on)))
        self.session.call_sync("org.a11y.Bus", "/org/a11y/bus", PROPERTIES, "Set", value, None, 0, -1, None)

    def connect(self):
        """Switches technologies on, and finds the program among those that answer them."""
        self.switch(True)
        address = self.session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self.name = until(lambda: self.children("/org/a11y/atspi/accessible/root", "org.a11y.atspi.Registry")[0][0])

    def press(self, *words):
        subprocess.run(["xdotool", *words], env=self.environment, check=True)

    def ask(self, path, interface, method, arguments=None, name=None):
        return self.bus.call_sync(name or self.name, path, interface, method, arguments, None, 0, -1, None).unpack()

    def children(self, path, name=None):
        return self.ask(path, ACCESSIBLE, "GetChildren", name=name)[0]

    def all(self, path="/org/a11y/atspi/accessible/root"):
        for _, child in self.children(path):
            yield child
            yield from self.all(child)

    def named(self, role):
        return [path for path in self.all() if self.ask(path, ACCESSIBLE, "GetRoleName")[0] == role]

    def questions(self, rows):
        kinds = [
            (PROPERTIES, "Get", GLib.Variant("(ss)", (ACCESSIBLE, "Name"))), (ACCESSIBLE, "GetRole", None), (ACCESSIBLE, "GetState", None),
            (COMPONENT, "GetExtents", GLib.Variant("(u)", (1,))),
        ]
        return [(rows[place // 4 % len(rows)], *kinds[place % 4]) for place in range(QUESTIONS)]

    def one_by_one(self, questions):
        start, errors = time.perf_counter(), 0
        for path, interface, method, arguments in questions:
            try:
                self.ask(path, interface, method, arguments)
            except GLib.Error:
                errors += 1
        return (time.perf_counter() - start) * 1000, errors

    def at_once(self, questions):
        left, errors = [len(questions)], [0]

        def end(bus, result):
            left[0] -= 1
            try:
                bus.call_finish(result)
            except GLib.Error:
                errors[0] += 1

        start = time.perf_counter()
        for path, interface, method, arguments in questions:
            self.bus.call(self.name, path, interface, method, arguments, None, 0, -1, None, end)
        while left[0]:
            GLib.MainContext.default().iteration(True)
        return (time.perf_counter() - start) * 1000, errors[0]

    def measure(self, what):
        for name, way in (("one by one", self.one_by_one), ("at once", self.at_once)):
            times, errors, work = [], 0, processor_time(self.process.pid)
            for _ in range(ROUNDS):
                rows = until(lambda: self.children(self.table))
                time_, gone = way(self.questions([path for _, path in rows]))
                times.append(time_)
                errors += gone
                settle(0.03)
            times.sort()
            print(
                f"{what}, {name}: {QUESTIONS} questions in {statistics.median(times):.1f} ms, at most {times[-1]:.1f}"
                f" ({errors} about rows that had gone); the program itself works"
                f" {(processor_time(self.process.pid) - work) / ROUNDS:.1f} ms in that time", flush=True)

    def end(self):
        self.process.kill()
        self.process.wait()


server = subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", "800x900x24"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
program = wheel = None
try:
    display = ":" + server.stdout.readline().decode().strip()
    # Where the button is that shows the table.
    program = Program(sys.argv[1], display)
    program.connect()
    button = until(lambda: program.named("push button"))[0]
    x, y, width, height = program.ask(button, COMPONENT, "GetExtents", GLib.Variant("(u)", (1,)))[0]
    program.end()

    program = Program(sys.argv[1], display)
    settle(2)
    program.press("mousemove", "--window", program.window, str(x + width // 2), str(y + height // 2), "click", "1")
    settle(3)
    before = private_memory(program.process.pid)
    program.connect()
    program.table = until(lambda: program.named("list"))[0]
    program.measure("at rest")
    after = private_memory(program.process.pid)
    program.press("mousemove", "--window", program.window, "195", "500")
    wheel = subprocess.Popen(["xdotool", "click", "--repeat", "100000", "--delay", "16", "5"], env=program.environment)
    settle(1)
    program.measure("scrolling")
    print(f"memory: {before} KB before anybody asked, {after} after {2 * ROUNDS * QUESTIONS} questions")
finally:
    for process in filter(None, (wheel, program and program.process, server)):
        process.kill()
        process.wait()
