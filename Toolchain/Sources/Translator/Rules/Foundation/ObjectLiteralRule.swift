import SwiftSyntax

/// `#colorLiteral`, `#imageLiteral` and `#fileLiteral` become the calls that they stand for.
enum ObjectLiteralRule {
    static func apply(_ node: MacroExpansionExprSyntax, _ file: FileRewriter) {
        let name = node.macroName.text
        let head = node.pound.start..<node.macroName.end
        switch name {
        case "colorLiteral":
            file.edits.replace(head, with: "UIColor")
        case "imageLiteral":
            guard let label = node.arguments.first?.label, label.text == "resourceName" else { return }
            file.edits.replace(head, with: "UIImage")
            file.edits.replace(label.range, with: "named")
            file.edits.insert("!", at: node.end)
        default:
            guard let label = node.arguments.first?.label, label.text == "resourceName", let closing = node.rightParen else { return }
            file.edits.replace(head, with: "Bundle.main.url")
            file.edits.replace(label.range, with: "forResource")
            file.edits.insert(", withExtension: nil", at: closing.start)
            file.edits.insert("!", at: node.end)
        }
        file.count("#" + name)
    }
}
