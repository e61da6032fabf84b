// The role of a screen for the rest of Forastero: pixels out, input in, one clock.
@_exported import CoreGraphics
