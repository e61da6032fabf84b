import SwiftSyntax

/// Many apps that are written with UIKit have declarations for Xcode's canvas. There is none here: they are left out without a word.
enum PreviewRule {
    /// Blanks a declaration that is there for previews.
    static func removes(_ item: MemberBlockItemSyntax, _ file: FileRewriter) -> Bool {
        guard file.leavesSwiftUIOut, isForPreviews(item.decl) else { return false }
        file.edits.blank(item.decl.start..<(item.semicolon?.end ?? item.decl.end))
        file.count("declaration for previews removed")
        return true
    }

    static func removes(_ item: CodeBlockItemSyntax, _ file: FileRewriter) -> Bool {
        guard file.leavesSwiftUIOut, case .decl(let declaration) = item.item, isForPreviews(declaration) else { return false }
        file.edits.blank(declaration.range)
        file.count("declaration for previews removed")
        return true
    }

    private static func isForPreviews(_ declaration: DeclSyntax) -> Bool {
        guard let type = declaration.asProtocol((any DeclGroupSyntax).self) else { return false }
        return type.inheritanceClause?.inheritedTypes.contains { madeForPreviews.contains($0.type.lastName) } == true
    }

    private static let madeForPreviews: Set<String> = ["PreviewProvider", "PreviewModifier"]
}

extension TypeSyntax {
    /// The name without the module or type before it; empty for a type without a name.
    var lastName: String {
        self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text ?? ""
    }
}
