import Foundation

/// The elements on the screen, in the order in which they are read. Nothing is kept: each question looks at the views anew.
@MainActor
package enum AccessibilityTree {
    /// More than these of one container are not asked for: a container that claims a million must not stop the application.
    static let longestContainer = 1000
    /// Deeper than this nobody looks: elements that hold each other must not either.
    private static let deepest = 200

    /// All elements of the shown windows, those of the hindmost window first.
    package static func elements(in host: DisplayHost) -> [any AccessibilityTarget] {
        let windows = host.visibleWindows
        let modal = windows.last { $0.accessibilityViewIsModal }
        return (modal.map { [$0] } ?? windows).flatMap { elements(in: $0) }
    }

    /// The elements of a window; where a controller is presented, those of the last one alone.
    package static func elements(in window: UIWindow) -> [any AccessibilityTarget] {
        guard !window.isHidden, !window.accessibilityElementsHidden else { return [] }
        return elements(below: front(of: window))
    }

    /// The elements below a view, without itself.
    package static func elements(below view: UIView) -> [any AccessibilityTarget] {
        ordered(groups(inside: view, depth: 0), in: view)
    }

    /// The view to be read at present: the window, or the container of a presented controller.
    static func front(of window: UIWindow) -> UIView {
        guard let controller = lastPresented(in: window) else { return window }
        return controller.presentationController?.containerView ?? controller.viewIfLoaded ?? window
    }

    /// The controller in front of all others, if it was presented and stays.
    static func lastPresented(in window: UIWindow) -> UIViewController? {
        var controller = window.rootViewController
        while let next = controller?.presentedViewController, !next.isBeingDismissed { controller = next }
        return controller === window.rootViewController ? nil : controller
    }

    // MARK: Private

    private static func groups(of target: any AccessibilityTarget, depth: Int) -> [AccessibilityGroup] {
        guard depth < deepest, !target.accessibilityElementsHidden, isShown(target) else { return [] }
        let view = target as? UIView
        if target.isAccessibilityElement { return [AccessibilityGroup(frame: target.accessibilityFrame, elements: [target])] }
        let inside = groups(inside: target, depth: depth + 1)
        if view?.isSpokenAsOne == true {
            let controls = inside.flatMap(\.elements).filter { $0 is UIControl || $0.accessibilityTraits.contains(.adjustable) }
            return [AccessibilityGroup(frame: target.accessibilityFrame, elements: [target] + controls)]
        }
        guard target.shouldGroupAccessibilityChildren || view?.keepsElementsTogether == true || hasOwnOrder(target) else { return inside }
        let elements = hasOwnOrder(target) ? inside.flatMap(\.elements) : ordered(inside, in: target.hostView)
        return elements.isEmpty ? [] : [AccessibilityGroup(frame: target.accessibilityFrame, elements: elements)]
    }

    private static func groups(inside target: any AccessibilityTarget, depth: Int) -> [AccessibilityGroup] {
        let count = target.accessibilityElementCount()
        guard count <= 0 || count == NSNotFound else {
            let own = (0..<min(count, longestContainer)).compactMap { target.accessibilityElement(at: $0) as? any AccessibilityTarget }
            return own.flatMap { groups(of: $0, depth: depth) }
        }
        guard let subviews = (target as? UIView)?.subviews else { return [] }
        let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
        return (modal.map { [$0] } ?? subviews).flatMap { groups(of: $0, depth: depth) }
    }

    private static func hasOwnOrder(_ target: any AccessibilityTarget) -> Bool {
        let count = target.accessibilityElementCount()
        return count > 0 && count != NSNotFound
    }

    private static func isShown(_ target: any AccessibilityTarget) -> Bool {
        guard let view = target as? UIView else { return true }
        return !view.isHidden && view.alpha >= 0.01
    }

    private static func ordered(_ groups: [AccessibilityGroup], in view: UIView?) -> [any AccessibilityTarget] {
        AccessibilityGroup.inReadingOrder(groups, rightToLeft: view?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            .flatMap(\.elements)
    }
}
