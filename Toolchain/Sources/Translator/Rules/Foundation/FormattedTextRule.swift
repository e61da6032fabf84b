import SwiftSyntax

/// `String(format:)` and `String.localizedStringWithFormat(_:_:)` are those of our run time: corelibs Foundation does not know words that
/// depend on a number.
///
/// `String(format: text, count)` becomes `String(_objcFormat: text, count)`.
enum FormattedTextRule {
    private static let types = ["String", "Swift.String", "Foundation.String"]

    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard !file.isSDK, !file.symbols.declaresType(named: "String") else { return }
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        if let member, let base = member.base, types.contains(base.trimmedDescription),
            member.declName.baseName.text == "localizedStringWithFormat"
        {
            file.edits.replace(member.declName.baseName.range, with: "_objcLocalizedStringWithFormat")
            file.count("String.localizedStringWithFormat")
            return
        }
        let isInit = member.map { types.contains($0.base?.trimmedDescription ?? "") && $0.declName.baseName.text == "init" } ?? false
        guard isInit || types.contains(node.calledExpression.trimmedDescription), let label = node.arguments.first?.label,
            label.text == "format"
        else { return }
        file.edits.replace(label.range, with: "_objcFormat")
        file.count("String(format:)")
    }
}
