internal import Display
import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) internal import UIKitCore

/// The actions of a user of an assistive technology on an element.
@MainActor
package enum AccessibilityActions {
    /// The touch that stands for a user's; no screen counts its fingers like that.
    private static let finger = -1

    /// Uses an element: asks it first, and touches it where it does nothing itself.
    /// - Returns: false where a touch would not reach it, as while one screen gives way to another.
    @discardableResult
    package static func activate(_ target: any AccessibilityTarget, in host: DisplayHost) -> Bool {
        if target.accessibilityActivate() { return true }
        let point = target.accessibilityActivationPoint
        guard CGRect(origin: .zero, size: host.geometry.size).contains(point), reaches(target, at: point) else { return false }
        touch(point, in: host)
        return true
    }

    private static func reaches(_ target: any AccessibilityTarget, at point: CGPoint) -> Bool {
        guard !UIApplication.shared.isIgnoringInteractionEvents, let view = target.hostView, let window = view.window,
            let hit = window.hitTest(window.point(fromScreen: point), with: nil)
        else { return false }
        return !isMoving(view) && !isChangingScreens(window) && (hit.isDescendant(of: view) || view.isDescendant(of: hit))
    }

    /// True while a controller is presented or goes: what an app does then is easily lost.
    private static func isChangingScreens(_ window: UIWindow) -> Bool {
        sequence(first: window.rootViewController, next: { $0?.presentedViewController }).contains { controller in
            controller?.isBeingPresented == true || controller?.isBeingDismissed == true
        }
    }

    /// True while an animation shows the view somewhere else than where it is: a touch would meet what is seen there.
    private static func isMoving(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { view in
            let moves = ["position", "bounds", "transform", "sublayerTransform"]
            guard let keys = view.layer.animationKeys(), keys.contains(where: { key in moves.contains { key.hasPrefix($0) } }) else {
                return false
            }
            // Nothing is shown yet of what has just begun.
            guard let seen = view.layer.presentation()?.frame else { return true }
            let (frame, distance) = (view.layer.frame, CGPoint(x: seen.midX - view.layer.frame.midX, y: seen.midY - view.layer.frame.midY))
            return max(abs(distance.x), abs(distance.y), abs(seen.width - frame.width), abs(seen.height - frame.height)) > 1
        }
    }

    private static func touch(_ point: CGPoint, in host: DisplayHost) {
        for phase in [PointerEvent.Phase.began, .ended] {
            host.send(PointerEvent(id: finger, kind: .touch, phase: phase, location: point, timestamp: host.clock.now))
        }
    }

    /// Does what the app offers beside.
    @discardableResult
    package static func perform(_ action: UIAccessibilityCustomAction) -> Bool {
        if let handler = action.actionHandler { return handler(action) }
        guard let target = action.target else { return false }
        return UIApplication.shared.sendAction(action.selector, to: target, from: action, for: nil)
    }

    /// Leaves what is in front: the first from the element outwards that knows how does it.
    @discardableResult
    package static func escape(from target: (any AccessibilityTarget)?, in host: DisplayHost) -> Bool {
        chain(from: target, in: host).contains { $0.accessibilityPerformEscape() } || dismissPopover(in: host)
    }

    /// Does what is wanted most; the application is asked last.
    @discardableResult
    package static func magicTap(from target: (any AccessibilityTarget)?, in host: DisplayHost) -> Bool {
        chain(from: target, in: host).contains { $0.accessibilityPerformMagicTap() }
    }

    /// Scrolls by a page: the first from the element outwards that can.
    @discardableResult
    package static func scroll(
        _ direction: UIAccessibilityScrollDirection, from target: (any AccessibilityTarget)?, in host: DisplayHost
    ) -> Bool {
        chain(from: target, in: host).contains { ($0 as? any AccessibilityTarget)?.accessibilityScroll(direction) == true }
    }

    /// A popover goes by a tap beside it, as its delegate expects; where there is no room for one, without.
    private static func dismissPopover(in host: DisplayHost) -> Bool {
        guard let window = host.windows.keyWindow, let controller = window.lastPresentedController, !controller.isBeingPresented,
            let popover = controller.presentationController as? UIPopoverPresentationController,
            popover.delegate?.presentationControllerShouldDismiss?(popover) ?? true
        else { return false }
        if let point = popover.containerView.flatMap(pointBeside) {
            touch(point, in: host)
        } else {
            controller.dismiss(animated: true)
        }
        return true
    }

    /// A point of what lies around a popover, on the screen.
    private static func pointBeside(in container: UIView) -> CGPoint? {
        guard let window = container.window,
            let region = container.subviews.first(where: { $0.accessibilityIdentifier == "PopoverDismissRegion" })
        else { return nil }
        let inside = region.bounds.insetBy(dx: 1, dy: 1)
        let points = [inside.minX, inside.midX, inside.maxX].flatMap { x in
            [inside.minY, inside.midY, inside.maxY].map { window.convert(CGPoint(x: x, y: $0), from: region) }
        }
        return points.first { window.hitTest($0, with: nil) === region }.map(window.screenPoint)
    }

    /// Without an element, what is shown in front begins.
    private static func chain(from target: (any AccessibilityTarget)?, in host: DisplayHost) -> UnfoldFirstSequence<UIResponder> {
        let start = target ?? AccessibilityTree.elements(in: host).first
        let first: UIResponder = start ?? host.windows.keyWindow ?? UIApplication.shared
        return sequence(first: first, next: \.next)
    }
}
