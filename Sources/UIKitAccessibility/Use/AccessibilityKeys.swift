import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// Keys by which the elements are walked through and used while an assistive technology runs.
@MainActor
package struct AccessibilityKeys {
    private unowned let host: DisplayHost

    package init(host: DisplayHost) { self.host = host }

    /// - Parameter isTyping: whether a text takes the key, which then keeps its arrows, its spaces and its returns.
    /// - Returns: whether the key meant something here.
    package func handle(_ key: UIKey, isTyping: Bool) -> Bool {
        guard UIAccessibility.isVoiceOverRunning, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
        let focus = AccessibilityFocus.shared
        switch key.keyCode {
        case .keyboardTab: focus.step(forward: !key.modifierFlags.contains(.shift), in: host)
        case .keyboardEscape: return AccessibilityActions.escape(from: focus.current, in: host)
        case _ where isTyping: return false
        case .keyboardRightArrow, .keyboardDownArrow: move(forward: true, along: key.keyCode)
        case .keyboardLeftArrow, .keyboardUpArrow: move(forward: false, along: key.keyCode)
        case .keyboardReturnOrEnter, .keyboardSpacebar: return focus.current.map { AccessibilityActions.activate($0, in: host) } ?? false
        default: return false
        }
        return true
    }

    /// Up and down change what is adjustable, as a swipe of one finger does.
    private func move(forward: Bool, along key: UIKeyboardHIDUsage) {
        let focus = AccessibilityFocus.shared
        let isUpright = key == .keyboardUpArrow || key == .keyboardDownArrow
        guard isUpright, let target = focus.current, target.accessibilityTraits.contains(.adjustable) else {
            return focus.step(forward: forward, in: host)
        }
        if forward { target.accessibilityDecrement() } else { target.accessibilityIncrement() }
    }
}
