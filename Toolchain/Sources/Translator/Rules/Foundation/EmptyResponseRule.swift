import SwiftSyntax

/// `HTTPURLResponse()`, which tests hand to what only looks whether there is an answer; Foundation of this system makes none of nothing.
///
/// It becomes an answer of status 200 from `about:blank`, without headers.
enum EmptyResponseRule {
    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard !file.isSDK, node.arguments.isEmpty, node.trailingClosure == nil, let open = node.leftParen, let close = node.rightParen,
            ["HTTPURLResponse", "Foundation.HTTPURLResponse"].contains(node.calledExpression.trimmedDescription),
            !file.symbols.declaresType(named: "HTTPURLResponse")
        else { return }
        let arguments = #"(url: URL(string: "about:blank")!, statusCode: 200, httpVersion: nil, headerFields: nil)!"#
        file.edits.replace(open.start..<close.end, with: arguments)
        file.count("HTTPURLResponse made by itself")
    }
}
