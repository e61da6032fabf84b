/// The look of one layer, in its own coordinates. It never changes while a node or a display list holds it.
final class LayerPaint: Equatable {
    private(set) var bounds = CGRect.zero
    private(set) var opacity = 1.0
    private(set) var isHidden = false
    private(set) var isDoubleSided = false
    /// The y axis points upwards. A picture of the layer is then turned over once more to be upright.
    private(set) var isFlipped = false
    private(set) var masksToBounds = false
    private(set) var groupsOpacity = false
    private(set) var background = ColorComponents(nil)
    private(set) var corners = CornerShape.square
    private(set) var contents: ContentsPaint?
    private var rare: RareLook?

    var drawing: (any LayerDrawing)? { rare?.drawing }
    var backdrop: BackdropEffect? { rare?.backdrop }
    var border: BorderPaint? { rare?.border }
    var shadow: ShadowPaint? { rare?.shadow }
    /// How the layer and those below it meet what is behind them.
    var blend: CGBlendMode { rare?.blend ?? .normal }

    /// - Parameter earlier: what the layer looked like before; its drawing is taken over if it is the same.
    init(_ values: LayerValues, after earlier: LayerPaint? = nil) { take(values, after: earlier) }

    /// Becomes what other values look like. Only for who holds the object alone.
    func take(_ values: LayerValues, after earlier: LayerPaint?) {
        // A size below zero shows nothing, as an empty one.
        bounds = values.bounds.standardized
        let alpha = Double(values.opacity)
        opacity = alpha > 0 ? min(alpha, 1) : 0
        isHidden = values.switches.contains(.hidden)
        isDoubleSided = values.switches.contains(.doubleSided)
        isFlipped = values.switches.contains(.contentsFlipped)
        masksToBounds = values.switches.contains(.masksToBounds)
        groupsOpacity = values.switches.contains(.allowsGroupOpacity)
        background = ColorComponents(values.backgroundColor)
        corners = CornerShape(values)
        contents = ContentsPaint(values)
        rare = RareLook.make(for: values, after: earlier)
    }

    static func == (a: LayerPaint, b: LayerPaint) -> Bool {
        a.bounds == b.bounds && a.opacity == b.opacity && a.isHidden == b.isHidden && a.isDoubleSided == b.isDoubleSided
            && a.isFlipped == b.isFlipped
            && a.masksToBounds == b.masksToBounds && a.groupsOpacity == b.groupsOpacity && a.background == b.background
            && a.corners == b.corners && a.contents == b.contents && a.rare == b.rare
    }

    var isVisible: Bool { !isHidden && opacity > 0 }

    /// True if the shadow is that of everything the layer shows, and not that of its rectangle or of a path.
    var castsShadowOfContent: Bool { shadow != nil && shadow?.path == nil && background.isClear }

    /// The shadow that the layer paints by itself.
    var ownShadow: ShadowPaint? { castsShadowOfContent ? nil : shadow }

    /// True if the contents are turned over. What the layer has drawn itself follows its axes, like its sublayers.
    var turnsContents: Bool { isFlipped && contents?.isDrawnInPlace == false }

    /// Returns true if the layer is seen from behind; an axis that points upwards does not count as that.
    func facesAway(under transform: PlaneTransform) -> Bool { transform.facesAway != isFlipped }

    /// True if the layer paints anything behind its sublayers.
    var hasBody: Bool { !background.isClear || contents != nil || drawing != nil || ownShadow != nil }

    /// True if the layer paints a rectangle of one colour, a picture, or one over the other, and nothing else.
    var isPlain: Bool { hasBody && drawing == nil && border == nil && shadow == nil }

    /// How many things the layer paints on top of each other, all counted.
    var operationCount: Int {
        (background.isClear ? 0 : 1) + (contents == nil ? 0 : 1) + (border == nil ? 0 : 1) + (ownShadow == nil ? 0 : 1)
            + (drawing == nil ? 0 : 1) + (backdrop == nil ? 0 : 1)
    }

    /// Everything that the layer itself paints, in its coordinates.
    var extent: CGRect {
        // A picture may be clear at its edges; everything else reaches as far as the bounds.
        let fillsBounds = !background.isClear || border != nil || backdrop != nil || contents == nil
        var rect = fillsBounds ? bounds : CGRect.null
        if let shadow = ownShadow { rect = rect.union(shadow.extent(of: bounds)) }
        rect = rect.union(drawnExtent)
        for part in contents?.parts ?? ContentsPaint.Parts([]) {
            let target = turnsContents ? part.target.applying(bounds.turnedOver) : part.target
            rect = rect.union(masksToBounds ? target.intersection(bounds) : target)
        }
        return rect
    }
}
