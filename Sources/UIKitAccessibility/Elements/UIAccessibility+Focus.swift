import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

extension UIAccessibility {
    /// Names an assistive technology.
    // apple: https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// The key of the element that was left, in an ``elementFocusedNotification``.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the name of what moved, in an ``elementFocusedNotification``.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    /// The key of the text, in an ``announcementDidFinishNotification``.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of whether the text was spoken, in an ``announcementDidFinishNotification``.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// The element at which the user is.
    /// - Parameter assistiveTechnologyIdentifier: what moves there; nil is whatever runs. Only a screen reader runs here.
    // apple: https://developer.apple.com/documentation/uikit/uiaccessibility/focusedelement(using:)
    @MainActor @preconcurrency
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard assistiveTechnologyIdentifier ?? .notificationVoiceOver == .notificationVoiceOver else { return nil }
        return AccessibilityFocus.shared.current
    }

    /// Says that a screen reader runs, or does no longer.
    @MainActor
    package static func setScreenReaderRunning(_ isRunning: Bool) {
        guard isRunning != isVoiceOverRunning else { return }
        screenReader.withLock { $0 = isRunning }
        if !isRunning { AccessibilityFocus.shared.stop() }
        NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }
}
