import Foundation

extension UIWindow {
    /// A point of the window's coordinates in those of its screen.
    package func screenPoint(from point: CGPoint) -> CGPoint {
        let origin = frame.origin
        return CGPoint(x: point.x - bounds.minX + origin.x, y: point.y - bounds.minY + origin.y)
    }

    /// A point of the screen in the window's coordinates.
    package func point(fromScreen point: CGPoint) -> CGPoint {
        let origin = frame.origin
        return CGPoint(x: point.x - origin.x + bounds.minX, y: point.y - origin.y + bounds.minY)
    }

    /// How far the screen's unsafe edges reach into the window.
    var screenSafeAreaInsets: UIEdgeInsets {
        let outer = screen.safeAreaInsets
        let space = screen.bounds
        return UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - space.minY)), left: max(0, outer.left - (frame.minX - space.minX)),
            bottom: max(0, outer.bottom - (space.maxY - frame.maxY)), right: max(0, outer.right - (space.maxX - frame.maxX)))
    }

    /// Shows or hides the window; `setHidden` changes the layer.
    func setVisible(_ isVisible: Bool, setHidden: (Bool) -> Void) {
        if isVisible {
            if windowScene == nil { windowScene = UIApplication.shared.soleWindowScene }
            let appearances = AppearanceChanges(ofTreeIn: self, isAppearing: true)
            appearances.begin()
            setHidden(false)
            screenHost.windows.show(self)
            showRootViewController()
            appearances.finish()
        } else {
            let appearances = AppearanceChanges(ofTreeIn: self, isAppearing: false)
            appearances.begin()
            setHidden(true)
            screenHost.windows.hide(self)
            appearances.finish()
        }
        NotificationCenter.default.post(
            name: isVisible ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification, object: self)
    }

    func windowSceneDidChange(from former: UIWindowScene?) {
        former?.remove(self)
        windowScene?.add(self)
        if let host = windowScene?.ownHost { move(to: host) }
    }

    /// A view is about to leave the window with all inside it.
    func subtreeWillLeave(_ view: UIView) {
        if let responder = firstResponder, view.isAncestor(of: responder), !responder.resignFirstResponder() {
            setFirstResponder(nil)
        }
        screenHost.touches.viewWillLeaveWindow(view)
        screenHost.focus.viewsWillLeave(view)
    }

    /// Lets go of a window that ceases to exist.
    nonisolated static func forget(children: [UIView]) {
        var waiting = children
        while let view = waiting.popLast() {
            view.hostWindow = nil
            // Nobody else can be changing the tree of a window that has no owner left.
            waiting += view.children
        }
    }
}
