import SwiftSyntax

/// Blocks are closures here, and functions of C are too where they take a type that stands for one of Apple's C structures.
enum ConventionRule {
    static func apply(_ attribute: AttributeSyntax, _ file: FileRewriter) {
        guard !file.isSDK, let convention = attribute.arguments?.trimmedDescription else { return }
        guard convention == "block" || convention == "c" && namesTypeOfSystem(attribute, file) else { return }
        file.edits.blank(attribute.range)
        file.count("@convention(\(convention))")
    }

    /// A block is a pointer and a closure is not: `unsafeBitCast` from one to a pointer and back keeps the closure in a box. An implementation of
    /// a method that is cast to a function is called by one.
    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard file.castsFunctions, let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            name.text == "unsafeBitCast",
            !file.symbols.declaresMethod(named: "unsafeBitCast", ["_", "to"])
        else { return }
        file.edits.replace(name.range, with: "_objcBitCast")
        file.count("unsafeBitCast of a block")
    }

    private static func namesTypeOfSystem(_ attribute: AttributeSyntax, _ file: FileRewriter) -> Bool {
        guard let type = attribute.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType else { return false }
        return type.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return file.type(named: name)?.isSDK ?? false
        }
    }
}

extension FileRewriter {
    /// True if the file gives any function type the convention of a block, or of the functions that implement methods.
    fileprivate var castsFunctions: Bool { !isSDK && namesConventions }
}
