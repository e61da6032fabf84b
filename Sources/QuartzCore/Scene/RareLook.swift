@_spi(ForasteroInternal) import CoreGraphics

/// What few layers show: a border, a shadow, what they draw anew at each size, what is behind them.
// optimization: it is larger than all that every layer has, and was written for each that changes.
final class RareLook: Equatable {
    let drawing: (any LayerDrawing)?
    let backdrop: BackdropEffect?
    let border: BorderPaint?
    let shadow: ShadowPaint?
    let blend: CGBlendMode

    /// Nil for a layer that has none of this.
    /// - Parameter earlier: what the layer looked like before; its drawing is taken over if it is the same.
    // optimization: an initializer asks for the object's memory before it finds out that there is nothing to keep.
    static func make(for values: LayerValues, after earlier: LayerPaint?) -> RareLook? {
        guard !values.hasStandardRareValues || values.backgroundColor?.pattern != nil else { return nil }
        let made = values.rare.kind?.makeDrawing(for: values) ?? PatternDrawing.make(for: values)
        let drawing = isSame(made, earlier?.drawing) ? earlier?.drawing : made
        let (backdrop, border, shadow) = (BackdropEffect(values), BorderPaint(values), ShadowPaint(values))
        let blend = values.rare.compositingFilter?.blend ?? .normal
        if drawing == nil, backdrop == nil, border == nil, shadow == nil, blend == .normal { return nil }
        return RareLook(drawing: drawing, backdrop: backdrop, border: border, shadow: shadow, blend: blend)
    }

    private init(
        drawing: (any LayerDrawing)?, backdrop: BackdropEffect?, border: BorderPaint?, shadow: ShadowPaint?, blend: CGBlendMode
    ) {
        (self.drawing, self.backdrop, self.border, self.shadow, self.blend) = (drawing, backdrop, border, shadow, blend)
    }

    static func == (a: RareLook, b: RareLook) -> Bool {
        a === b
            || (a.border == b.border && a.shadow == b.shadow && a.blend == b.blend && a.drawing === b.drawing && a.backdrop == b.backdrop)
    }

    private static func isSame(_ a: (any LayerDrawing)?, _ b: (any LayerDrawing)?) -> Bool {
        guard let a, let b else { return false }
        return a.isEqual(to: b)
    }
}
