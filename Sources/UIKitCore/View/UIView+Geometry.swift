extension UIView {
    /// The rectangle that the view occupies in its superview's coordinates, in points. Animatable.
    ///
    /// Setting it changes ``center`` and the size of ``bounds``, and asks for layout if the size changes. With a ``transform`` it
    /// is the bounding box of the transformed bounds. A negative size is turned positive.
    // apple: https://developer.apple.com/documentation/uikit/uiview/frame
    @objc open var frame: CGRect {
        get { backingLayer.frame }
        set { announcing(keysMoved(byFrame: newValue)) { changeGeometry { $0.frame = newValue } } }
    }

    /// The rectangle of the view in its own coordinates; its origin is what is at the top left corner. Animatable.
    @objc open var bounds: CGRect {
        get { backingLayer.bounds }
        set { announcing(keysMoved(byBounds: newValue)) { changeGeometry { $0.bounds = newValue } } }
    }

    /// Where the anchor point (by default the middle) is in the superview's coordinates. Animatable.
    @objc open var center: CGPoint {
        get { backingLayer.position }
        set { announcing(newValue == center ? ["center"] : ["center", "frame"]) { changeGeometry { $0.position = newValue } } }
    }

    /// The transform about the anchor point. Default: the identity. Animatable.
    @objc open var transform: CGAffineTransform {
        get { backingLayer.affineTransform() }
        set { announcing(["transform", "frame"]) { changeGeometry { $0.setAffineTransform(newValue) } } }
    }

    /// The transform about the anchor point, in space. Default: the identity. Animatable.
    ///
    /// ``transform`` is what of it lies in the plane.
    // apple: https://developer.apple.com/documentation/uikit/uiview/transform3d
    @objc open var transform3D: CATransform3D {
        get { backingLayer.transform }
        set { announcing(["transform3D", "transform", "frame"]) { changeGeometry { $0.transform = newValue } } }
    }

    /// The point of the view that ``center`` positions and that transforms turn about, in fractions of the bounds. Default: (0.5, 0.5).
    ///
    /// Setting it moves the view, since ``center`` stays. Animatable.
    // apple: https://developer.apple.com/documentation/uikit/uiview/anchorpoint
    @objc open var anchorPoint: CGPoint {
        get { backingLayer.anchorPoint }
        set { changeGeometry { $0.anchorPoint = newValue } }
    }

    /// Pixels per point of what the view draws. Default: that of the screen.
    @objc open var contentScaleFactor: CGFloat {
        get { backingLayer.contentsScale }
        set {
            guard newValue > 0, newValue != backingLayer.contentsScale else { return }
            flags.insert(.hasOwnContentScale)
            backingLayer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    /// True if subviews are resized by their ``autoresizingMask`` when the size changes. Default: true.
    @objc open var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { flags.set(.autoresizesSubviews, newValue) }
    }

    // MARK: Internal

    /// Changes the layer's geometry and does what a change of size asks for.
    func changeGeometry(_ change: (CALayer) -> Void) {
        let before = backingLayer.bounds
        change(backingLayer)
        Inspection.views?.didMove(self)
        let after = backingLayer.bounds
        let isResized = after.size != before.size
        let isScrolled = after.origin != before.origin
        if isResized {
            sizeDidChange(from: before.size)
        } else if isScrolled {
            setNeedsLayout()
        } else if windowLink != nil {
            insetsMayHaveChanged()
        }
        geometryDidChangeForConstraints(from: before)
        if isResized || isScrolled { boundsDidChange(from: before) }
    }

    private func sizeDidChange(from oldSize: CGSize) {
        if autoresizesSubviews, !children.isEmpty { resizeSubviews(from: oldSize) }
        setNeedsLayout()
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// Gives the subviews with an autoresizing mask the frames that follow from the new size, at once.
    private func resizeSubviews(from oldSize: CGSize) {
        if children.isEmpty { return }
        let newSize = backingLayer.bounds.size
        let observer = Inspection.views
        observer?.willResizeSubviews(of: self)
        defer { observer?.didResizeSubviews(of: self) }
        for child in children where !child.autoresizingMask.isEmpty {
            child.autoresize(from: oldSize, to: newSize)
        }
    }

    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        // Without regard to the transform: bounds and center are adjusted, as if the view stood upright.
        let size = backingLayer.bounds.size
        let anchor = backingLayer.anchorPoint
        let origin = CGPoint(
            x: backingLayer.position.x - size.width * anchor.x, y: backingLayer.position.y - size.height * anchor.y)
        let horizontal = AutoresizedSpan(
            start: origin.x, length: size.width, flexibility: .horizontal(autoresizingMask)
        ).resized(from: oldSize.width, to: newSize.width)
        let vertical = AutoresizedSpan(
            start: origin.y, length: size.height, flexibility: .vertical(autoresizingMask)
        ).resized(from: oldSize.height, to: newSize.height)
        let resized = CGSize(width: horizontal.length, height: vertical.length)
        let position = CGPoint(x: horizontal.start + resized.width * anchor.x, y: vertical.start + resized.height * anchor.y)
        announcing(keysMoved(byResizingTo: resized, at: position)) {
            changeGeometry { layer in
                layer.bounds = CGRect(origin: layer.bounds.origin, size: resized)
                layer.position = position
            }
        }
    }
}
