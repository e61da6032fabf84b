import SwiftSyntax

/// Synchronous test methods that are isolated to the main actor, which corelibs XCTest cannot call.
///
/// `func testX() {…}` gets another name, and a nonisolated `testX()` calls it: XCTest runs tests on the main thread. The same
/// goes for `setUp` and its kin, which override methods that are not isolated.
enum TestCaseRule {
    private static let lifecycle: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

    static func apply(_ function: FunctionDeclSyntax, _ method: MethodRecord, _ scope: TypeScope, _ file: FileRewriter) {
        guard let type = scope.symbol, method.labels.isEmpty, !method.hasAny([.generic, .hidden]), isTestCase(type, file) else { return }
        let modifiers = Modifiers(function.modifiers)
        let isLifecycle = method.has(.override) && lifecycle.contains(method.baseName)
        let isTest = method.baseName.hasPrefix("test") && !method.has(.typeMember)
        guard isLifecycle || isTest, !modifiers.contains(.nonisolated) else { return }
        let isMarked = file.attributes(function.attributes).names.contains(.mainActor)
        guard isMarked || isMainActor(type, file) else { return }
        if method.has(.async) {
            // An override that suspends may be isolated, but is not by itself.
            if isLifecycle, !isMarked { file.edits.insert("@MainActor ", at: function.start) }
            if isLifecycle { blankCallsOfEmptySuper(function, type, file) }
            return
        }
        move(function, method, type, scope, file)
    }

    /// A property by which a test of the user interface asks to be run for each appearance. XCTest of this system has nothing to override.
    static func apply(_ variable: VariableDeclSyntax, _ scope: TypeScope, _ file: FileRewriter) {
        guard let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
            name == "runsForEachTargetApplicationUIConfiguration", let type = scope.symbol, isTestCase(type, file)
        else { return }
        for token in variable.modifiers.tokens(of: .override) { file.edits.blank(token.range) }
    }

    /// XCTest's own method is empty, and to ask an actor-less object for it would send the test there.
    private static func blankCallsOfEmptySuper(_ function: FunctionDeclSyntax, _ type: TypeSymbol, _ file: FileRewriter) {
        guard type.inherited.first.map({ $0 == "XCTestCase" || $0 == "XCTest.XCTestCase" }) ?? false else { return }
        for statement in function.body?.statements ?? [] {
            guard let attempt = statement.item.as(TryExprSyntax.self), let wait = attempt.expression.as(AwaitExprSyntax.self),
                let call = wait.expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
                let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base?.is(SuperExprSyntax.self) ?? false,
                member.declName.baseName.text == function.name.text
            else { continue }
            file.edits.blank(attempt.start..<(statement.semicolon?.end ?? attempt.end))
        }
    }

    private static func move(
        _ function: FunctionDeclSyntax, _ method: MethodRecord, _ type: TypeSymbol, _ scope: TypeScope, _ file: FileRewriter
    ) {
        let kind = method.has(.typeMember) ? "class_" : ""
        let name = "__main_" + type.name.replacing(".", with: "_") + "_" + kind + method.baseName
        for token in function.modifiers.tokens(of: [.override, .open]) { file.edits.blank(token.range) }
        file.edits.replace(function.name.range, with: name)
        let effect = method.has(.throws) ? " throws" : ""
        let attempt = method.has(.throws) ? "try " : ""
        // A class that takes its actor over from its superclass may be sent to it as it is, and Swift warns of more.
        let isSendable = !type.record.flags.contains(.mainActor) && isMainActor(type, file)
        let receiver = method.has(.typeMember) ? "" : "\(isSendable ? "" : "nonisolated(unsafe) ")let test = self; "
        let call = (method.has(.typeMember) ? "" : "test.") + name
        scope.members.append(
            "\(prefix(function))nonisolated func \(function.name.text)()\(effect) "
                + "{ \(receiver)\(attempt)MainActor.assumeIsolated { \(attempt)\(call)() } }")
        file.count("synchronous test on the main actor")
    }

    /// Availability and modifiers, without the isolation.
    private static func prefix(_ function: FunctionDeclSyntax) -> String {
        let attributes = function.attributes.compactMap { element -> String? in
            guard case .attribute(let attribute) = element, attribute.simpleName == "available" else { return nil }
            return attribute.singleLine + " "
        }
        return (attributes + function.modifiers.map { $0.singleLine + " " }).joined()
    }

    private static func isTestCase(_ type: TypeSymbol, _ file: FileRewriter) -> Bool {
        file.symbols.ancestors(of: type).contains { $0.inherited.contains { $0 == "XCTestCase" || $0 == "XCTest.XCTestCase" } }
    }

    private static func isMainActor(_ type: TypeSymbol, _ file: FileRewriter) -> Bool {
        file.symbols.ancestors(of: type).contains { $0.isClass && $0.record.flags.contains(.mainActor) }
    }
}
