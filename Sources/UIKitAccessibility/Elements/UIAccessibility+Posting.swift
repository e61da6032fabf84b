import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

extension UIAccessibility {
    /// Tells assistive technologies of a change. Without one that runs, nothing happens.
    ///
    /// - Parameter argument: of `screenChanged` and `layoutChanged` the element to go to, or a text to speak, and nil goes to the
    ///   first element of a changed screen; of the others a text, with attributes or without.
    // apple: https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)
    public static func post(notification: Notification, argument: Any?) {
        guard isVoiceOverRunning else { return }
        let posted = PostedNotification(notification: notification, argument: argument)
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { posted.deliver() }
        } else {
            DispatchQueue.main.async { posted.deliver() }
        }
    }
}

/// A notification on its way to the main thread; nobody else touches its argument meanwhile.
private struct PostedNotification: @unchecked Sendable {
    let notification: UIAccessibility.Notification
    let argument: Any?

    @MainActor
    func deliver() {
        switch notification {
        case .screenChanged, .layoutChanged: change()
        case .announcement, .pageScrolled: announce()
        default: break
        }
    }

    @MainActor
    private func change() {
        let focus = AccessibilityFocus.shared
        focus.listener?.elementsDidChange()
        if let target = argument as? any AccessibilityTarget {
            focus.move(to: target)
        } else if text != nil {
            announce()
        } else if notification == .screenChanged {
            focus.moveToFirst(in: .current)
        }
    }

    private var text: String? { (argument as? NSAttributedString)?.string ?? argument as? String }

    /// An announcement may ask not to interrupt another.
    private static func waits(_ text: NSAttributedString) -> Bool {
        guard text.length > 0 else { return false }
        let wish = text.attribute(.accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil)
        return (wish as? NSNumber)?.boolValue ?? wish as? Bool ?? false
    }

    @MainActor
    private func announce() {
        guard let text, let listener = AccessibilityFocus.shared.listener else { return }
        listener.announce(text, waits: (argument as? NSAttributedString).map(Self.waits) ?? false)
        guard notification == .announcement else { return }
        NotificationCenter.default.post(
            name: UIAccessibility.announcementDidFinishNotification, object: nil,
            userInfo: [
                UIAccessibility.announcementStringValueUserInfoKey: text, UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
            ])
    }
}
