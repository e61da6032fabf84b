/// What ``CGContext/saveGState()`` keeps, apart from the clip.
struct GraphicsState {
    var transform: CGAffineTransform
    var fill = PaintColor.black
    var stroke = PaintColor.black
    var fillSpace = CGColorSpace.shared.deviceGray
    var strokeSpace = CGColorSpace.shared.deviceGray
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var line = StrokeStyle()
    var shadow: Shadow?
    var clipMask: ClipMask?
    var shouldAntialias = true
    var interpolationQuality = CGInterpolationQuality.default
    var textDrawingMode = CGTextDrawingMode.fill
    var renderingIntent = CGColorRenderingIntent.defaultIntent
}

/// Everything that turns a line into an area.
struct StrokeStyle: Equatable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
}

/// What is painted under every shape.
struct Shadow {
    /// In the base space of the context, so that scaling and turning the user's space leave it alone.
    var offset: CGSize
    /// Twice the standard deviation of the blur, in the same space.
    var blur: CGFloat
    var color: PaintColor
}

/// How much of the paint gets through at each pixel of the context.
struct ClipMask {
    /// As large as the context, one byte per pixel.
    var coverage: PixelBuffer
}
