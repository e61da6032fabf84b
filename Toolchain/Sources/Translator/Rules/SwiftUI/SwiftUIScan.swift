import SwiftIfConfig
import SwiftSyntax

/// Looks for SwiftUI in a node, but not in the statements and members inside of it: those are looked at by themselves.
final class SwiftUIScan: ActiveSyntaxVisitor {
    private let file: FileRewriter
    private let root: Syntax
    private(set) var finds = false

    private init(_ node: some SyntaxProtocol, _ file: FileRewriter) {
        self.file = file
        root = Syntax(node)
        super.init(viewMode: .sourceAccurate, configuredRegions: file.file.regions)
    }

    static func finds(in node: (some SyntaxProtocol)?, _ file: FileRewriter) -> Bool {
        guard let node else { return false }
        let scan = SwiftUIScan(node, file)
        scan.walk(node)
        return scan.finds
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        Syntax(node) == root ? .visitChildren : .skipChildren
    }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.plainName
        // The type alone is written as that of any controller.
        if name == SwiftUINames.controller, isMissing(name) { return .skipChildren }
        if isMissing(name) { finds = true }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        let path = TypeName.path(of: TypeSyntax(node)) ?? ""
        if path == SwiftUINames.module + "." + SwiftUINames.controller { return .skipChildren }
        if path.hasPrefix(SwiftUINames.module + ".") || isLeftOut(path) { finds = true }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        // The name behind the point is one of whatever stands before it.
        if let base = node.base {
            if base.trimmedDescription == SwiftUINames.module || file.importsSwiftUI && node.declName.baseName.text == "rootView" {
                finds = true
            }
            walk(base)
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.plainName
        if isMissing(name) || file.importsSwiftUI && SwiftUINames.functions.contains(name) { finds = true }
        return .skipChildren
    }

    /// Returns true if nothing but SwiftUI has a type of this name, or a type of the module that needs it.
    private func isMissing(_ name: String) -> Bool {
        if isLeftOut(name) { return true }
        guard file.importsSwiftUI || name == SwiftUINames.controller else { return false }
        return SwiftUINames.hasType(name) && !file.namesOfGenerics.contains(name) && file.type(named: name) == nil
    }

    private func isLeftOut(_ name: String) -> Bool {
        guard let type = file.type(named: name), type.isOwn else { return false }
        return file.module.swiftUI.leftOut.contains(type.name)
    }
}

/// The names of generic parameters and associated types of a file, which hide types of the same name.
final class GenericNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    static func all(in file: ParsedFile) -> Set<String> {
        let visitor = GenericNames(viewMode: .sourceAccurate)
        visitor.walk(file.tree)
        return visitor.names
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.plainName)
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.plainName)
        return .skipChildren
    }
}
