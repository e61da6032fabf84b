"""TapPopover by a screen reader: a popover comes where the label is used, tells where that was, and is left by escape."""

import sys

from gi.repository import Atspi
from reader import Reader

with Reader(sys.argv[1:]) as reader:
    reader.use("label", "Tap anywhere")
    reader.until("the popover", lambda: reader.seek("dialog"))
    fields = reader.until("the fields", lambda: [each for each in reader.all() if each.get_role_name() == "entry"])
    texts = [reader.text(field) for field in fields]
    frame = Atspi.Component.get_extents(reader.window(), Atspi.CoordType.WINDOW)
    assert texts[0].startswith("x=") and texts[1].startswith("y="), texts
    assert abs(int(texts[0][2:]) - frame.width // 2) <= 1, texts
    assert not reader.seek("label", "Tap anywhere"), "what is behind the popover is out of reach"
    reader.until("the escape", lambda: reader.try_(fields[0], "escape"))
    reader.find("label", "Tap again")
    reader.gone("dialog", None)
    reader.use("label", "Tap again")
    reader.until("the next popover", lambda: reader.seek("dialog"))
