import SwiftSyntax

/// Timers that call a closure are made by functions of the run time, which fire them when they are due and follow a virtual clock.
///
/// `Timer(timeInterval: 1, repeats: true) {…}` becomes `_objcTimer(timeInterval: 1, repeats: true) {…}`.
enum BlockTimerRule {
    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard !file.isSDK, let called = timerMember(node.calledExpression), !file.symbols.declaresType(named: "Timer") else { return }
        var labels = node.arguments.map { $0.label?.text ?? "_" }
        // A closure behind the parentheses is the block.
        if node.trailingClosure != nil { labels.append("block") }
        let function: String
        switch labels {
        case ["timeInterval", "repeats", "block"], ["fire", "interval", "repeats", "block"]:
            guard ["Timer", "init"].contains(called.text) else { return }
            function = "_objcTimer"
        case ["withTimeInterval", "repeats", "block"]:
            guard called.text == "scheduledTimer" else { return }
            function = "_objcScheduledTimer"
        default: return
        }
        // The function stands where the last name stood, so that its parenthesis stays on the same line.
        file.edits.blank(node.calledExpression.start..<called.start)
        file.edits.replace(called.range, with: function)
        file.count("Timer with a closure")
    }

    /// The name that is called, when it is Timer or a member of it.
    private static func timerMember(_ expression: ExprSyntax) -> TokenSyntax? {
        if isTimer(expression) { return expression.lastToken(viewMode: .sourceAccurate) }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base, isTimer(base) else { return nil }
        return access.declName.baseName
    }

    private static func isTimer(_ expression: ExprSyntax) -> Bool {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text == "Timer" }
        guard let access = expression.as(MemberAccessExprSyntax.self) else { return false }
        return access.declName.baseName.text == "Timer" && access.base?.trimmedDescription == "Foundation"
    }
}
