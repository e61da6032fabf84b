import UIKitCore

extension UICollectionView {
    /// Puts in a view in which elements stand, in front of those with lower indexes and behind all others.
    final func insertElementHost(_ view: OrthogonalScrollView) {
        if let below = subviews.last(where: { ($0.zIndexOfElement ?? .max) < view.zIndex }) {
            insertSubview(view, aboveSubview: below)
        } else {
            insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
        }
    }
}

extension UIView {
    /// Where an element, or a view in which elements stand, lies among its siblings; nil for other views.
    final var zIndexOfElement: Int? {
        if let element = self as? UICollectionReusableView { return element.element.zIndex }
        return (self as? OrthogonalScrollView)?.zIndex
    }
}
