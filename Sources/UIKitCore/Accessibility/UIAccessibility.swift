import Foundation
import Synchronization

/// What the user has asked for to see, hear and use the interface, and how applications speak to assistive technologies.
///
/// A screen reader of the desktop counts as VoiceOver. All other settings are off.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibility
public enum UIAccessibility {
    /// Whether a screen reader runs.
    public static var isVoiceOverRunning: Bool { screenReader.withLock { $0 } }
    static let screenReader = Mutex(false)

    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var buttonShapesEnabled: Bool { false }

    /// What an application tells assistive technologies.
    // apple: https://developer.apple.com/documentation/uikit/uiaccessibility/notification
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1022)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1023)
    }

    /// A rectangle of a view in the coordinates of the screen.
    @MainActor @preconcurrency public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return rect }
        var onScreen = view.convert(rect, to: window)
        onScreen.origin = window.screenPoint(from: onScreen.origin)
        return onScreen
    }

    /// A path in the coordinates of a view, in those of the screen.
    @MainActor @preconcurrency public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
        let across = convertToScreenCoordinates(CGRect(x: 1, y: 0, width: 0, height: 0), in: view).origin
        let down = convertToScreenCoordinates(CGRect(x: 0, y: 1, width: 0, height: 0), in: view).origin
        let converted = path.copy() as? UIBezierPath ?? UIBezierPath()
        converted.apply(
            CGAffineTransform(
                a: across.x - origin.x, b: across.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x, ty: origin.y))
        return converted
    }

    public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    public static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    /// The key of the element in an ``elementFocusedNotification``.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}
