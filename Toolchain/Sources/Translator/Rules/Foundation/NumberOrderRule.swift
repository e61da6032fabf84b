import SwiftSyntax

/// A `<` of an app's own for two `NSNumber`s, which Foundation has here and not on Apple's systems.
///
/// Both would be found, and neither be the better one. The app's steps back: it says the same.
enum NumberOrderRule {
    static func apply(_ node: FunctionDeclSyntax, _ file: FileRewriter) {
        guard !file.isSDK, node.name.text == "<", node.parent?.is(CodeBlockItemSyntax.self) == true else { return }
        let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        guard types == ["NSNumber", "NSNumber"] else { return }
        file.edits.insert("@_disfavoredOverload ", at: (node.modifiers.first?.name ?? node.funcKeyword).start)
        file.count("order of NSNumbers")
    }
}
