"""Brightness by a screen reader: a level is chosen on the bar and in the list, and is chosen again when the program was killed."""

import sys

from gi.repository import Atspi
from reader import Reader

SELECTED = Atspi.StateType.SELECTED

with Reader(sys.argv[1:]) as reader:
    reader.use("page tab", "20%")
    reader.until("20%", lambda: reader.is_(SELECTED, "page tab", "20%") and reader.seek("heading", "20%"))
    reader.use("page tab", "More")
    reader.use("list item", "70%")
    reader.find("heading", "70%")
    # The choice is stored when the list has gone.
    reader.gone("list item", "80%")
    reader.end()

    reader.start()
    reader.find("heading", "70%")
