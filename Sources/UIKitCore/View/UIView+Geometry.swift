extension UIView {
    /// Changes the layer's geometry and does what a change of size asks for.
    func changeGeometry(_ change: (CALayer) -> Void) {
        let before = backingLayer.bounds
        change(backingLayer)
        let after = backingLayer.bounds
        if after.size != before.size {
            sizeDidChange(from: before.size)
        } else if after.origin != before.origin {
            setNeedsLayout()
        }
    }

    private func sizeDidChange(from oldSize: CGSize) {
        if autoresizesSubviews, !children.isEmpty { resizeSubviews(from: oldSize) }
        setNeedsLayout()
        parent?.setNeedsLayout()
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// Gives the subviews with an autoresizing mask the frames that follow from the new size, at once.
    private func resizeSubviews(from oldSize: CGSize) {
        let newSize = backingLayer.bounds.size
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
        changeGeometry { layer in
            layer.bounds = CGRect(origin: layer.bounds.origin, size: resized)
            layer.position = CGPoint(
                x: horizontal.start + resized.width * anchor.x, y: vertical.start + resized.height * anchor.y)
        }
    }
}
