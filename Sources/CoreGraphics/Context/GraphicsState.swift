/// The state that ``CGContext/saveGState()`` keeps, apart from the clip.
struct GraphicsState {
    var transform: CGAffineTransform
    var fill = PaintColor.black
    var stroke = PaintColor.black
    var fillSpace = CGColorSpace.shared.deviceGray
    var strokeSpace = CGColorSpace.shared.deviceGray
    /// The pattern in place of ``fill`` and ``stroke``.
    var fillPattern: PatternPaint?
    var strokePattern: PatternPaint?
    var patternPhase = CGSize.zero
    /// From the space that patterns start from to base space; nil is the space that the context had at first.
    var patternBase: CGAffineTransform?
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
