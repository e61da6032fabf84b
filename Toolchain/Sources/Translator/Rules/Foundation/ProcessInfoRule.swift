import SwiftSyntax

/// `ProcessInfo()`, which Foundation of this system makes for nobody else, stands for the one that there is.
///
/// It becomes `ProcessInfo.processInfo`.
enum ProcessInfoRule {
    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard !file.isSDK, node.arguments.isEmpty, node.trailingClosure == nil, let open = node.leftParen, let close = node.rightParen,
            ["ProcessInfo", "Foundation.ProcessInfo"].contains(node.calledExpression.trimmedDescription),
            !file.symbols.declaresType(named: "ProcessInfo")
        else { return }
        file.edits.replace(open.start..<close.end, with: ".processInfo")
        file.count("ProcessInfo made by itself")
    }
}
