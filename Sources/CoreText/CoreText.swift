// Fonts that an application brings along, and lines of text for apps that lay them out and draw them themselves.
@_exported public import CoreGraphics
