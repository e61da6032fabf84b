import Foundation

// The questions of tests about the views on the screen.
extension ScreenDriver {
    /// The views of all windows that are shown, each before its subviews.
    public var views: [UIView] {
        settle()
        return finder.views
    }

    /// The middle of what can be seen of a view, in points of the screen; fails where a touch there would go to something else.
    public func touchPoint(of view: UIView, called name: String) throws -> CGPoint {
        settle()
        return try finder.touchPoint(of: view, called: name)
    }

    /// The middle of what can be seen of a view, in points of the screen; nil where a touch there would go to something else.
    public func reachablePoint(of view: UIView) -> CGPoint? {
        settle()
        return finder.reachablePoint(of: view)
    }

    /// Returns true if some of the view is inside the screen, and nothing hides it or what it is in.
    public func isOnScreen(_ view: UIView) -> Bool { finder.isOnScreen(view) }

    // As things stand, without bringing the screen up to date: for those who look on while it is touched.

    /// The view of a name that can be seen; nil if there is none.
    public func presentView(named name: String) -> UIView? { finder.visibleView(named: name) }

    /// Where a touch by a view's name goes; nil where it would go to something else.
    public func presentTouchPoint(of view: UIView) -> CGPoint? { finder.reachablePoint(of: view) }

    /// The view that gets a touch at a position of the screen.
    public func hitView(at point: CGPoint) -> UIView? { finder.hit(at: point) }
}
