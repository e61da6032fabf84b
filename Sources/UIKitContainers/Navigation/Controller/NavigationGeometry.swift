import UIKitCore

/// Where bars and child controllers are in the view of a navigation controller.
struct NavigationGeometry: Equatable {
    /// A bar at an edge, and what it means for the child controllers.
    struct Bar: Equatable {
        var height: CGFloat
        /// How much higher it is while its child controller is pulled down; the child controller does not make room for that.
        var stretch: CGFloat = 0
        var isHidden: Bool
        /// True if nothing can be seen through it.
        var isOpaque: Bool
    }

    /// How a child controller wants to be laid out.
    struct Page {
        var edges: UIRectEdge
        var includesOpaqueBars: Bool
    }

    var bounds: CGRect
    var safeArea: UIEdgeInsets
    var top: Bar
    var bottom: Bar

    /// A hidden bar stands just outside.
    var topBarFrame: CGRect {
        let y = top.isHidden ? bounds.minY - top.height : bounds.minY + safeArea.top
        return CGRect(x: bounds.minX, y: y, width: bounds.width, height: top.height + (top.isHidden ? 0 : top.stretch))
    }

    var bottomBarFrame: CGRect {
        let y = bottom.isHidden ? bounds.maxY : bounds.maxY - safeArea.bottom - bottom.height
        return CGRect(x: bounds.minX, y: y, width: bounds.width, height: bottom.height)
    }

    /// A child controller goes on under bars that show what is behind them, if it wants that; else it ends at them.
    func frame(of page: Page) -> CGRect {
        var frame = bounds
        if endsAt(top, .top, page) {
            frame.origin.y = topBarFrame.maxY - top.stretch
            frame.size.height = max(0, bounds.maxY - frame.minY)
        }
        if endsAt(bottom, .bottom, page) { frame.size.height = max(0, bottomBarFrame.minY - frame.minY) }
        return frame
    }

    /// The insets that the bars give a child that extends under them, in addition to the screen's.
    func insets(of page: Page) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top.isHidden || endsAt(top, .top, page) ? 0 : top.height, left: 0,
            bottom: bottom.isHidden || endsAt(bottom, .bottom, page) ? 0 : bottom.height, right: 0)
    }

    private func endsAt(_ bar: Bar, _ edge: UIRectEdge, _ page: Page) -> Bool {
        guard !bar.isHidden else { return false }
        return !page.edges.contains(edge) || (bar.isOpaque && !page.includesOpaqueBars)
    }
}
