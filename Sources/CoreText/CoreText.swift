// Fonts that an application brings along.
@_exported import CoreGraphics
