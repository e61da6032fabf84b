import SwiftSyntax

/// Bundles' texts and languages, and those of the user, are those of our run time: corelibs Foundation does not heed the language.
///
/// `bundle.localizedString(forKey:value:table:)` becomes `bundle._objcLocalizedString(forKey:value:table:)`.
enum LocalizedTextRule {
    private static let labels = ["forKey", "value", "table"]

    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard !file.isSDK, node.arguments.map({ $0.label?.text }) == labels,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, !base.is(SuperExprSyntax.self)
        else { return }
        let name = member.declName.baseName
        // A method of the module's own may be meant, of whatever type.
        guard name.text == "localizedString", !file.symbols.declaresMethod(named: name.text, labels) else { return }
        file.edits.replace(name.range, with: "_objcLocalizedString")
        file.count("Bundle.localizedString")
    }

    /// `Locale.preferredLanguages` and `Bundle.main.preferredLocalizations`.
    static func apply(_ node: MemberAccessExprSyntax, _ file: FileRewriter) {
        let name = node.declName.baseName
        guard !file.isSDK, node.declName.argumentNames == nil, !isCalled(node), let base = node.base?.trimmedDescription else { return }
        switch name.text {
        case "preferredLanguages":
            guard ["Locale", "NSLocale", "Foundation.Locale"].contains(base) else { return }
            if base == "NSLocale", let type = node.base { file.edits.replace(type.range, with: "Locale") }
        case "preferredLocalizations":
            guard base.lowercased().contains("bundle") else { return }
        default: return
        }
        file.edits.replace(name.range, with: "_objc" + SelectorName.capitalized(name.text))
        file.count(name.text)
    }

    private static func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    }
}
