import SwiftSyntax

/// `Bundle(for: X.self)` finds the resources of the module that declares the class; corelibs Foundation takes the program's for it.
enum BundleRule {
    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard !file.isSDK, node.arguments.count == 1, node.arguments.first?.label?.text == "for", node.leftParen != nil,
            names.contains(node.calledExpression.trimmedDescription), !file.symbols.declaresType(named: "Bundle")
        else { return }
        file.edits.replace(node.calledExpression.range, with: "_objcBundle")
        file.count("Bundle(for:)")
    }

    private static let names: Set<String> = ["Bundle", "Bundle.init", "Foundation.Bundle", "Foundation.Bundle.init"]
}
