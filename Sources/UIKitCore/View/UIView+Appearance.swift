extension UIView {
    /// The colour beneath the view's content; nil shows what lies behind. Default: nil. Animatable.
    @objc open var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set { announcing(["backgroundColor"]) { changeBackgroundColor(newValue) } }
    }

    /// From 0, invisible, to 1. Below 0.01 the view gets no touches. Default: 1. Animatable.
    @objc open var alpha: CGFloat {
        get { CGFloat(backingLayer.opacity) }
        set { announcing(["alpha"]) { backingLayer.opacity = Float(min(max(newValue, 0), 1)) } }
    }

    /// True if the view and all inside it are left out of the picture and get no touches. Default: false.
    @objc open var isHidden: Bool {
        get { backingLayer.isHidden }
        set {
            guard newValue != backingLayer.isHidden else { return }
            announcing(["isHidden"]) { backingLayer.isHidden = newValue }
            parent?.visibilityDidChange(of: self)
        }
    }

    /// A promise that the view fills its bounds with opaque pixels, so that what is behind need not be drawn. Default: true.
    ///
    /// Without a ``draw(_:)`` of its own a view is as opaque as its background, whatever is set here.
    @objc open var isOpaque: Bool {
        get { flags.contains(.isOpaque) }
        set {
            guard newValue != isOpaque else { return }
            announcing(["isOpaque"]) { flags.set(.isOpaque, newValue) }
            if flags.contains(.drawsContent) { backingLayer.isOpaque = newValue }
            setNeedsDisplay()
        }
    }

    /// True if content outside the bounds is cut off. Default: false.
    @objc open var clipsToBounds: Bool {
        get { backingLayer.masksToBounds }
        set { announcing(["clipsToBounds"]) { backingLayer.masksToBounds = newValue } }
    }

    /// True if the drawing area is made transparent before ``draw(_:)``. Default: true.
    @objc open var clearsContextBeforeDrawing: Bool {
        get { flags.contains(.clearsContextBeforeDrawing) }
        set { flags.set(.clearsContextBeforeDrawing, newValue) }
    }

    /// A view whose alpha channel masks this one; it is not in the hierarchy. Default: nil.
    @objc(maskView)
    open var mask: UIView? {
        get { rare?.mask }
        set {
            ensureRare().mask = newValue
            backingLayer.mask = newValue?.layer
        }
    }
}
