// Reading and writing image files.
@_exported import CoreGraphics
