import SwiftSyntax

/// The version of the system that apps ask for is that of the emulated iOS, not that of the Linux kernel.
enum SystemVersionRule {
    private static let members = [
        "operatingSystemVersion": "_objcOperatingSystemVersion",
        "isOperatingSystemAtLeast": "_objcIsOperatingSystemAtLeast",
    ]

    static func apply(_ node: MemberAccessExprSyntax, _ file: FileRewriter) {
        let name = node.declName.baseName
        guard !file.isSDK, let replacement = members[name.text], let base = node.base, isProcessInfo(base) else { return }
        file.edits.replace(name.range, with: replacement)
        file.count("ProcessInfo.\(name.text)")
    }

    private static func isProcessInfo(_ expression: ExprSyntax) -> Bool {
        if let access = expression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text == "processInfo" }
        let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        return called?.baseName.text == "ProcessInfo"
    }
}
