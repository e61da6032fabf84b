import UIKitCore

/// Scrolls the groups of one section of a collection view, across the collection view's own direction.
///
/// As wide as the section within its insets; what scrolls out of it is still seen beside it.
final class OrthogonalScrollView: UIScrollView {
    /// Where it stands among the elements of the collection view.
    var zIndex = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    /// Fingers beside the view, on what has scrolled out of it, move it too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if super.point(inside: point, with: event) { return true }
        return subviews.contains { !$0.isHidden && $0.frame.contains(point) }
    }
}
