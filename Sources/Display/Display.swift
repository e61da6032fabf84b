// What a screen is to the rest of Forastero: pixels out, input in, one clock.
@_exported import CoreGraphics
