import Foundation

/// The scroll views that a controller has named for the bars around it.
@MainActor
struct NamedScrollViews {
    private var views: [(edge: NSDirectionalRectEdge, view: WeakScrollView)] = []

    private struct WeakScrollView {
        weak var view: UIScrollView?
    }

    mutating func set(_ view: UIScrollView?, for edges: NSDirectionalRectEdge) {
        for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edges.contains(edge) {
            views.removeAll { $0.edge == edge }
            if let view { views.append((edge, WeakScrollView(view: view))) }
        }
    }

    func view(for edge: NSDirectionalRectEdge) -> UIScrollView? { views.first { edge.contains($0.edge) }?.view.view }
}

extension UIViewController {
    func nameContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        barItems.contentScrollViews.set(scrollView, for: edge)
        viewIfLoaded?.superview?.setNeedsLayout()
    }

    func foundContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = barItems.contentScrollViews.view(for: edge) { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.children.first as? UIScrollView
    }
}
