import Foundation
import Synchronization
@_spi(ForasteroInternal) internal import UIKitCore

/// The user's accessibility settings, and the notifications by which applications speak to assistive technologies.
///
/// A screen reader of the desktop counts as VoiceOver. Of the other settings the desktop knows contrast and movement; launch options set each.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibility
public enum UIAccessibility {
    /// True if a screen reader runs.
    public static var isVoiceOverRunning: Bool { screenReader.withLock { $0 } }
    static let screenReader = Mutex(false)

    /// A notification of an application to assistive technologies.
    // apple: https://developer.apple.com/documentation/uikit/uiaccessibility/notification
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Most of the screen is new: the screen reader goes to the argument, or to the first element.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen is new: the screen reader goes to the argument, or stays.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument, a text, is to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// Something has scrolled; the argument says where it stands now.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Stored names for devices that can be paused: nothing happens.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1022)
        /// As with ``pauseAssistiveTechnology``, nothing happens.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1023)
    }

    /// A rectangle of a view in the coordinates of the screen.
    @MainActor @preconcurrency public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convertToScreen(rect)
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

    /// Posted without an object after ``isVoiceOverRunning`` has changed.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted with the application after a screen reader has gone to another element.
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    /// Posted without an object after an announcement was handed to a screen reader; never without one.
    public static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    /// The key of the element in an ``elementFocusedNotification``.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}
