/// A layer that shows a drawing of another module of ours.
package final class DrawnLayer: CALayer {
    package override init() {
        super.init()
        values.rareForWriting().kind = DrawnValues()
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.rareForWriting().kind = DrawnValues()
    }

    package override init(layer: Any) { super.init(layer: layer) }

    /// What is drawn. Default: nil.
    package var drawing: (any LayerDrawing)? {
        get { kind(DrawnValues.self).drawing }
        set {
            let old = drawing
            if let old, let newValue, old === newValue || old.isEqual(to: newValue) { return }
            if old == nil, newValue == nil { return }
            values.rareForWriting().kind = DrawnValues(drawing: newValue)
            markNeedsCommit()
        }
    }
}
