import SwiftSyntax

/// There is no SwiftUI here. What a program that is written with UIKit has of it is left out, and each place is warned of:
///
/// - a declaration that names it is not compiled: who uses that gets an error of the compiler's own;
/// - a block is compiled as far as the first statement that uses it, where the program stops;
/// - a controller for a view of it is a controller of any kind where only its type is named.
enum SwiftUIRule {
    private static let remedyOfDeclaration = "it is left out"
    private static let remedyOfBlock = "the program stops if it comes here"

    // MARK: Declarations

    static func removes(_ item: MemberBlockItemSyntax, _ file: FileRewriter) -> Bool {
        guard file.leavesSwiftUIOut, removes(item.decl, file) else { return false }
        file.edits.blank(item.decl.start..<(item.semicolon?.end ?? item.decl.end))
        return true
    }

    static func removes(_ item: CodeBlockItemSyntax, _ file: FileRewriter) -> Bool {
        guard file.leavesSwiftUIOut else { return false }
        if file.isCut(item.start) { return true }
        if case .decl(let declaration) = item.item {
            if removes(declaration, file) {
                file.edits.blank(declaration.range)
                return true
            }
            // Its parts are looked at by themselves.
            guard declaration.is(VariableDeclSyntax.self), !isOutermost(item) else { return false }
        }
        return !isOutermost(item) && cuts(item, file)
    }

    private static func removes(_ declaration: DeclSyntax, _ file: FileRewriter) -> Bool {
        guard !declaration.is(IfConfigDeclSyntax.self), needsSwiftUI(declaration, file) else { return false }
        file.report(
            .warning, declaration, "\(name(of: declaration)) needs SwiftUI, which is not here", remedy: remedyOfDeclaration)
        file.count("declaration that needs SwiftUI removed")
        return true
    }

    /// Returns true if a declaration names SwiftUI, its body and its members left aside.
    private static func needsSwiftUI(_ declaration: DeclSyntax, _ file: FileRewriter) -> Bool {
        func finds(_ parts: (any SyntaxProtocol)?...) -> Bool {
            parts.contains { part in part.map { SwiftUIScan.finds(in: $0, file) } == true }
        }
        if let type = declaration.asProtocol((any DeclGroupSyntax).self) {
            if let named = declaration.asProtocol((any NamedDeclSyntax).self), isLeftOut(named, file) { return true }
            let generics = declaration.asProtocol((any WithGenericParametersSyntax).self)
            return finds(
                type.attributes, type.inheritanceClause, type.genericWhereClause, generics?.genericParameterClause,
                declaration.as(ExtensionDeclSyntax.self)?.extendedType)
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            guard !isInBlock(variable) else { return false }
            return finds(variable.attributes) || variable.bindings.contains { isRemoved($0, file) }
        }
        if let function = declaration.as(FunctionDeclSyntax.self) {
            return finds(function.attributes, function.genericParameterClause, function.signature, function.genericWhereClause)
        }
        if let initializer = declaration.as(InitializerDeclSyntax.self) {
            return finds(initializer.attributes, initializer.genericParameterClause, initializer.signature, initializer.genericWhereClause)
        }
        if let item = declaration.as(SubscriptDeclSyntax.self) {
            return finds(item.attributes, item.genericParameterClause, item.parameterClause, item.returnClause, item.genericWhereClause)
        }
        return declaration.is(TypeAliasDeclSyntax.self) || declaration.is(EnumCaseDeclSyntax.self) ? finds(declaration) : false
    }

    private static func isLeftOut(_ type: any NamedDeclSyntax, _ file: FileRewriter) -> Bool {
        let path = (file.scopePath + [type.name.plainName]).joined(separator: ".")
        return file.module.swiftUI.leftOut.contains(path)
    }

    private static func name(of declaration: DeclSyntax) -> String {
        if let type = declaration.as(ExtensionDeclSyntax.self) { return "the extension of \(type.extendedType.trimmedDescription)" }
        if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return named.name.plainName }
        if let variable = declaration.as(VariableDeclSyntax.self), let first = variable.bindings.first {
            return first.pattern.trimmedDescription
        }
        return declaration.is(InitializerDeclSyntax.self) ? "this initializer" : "this declaration"
    }

    // MARK: Properties

    /// A property cannot stay if its type is missing, or if that is only to be known from a value that is.
    private static func isRemoved(_ binding: PatternBindingSyntax, _ file: FileRewriter) -> Bool {
        if SwiftUIScan.finds(in: binding.typeAnnotation, file) { return true }
        guard let value = binding.initializer?.value, SwiftUIScan.finds(in: value, file) else { return false }
        return typeText(of: binding, value) == nil
    }

    /// Puts the stop in the place of a property's value.
    static func apply(_ binding: PatternBindingSyntax, _ file: FileRewriter) {
        guard file.leavesSwiftUIOut, let value = binding.initializer?.value, let variable = binding.parent?.parent, !isInBlock(variable),
            SwiftUIScan.finds(in: value, file), let type = typeText(of: binding, value)
        else { return }
        file.report(.warning, value, "\(binding.pattern.trimmedDescription) needs SwiftUI, which is not here", remedy: remedyOfBlock)
        file.edits.blank(value.range)
        file.edits.insert("{ () -> \(type) in \(stop) }()", at: value.start)
        if binding.typeAnnotation == nil { file.edits.insert(": \(type)", at: binding.pattern.end) }
        file.count("value that needs SwiftUI replaced")
    }

    /// The type of a property, as far as it is written or is that of a controller; nil where it is not to be known.
    private static func typeText(of binding: PatternBindingSyntax, _ value: ExprSyntax) -> String? {
        if let written = binding.typeAnnotation?.type {
            let isController = written.lastName == SwiftUINames.controller || written.is(OptionalTypeSyntax.self)
            let text = TypeName.withoutImplicitUnwrapping(written.singleLine)
            return isController && text.contains(SwiftUINames.controller) ? "UIViewController" : text
        }
        guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
        let callee = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
        return callee.trimmedDescription == SwiftUINames.controller ? "UIViewController" : nil
    }

    // MARK: Statements

    /// Ends a block at a statement that uses SwiftUI.
    private static func cuts(_ item: CodeBlockItemSyntax, _ file: FileRewriter) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), SwiftUIScan.finds(in: item.item, file) else { return false }
        file.report(.warning, item, "this needs SwiftUI, which is not here", remedy: remedyOfBlock)
        file.cut(item.start..<max(list.end, item.end))
        file.edits.insert(stop, at: item.start)
        file.count("block that needs SwiftUI cut")
        return true
    }

    private static let stop = "fatalError(\"This part of the program needs SwiftUI, which is not here.\")"

    /// Returns true for what stands in no function.
    private static func isOutermost(_ item: CodeBlockItemSyntax) -> Bool { item.parent?.parent?.is(SourceFileSyntax.self) != false }

    private static func isInBlock(_ node: some SyntaxProtocol) -> Bool {
        guard let item = node.parent?.as(CodeBlockItemSyntax.self) else { return false }
        return !isOutermost(item)
    }

    // MARK: Types

    /// Writes the type of a hosting controller as that of any controller.
    static func apply(_ node: IdentifierTypeSyntax, _ file: FileRewriter) -> Bool {
        guard file.leavesSwiftUIOut, node.name.text == SwiftUINames.controller, file.type(named: SwiftUINames.controller) == nil else {
            return false
        }
        // The name of a nested type is written after it.
        guard node.parent?.is(MemberTypeSyntax.self) != true else { return false }
        file.edits.blank(node.range)
        file.edits.insert("UIViewController", at: node.start)
        return true
    }
}
