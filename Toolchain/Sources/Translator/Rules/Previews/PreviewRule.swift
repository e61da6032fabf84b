import SwiftSyntax

/// Many apps that are written with UIKit import SwiftUI for Xcode's previews alone. There is no canvas here, and no SwiftUI: the import and what
/// the previews are made of are left out. A file that needs more of SwiftUI stays as it is, and fails at its import.
enum PreviewRule {
    static let module = "SwiftUI"

    /// Blanks a declaration that is there for previews.
    static func removes(_ item: MemberBlockItemSyntax, _ file: FileRewriter) -> Bool {
        guard file.leavesPreviewsOut, isForPreviews(item.decl) else { return false }
        file.edits.blank(item.decl.start..<(item.semicolon?.end ?? item.decl.end))
        file.count("declaration for previews removed")
        return true
    }

    static func removes(_ item: CodeBlockItemSyntax, _ file: FileRewriter) -> Bool {
        guard file.leavesPreviewsOut, case .decl(let declaration) = item.item, isForPreviews(declaration) else { return false }
        file.edits.blank(declaration.range)
        file.count("declaration for previews removed")
        return true
    }

    /// Returns true if a file imports SwiftUI, where there is none, and has nothing of it but previews.
    static func applies(to file: ParsedFile, _ symbols: SymbolTable) -> Bool {
        guard !symbols.isSDKModule(module), file.source.contains("import " + module) else { return false }
        let scan = PreviewScan(viewMode: .sourceAccurate)
        scan.walk(file.tree)
        return !scan.needsMore
    }

    fileprivate static func isForPreviews(_ declaration: DeclSyntax) -> Bool {
        if let type = declaration.asProtocol((any DeclGroupSyntax).self) {
            return type.inheritanceClause?.inheritedTypes.contains { madeForPreviews.contains($0.type.lastName) } == true
        }
        if let function = declaration.as(FunctionDeclSyntax.self) { return isView(function.signature.returnClause?.type) }
        if let variable = declaration.as(VariableDeclSyntax.self) { return variable.bindings.contains { isView($0.typeAnnotation?.type) } }
        return false
    }

    private static let madeForPreviews: Set<String> = [
        "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable", "PreviewModifier",
    ]

    private static func isView(_ type: TypeSyntax?) -> Bool {
        type?.as(SomeOrAnyTypeSyntax.self)?.constraint.lastName == "View"
    }
}

/// Looks for what only SwiftUI has, beside previews.
private final class PreviewScan: SyntaxVisitor {
    private(set) var needsMore = false

    private static let protocols: Set<String> = [
        "View", "App", "Scene", "Shape", "ViewModifier", "ButtonStyle", "EnvironmentKey", "PreferenceKey", "DynamicProperty", "Layout",
    ]
    private static let names: Set<String> = [
        "UIHostingController", "UIHostingConfiguration", "AnyView", "EnvironmentValues", "LocalizedStringKey",
    ]
    private static let attributes: Set<String> = [
        "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding", "ViewBuilder", "FocusState", "AppStorage",
    ]

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .decl(let declaration) = node.item, PreviewRule.isForPreviews(declaration) { return .skipChildren }
        return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        PreviewRule.isForPreviews(node.decl) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        if Self.protocols.contains(node.type.lastName) { needsMore = true }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.attributes.contains(node.attributeName.lastName) { needsMore = true }
        return .visitChildren
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        if Self.names.contains(node.text) { needsMore = true }
        return .skipChildren
    }
}

extension TypeSyntax {
    /// The name without the module or type before it; empty for a type without a name.
    fileprivate var lastName: String {
        self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text ?? ""
    }
}
