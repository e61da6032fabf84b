/// The kinds of faults that an audit looks for. The names are those of XCUITest.
// apple: https://developer.apple.com/documentation/xctest/xcuiaccessibilityaudittype
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Text that stands out too little from what is behind it: less than 4.5 to 1, or 3 to 1 from 18 points on, or from 14 if bold
    /// (WCAG 2.1, level AA).
    public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
    /// Text that no assistive technology finds: a label that is no element, in nothing that speaks for it. Text that a view paints
    /// itself is not found by the audit either.
    public static let elementDetection = AccessibilityAuditType(rawValue: 1 << 1)
    /// Controls that are hard to hit: a finger less than 14 points beside the middle misses them.
    public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 2)
    /// Controls and pictures with a meaning that are called nothing.
    public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 3)
    /// Text that stays as it is when the user wants another size.
    public static let dynamicType = AccessibilityAuditType(rawValue: 1 << 16)
    /// Text that has less room than it needs.
    public static let textClipped = AccessibilityAuditType(rawValue: 1 << 17)

    /// Traits that contradict one another, or that are missing: a view answers taps, and does not say that it is a button.
    public static let trait = AccessibilityAuditType(rawValue: 1 << 18)

    /// All that an audit looks for here.
    public static let all: AccessibilityAuditType = [
        .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .trait,
    ]
}
