import SwiftSyntax

/// Objects that are made of nothing, which Foundation of this system does not do.
///
/// `HTTPURLResponse()`, which tests hand to what only looks whether there is an answer, becomes an answer of status 200 from `about:blank`,
/// without headers. `NSRegularExpression()`, which stands for none until one is made, becomes one that matches nowhere.
enum EmptyObjectRule {
    private static let arguments = [
        "HTTPURLResponse": #"(url: URL(string: "about:blank")!, statusCode: 200, httpVersion: nil, headerFields: nil)!"#,
        "NSRegularExpression": #"(neverMatching: ())"#,
    ]

    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard !file.isSDK, node.arguments.isEmpty, node.trailingClosure == nil, let open = node.leftParen, let close = node.rightParen,
            let name = node.calledExpression.trimmedDescription.split(separator: ".").last.map(String.init),
            [name, "Foundation." + name].contains(node.calledExpression.trimmedDescription), let arguments = arguments[name],
            !file.symbols.declaresType(named: name)
        else { return }
        file.edits.replace(open.start..<close.end, with: arguments)
        file.count("\(name) made by itself")
    }
}
