@_spi(ForasteroInternal) import UIKitDrive
@_spi(ForasteroInternal) import UIKitCore
import UIKit

extension TestScreen {
    /// Looks over what is on the screen for what shuts people out.
    ///
    /// - Parameters:
    ///   - types: What is looked for.
    ///   - isIgnored: Called for each finding; true leaves it out.
    /// - Throws: ``AccessibilityAuditError`` with all findings.
    // apple: https://developer.apple.com/documentation/xctest/xcuiapplication/performaccessibilityaudit(for:_:)
    public func performAccessibilityAudit(
        for types: AccessibilityAuditType = .all, _ isIgnored: (AccessibilityAuditIssue) throws -> Bool = { _ in false }
    ) throws {
        let driver = driver
        let picture = types.contains(.contrast) ? snapshot() : nil
        let seen = driver.views.filter { driver.isOnScreen($0) }
        let audit = AccessibilityAudit(driver: driver, picture: picture)
        let issues = try seen.flatMap { audit.issues(of: $0, types) }.filter { try !isIgnored($0) }
        guard issues.isEmpty else { throw AccessibilityAuditError(issues: issues) }
    }
}
