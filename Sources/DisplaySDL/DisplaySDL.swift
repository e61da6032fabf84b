// A window of X11 or Wayland, through SDL 2.
import Display
