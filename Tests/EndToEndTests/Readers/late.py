"""A program that is there before anything of accessibility is: once somebody asks for that, the program is on its bus, whoever starts it."""

import subprocess
import sys

from reader import Reader


class Late(Reader):
    """Starts the program before the session has heard of technologies."""

    def __init__(self, arguments):
        self.program = subprocess.Popen(arguments, stdout=subprocess.PIPE)
        assert self.program.stdout.readline() == b"appeared\n"
        super().__init__(arguments)

    def start(self):
        self.until("the application", lambda: self.application() and self.window())


with Late(sys.argv[1:]) as reader:
    reader.find("push button", "Save")
