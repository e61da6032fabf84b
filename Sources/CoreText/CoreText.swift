// Fonts that an application brings along, and lines of text for those who place and draw them themselves.
@_exported import CoreGraphics
