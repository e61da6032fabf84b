import Foundation

/// The scroll views that a controller has named for the bars around it.
@MainActor
struct NamedScrollViews {
    private var views: [(edge: NSDirectionalRectEdge, view: WeakView)] = []

    private struct WeakView {
        weak var view: UIView?
    }

    mutating func set(_ view: UIView?, for edges: NSDirectionalRectEdge) {
        for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edges.contains(edge) {
            views.removeAll { $0.edge == edge }
            if let view { views.append((edge, WeakView(view: view))) }
        }
    }

    func view(for edge: NSDirectionalRectEdge) -> UIView? { views.first { edge.contains($0.edge) }?.view.view }
}
