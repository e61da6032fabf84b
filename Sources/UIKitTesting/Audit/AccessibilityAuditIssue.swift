import UIKit

/// What an audit has found.
// apple: https://developer.apple.com/documentation/xctest/xcuiaccessibilityauditissue
@MainActor
public struct AccessibilityAuditIssue: CustomStringConvertible {
    public let auditType: AccessibilityAuditType
    public let element: Element
    /// What is wrong, and what to do.
    public let detailedDescription: String

    public nonisolated var description: String { detailedDescription }
}

/// What an audit has found, all of it.
public struct AccessibilityAuditError: Error, CustomStringConvertible {
    public let issues: [AccessibilityAuditIssue]

    public var description: String { issues.map(\.description).joined(separator: "\n") }
}
