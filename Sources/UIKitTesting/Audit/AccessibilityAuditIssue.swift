import UIKit

/// What an audit has found.
// apple: https://developer.apple.com/documentation/xctest/xcuiaccessibilityauditissue
@MainActor
public struct AccessibilityAuditIssue: CustomStringConvertible {
    /// What kind of fault it is.
    public let auditType: AccessibilityAuditType
    /// Where it is.
    public let element: Element
    /// What is wrong, and what to do.
    public let detailedDescription: String

    public nonisolated var description: String { detailedDescription }
}

/// What an audit has found, all of it.
public struct AccessibilityAuditError: Error, CustomStringConvertible {
    /// All faults, in the order in which they were found.
    public let issues: [AccessibilityAuditIssue]

    public var description: String { issues.map(\.description).joined(separator: "\n") }
}
