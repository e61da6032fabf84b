internal import Display
import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// The actions of a user of an assistive technology on an element.
@MainActor
package enum AccessibilityActions {
    /// The touch that stands for a user's; no screen counts its fingers like that.
    private static let finger = -1

    /// Uses an element: asks it first, and touches it where it does nothing itself.
    @discardableResult
    package static func activate(_ target: any AccessibilityTarget, in host: DisplayHost) -> Bool {
        if target.accessibilityActivate() { return true }
        let point = target.accessibilityActivationPoint
        guard CGRect(origin: .zero, size: host.geometry.size).contains(point) else { return false }
        for phase in [PointerEvent.Phase.began, .ended] {
            host.send(PointerEvent(id: finger, kind: .touch, phase: phase, location: point, timestamp: host.clock.now))
        }
        return true
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

    /// A popover goes as by a tap beside it.
    private static func dismissPopover(in host: DisplayHost) -> Bool {
        guard let window = host.windows.keyWindow, let controller = window.lastPresentedController,
            let popover = controller.presentationController as? UIPopoverPresentationController,
            popover.delegate?.presentationControllerShouldDismiss?(popover) ?? true
        else { return false }
        controller.dismiss(animated: true)
        return true
    }

    /// Without an element, what is shown in front begins.
    private static func chain(from target: (any AccessibilityTarget)?, in host: DisplayHost) -> UnfoldFirstSequence<UIResponder> {
        let start = target ?? AccessibilityTree.elements(in: host).first
        let first: UIResponder = start ?? host.windows.keyWindow ?? UIApplication.shared
        return sequence(first: first, next: \.next)
    }
}
