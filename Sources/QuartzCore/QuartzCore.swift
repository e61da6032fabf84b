// Layers, animation and the way from a layer tree to pixels.
@_exported import CoreGraphics
@_exported import ObjCRuntime
