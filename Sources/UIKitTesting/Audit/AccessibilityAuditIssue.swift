import UIKit

/// The finding of an audit.
// apple: https://developer.apple.com/documentation/xctest/xcuiaccessibilityauditissue
@MainActor
public struct AccessibilityAuditIssue: CustomStringConvertible {
    /// The kind of fault.
    public let auditType: AccessibilityAuditType
    /// Where it is.
    public let element: Element
    /// The fault, and the advice.
    public let detailedDescription: String

    public nonisolated var description: String { detailedDescription }
}

/// The findings of an audit.
public struct AccessibilityAuditError: Error, CustomStringConvertible {
    /// All faults, in the order in which they were found.
    public let issues: [AccessibilityAuditIssue]

    public var description: String { issues.map(\.description).joined(separator: "\n") }
}
