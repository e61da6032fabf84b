import Display

/// Where on the screen a layer is shown, and how much of it.
struct Placement: Equatable {
    /// From the layer's coordinates to pixels.
    var transform: PlaneTransform
    /// The clip of the layers above, in pixels.
    var clip: PixelRect
    /// The opacity of layers above that fade each sublayer by itself.
    var opacity: Double
}
