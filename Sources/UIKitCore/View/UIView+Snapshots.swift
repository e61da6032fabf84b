extension UIView {
    /// A view that shows a picture of this one and of all inside it, cheap to make and to move.
    ///
    /// - Parameter afterUpdates: whether what has changed since the last frame is in the picture. A view that has never been shown
    ///   gives an empty picture otherwise, and always if it is in no window.
    // apple: https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
    @objc(snapshotViewAfterScreenUpdates:)
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates)
    }

    /// The same for a part of the view, that can be given another size.
    /// - Parameters:
    ///   - rect: the part, in the view's coordinates.
    ///   - capInsets: what of the picture keeps its size at the edges when the view's size changes, in points; the rest is stretched.
    // apple: https://developer.apple.com/documentation/uikit/uiview/resizablesnapshotview(from:afterscreenupdates:withcapinsets:)
    @objc(resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:)
    open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        let snapshot = makeSnapshot(of: rect, afterScreenUpdates: afterUpdates)
        snapshot.keepEdges(capInsets, of: rect.size)
        return snapshot
    }

    /// Draws what the view and all inside it show into the current context, as large as a rectangle.
    /// - Parameters:
    ///   - rect: where the bounds come to lie, in the context's coordinates.
    ///   - afterUpdates: whether what has changed since the last frame is drawn.
    /// - Returns: whether all was drawn: false for a view that is in no window or has never been shown.
    // apple: https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
    @discardableResult
    @objc(drawViewHierarchyInRect:afterScreenUpdates:)
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let picture = ViewPicture(of: self, in: bounds, afterScreenUpdates: afterUpdates) else {
            return drawOutsideOfWindow(in: rect)
        }
        UIImage(cgImage: picture.image, scale: displayHost.screen.scale, orientation: .up).draw(in: rect)
        return true
    }

    // MARK: Internal

    private func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool) -> SnapshotView {
        let picture = ViewPicture(of: self, in: rect, afterScreenUpdates: afterScreenUpdates)
        return SnapshotView(picture?.image, size: rect.size, scale: displayHost.screen.scale)
    }

    /// A view that is in no window can only be drawn as it is by itself.
    private func drawOutsideOfWindow(in rect: CGRect) -> Bool {
        guard windowLink == nil, let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        layoutIfNeeded()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        backingLayer.render(in: context)
        context.restoreGState()
        return false
    }
}

/// Shows a picture of another view.
@MainActor
final class SnapshotView: UIView {
    init(_ image: CGImage?, size: CGSize, scale: CGFloat) {
        super.init(frame: CGRect(origin: .zero, size: size))
        layer.contents = image
        layer.contentsScale = scale
    }

    required init?(coder: NSCoder) { nil }

    fileprivate func keepEdges(_ insets: UIEdgeInsets, of size: CGSize) {
        guard insets != .zero, size.width > 0, size.height > 0 else { return }
        layer.contentsCenter = CGRect(
            x: insets.left / size.width, y: insets.top / size.height,
            width: max(0, size.width - insets.left - insets.right) / size.width,
            height: max(0, size.height - insets.top - insets.bottom) / size.height)
    }
}
