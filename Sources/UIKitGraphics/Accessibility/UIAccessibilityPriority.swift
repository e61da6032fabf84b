import Foundation

/// The order in which announcements are spoken.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibilitypriority
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Interrupts others, and is not interrupted.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// Interrupts those of low priority, and may be interrupted.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// Waits until all others have been spoken.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
