import SwiftSyntax

/// `String(format:)` and `String.localizedStringWithFormat(_:_:)` are those of our run time: corelibs Foundation does not know words that
/// depend on a number. The same goes for `NSString`.
///
/// `String(format: text, count)` becomes `String(_objcFormat: text, count)`. Of `.init(format: text, count)` only the compiler knows whether
/// it makes a text: such a file gets initializers of its own, which the compiler prefers to those of Foundation.
enum FormattedTextRule {
    private static let types = ["String", "NSString"]

    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard !file.isSDK, !file.symbols.declaresType(named: "String") else { return }
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        if let member, isText(member.base), member.declName.baseName.text == "localizedStringWithFormat" {
            file.edits.replace(member.declName.baseName.range, with: "_objcLocalizedStringWithFormat")
            file.count("String.localizedStringWithFormat")
            return
        }
        guard let label = node.arguments.first?.label, label.text == "format" else { return }
        let isInit = member?.declName.baseName.text == "init"
        if isInit, member?.base == nil { return addInitializers(node, file) }
        guard isInit && isText(member?.base) || isText(node.calledExpression), !takesPointer(node) else { return }
        file.edits.replace(label.range, with: "_objcFormat")
        file.count("String(format:)")
    }

    private static func isText(_ expression: ExprSyntax?) -> Bool {
        guard let text = expression?.trimmedDescription else { return false }
        return types.contains { text == $0 || text == "Foundation." + $0 } || text == "Swift.String"
    }

    /// `NSString(format: text, arguments: list)` takes a list of C, whose values nobody can look at.
    private static func takesPointer(_ node: FunctionCallExprSyntax) -> Bool {
        !["String", "Swift.String"].contains { node.calledExpression.trimmedDescription.hasPrefix($0) }
            && node.arguments.contains { $0.label?.text == "arguments" }
    }

    private static func addInitializers(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        // What other modules compile into themselves cannot call what is private to a file.
        var parent = node.parent
        while let next = parent {
            if next.is(FunctionParameterSyntax.self) { return }
            parent = next.parent
        }
        guard !file.tail.contains(initializers) else { return }
        file.tail.append(initializers)
        file.count("String(format:)")
    }

    private static let initializers = """
        extension String { \
        fileprivate init(format: __shared String, _ arguments: any CVarArg...) { self.init(_objcFormat: format, arguments: arguments) }; \
        fileprivate init(format: __shared String, arguments: __shared [any CVarArg]) { self.init(_objcFormat: format, arguments: arguments) }; \
        fileprivate init(format: __shared String, locale: __shared Locale?, _ args: any CVarArg...) { \
        self.init(_objcFormat: format, locale: locale, arguments: args) }; \
        fileprivate init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) { \
        self.init(_objcFormat: format, locale: locale, arguments: arguments) } }
        """
}
