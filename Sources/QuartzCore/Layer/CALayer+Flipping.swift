// Layers whose y axis points upwards.
extension CALayer {
    /// True if the y axis of the layer, and with it of all below, points the other way than that of the superlayer.
    ///
    /// The layer keeps its position; its bounds are turned over about their middle. Sublayers, drawing, paths, corners and
    /// shadows follow the axis; pictures and the text of a ``CATextLayer`` stay upright. Default: false, downwards.
    // apple: https://developer.apple.com/documentation/quartzcore/calayer/isgeometryflipped
    public var isGeometryFlipped: Bool {
        get { values.switches.contains(.geometryFlipped) }
        set {
            guard newValue != isGeometryFlipped else { return }
            values.switches.set(.geometryFlipped, newValue)
            markNeedsCommit()
            updateContentsFlipped()
        }
    }

    /// Returns true if pictures have to be turned over in the layer's coordinates to be seen upright: its y axis points upwards.
    public func contentsAreFlipped() -> Bool { values.switches.contains(.contentsFlipped) }

    /// Takes over what the layers above say. Goes down only where something changes.
    final func updateContentsFlipped() {
        let isParentFlipped = parentLink?._withUnsafeGuaranteedRef { $0.contentsAreFlipped() } ?? false
        let isFlipped = isGeometryFlipped != isParentFlipped
        guard isFlipped != contentsAreFlipped() else { return }
        values.switches.set(.contentsFlipped, isFlipped)
        markNeedsCommit()
        for child in children { child.updateContentsFlipped() }
        extras?.mask?.updateContentsFlipped()
    }
}

extension CGRect {
    /// Turns the rectangle over about its middle: what is at the top goes to the bottom.
    var turnedOver: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: minY + maxY) }
}
