import SwiftSyntax

/// What Objective-C's runtime can do and ours cannot is said at its place.
enum UnsupportedRule {
    private static let swizzling = (
        "a call from Swift to a method cannot be redirected at run time",
        "override the method in a subclass, or call the replacement where the original is called"
    )

    private static let messages: [String: (message: String, remedy: String)] = [
        "method_exchangeImplementations": swizzling,
        "method_setImplementation": swizzling,
        "class_replaceMethod": swizzling,
        "class_addMethod": ("a class cannot get a method at run time", "declare the method in the class or in an extension"),
        "object_setClass": ("an object cannot change its class", "create an object of the other class"),
        "objc_allocateClassPair": ("a class cannot be made at run time", "declare the class in the source"),
        "NSInvocation": ("a message cannot be kept as an object", "keep a closure that makes the call"),
        "NSProxy": ("messages that an object does not understand cannot be forwarded", "write the methods that forward"),
    ]

    static func apply(_ node: DeclReferenceExprSyntax, _ file: FileRewriter) {
        guard let (message, remedy) = messages[node.baseName.text] else { return }
        file.report(.warning, node, "\(node.baseName.text): \(message)", remedy: remedy)
        file.countNotUnderstood(node.baseName.text)
    }
}
