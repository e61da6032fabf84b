import SwiftSyntax

/// A feature of Objective-C's runtime that ours lacks is reported at its position.
enum UnsupportedRule {
    private static let messages: [String: (message: String, remedy: String)] = [
        "object_setClass": ("an object cannot change its class", "create an object of the other class"),
        "objc_allocateClassPair": ("a class cannot be made at run time", "declare the class in the source"),
        "NSInvocation": ("a message cannot be kept as an object", "keep a closure that makes the call"),
        "NSProxy": ("there is no other root class than NSObject", "inherit from NSObject and override forwardingTarget(for:)"),
    ]

    static func apply(_ node: DeclReferenceExprSyntax, _ file: FileRewriter) {
        guard let (message, remedy) = messages[node.baseName.text] else { return }
        file.report(.warning, node, "\(node.baseName.text): \(message)", remedy: remedy)
        file.countNotUnderstood(node.baseName.text)
    }
}
