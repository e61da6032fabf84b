import SwiftSyntax

/// Members of extensions that override, or may be overridden, as only Objective-C lets them.
enum OverrideRule {
    enum Outcome {
        /// The member has all that it needs.
        case handled
        /// It may also need a table entry.
        case open
    }

    static func apply(
        _ function: FunctionDeclSyntax, _ method: MethodRecord, _ group: ExtensionDeclSyntax?, _ scope: TypeScope, _ file: FileRewriter
    ) -> Outcome {
        guard let type = scope.symbol, type.isClass else {
            if let group, method.has(.override) { CategoryOverrideRule.apply(function, method, group, scope, file) }
            return .open
        }
        if let group {
            if type.isOwn, !(method.has(.override) && file.symbols.overridesDispatched(method, in: type)) {
                if let moved = ForwardedMember(DeclSyntax(function), in: group, of: type, file.module.analysis) {
                    rename(function.name, function.modifiers, to: moved.movedName, file)
                    FunctionNameRule.keep(method.fullName, in: function, file)
                    keepNonisolated(method.fullName, function.modifiers, function.funcKeyword, file)
                    file.count(method.has(.override) ? "override in an extension" : "overridable member of an extension")
                }
                return .open
            }
            if method.has(.dispatched), function.body != nil {
                ForeignOverrideRule.makeDispatcher(function, method, scope, file)
                return .open
            }
            guard method.has(.override) else { return .open }
            if file.symbols.overridesDispatched(method, in: type) {
                ForeignOverrideRule.moveOverride(function, method, scope, file)
            } else {
                CategoryOverrideRule.apply(function, method, group, scope, file)
            }
            return .handled
        }
        if method.has(.override), file.symbols.overridesDispatched(method, in: type) {
            ForeignOverrideRule.moveOverride(function, method, scope, file)
            return .handled
        }
        return .open
    }

    static func apply(_ variable: VariableDeclSyntax, _ group: ExtensionDeclSyntax?, _ scope: TypeScope, _ file: FileRewriter) {
        guard let group else { return }
        if let type = scope.symbol, type.isOwn, type.isClass {
            guard let moved = ForwardedMember(DeclSyntax(variable), in: group, of: type, file.module.analysis),
                let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
            else { return }
            if !ObserverOverrideRule.apply(variable, movedName: moved.movedName, file) {
                rename(name, variable.modifiers, to: moved.movedName, file)
            }
            FunctionNameRule.keep(name.plainName, in: variable, file)
            keepNonisolated(name.plainName, variable.modifiers, variable.bindingSpecifier, file)
            file.count("overriding or overridable property of an extension")
        } else if Modifiers(variable.modifiers).contains(.override) {
            CategoryOverrideRule.apply(variable, group, scope, file)
        }
    }

    /// Members of `NSObject` that no actor isolates; an override takes that over, a member of another name would be its class's.
    private static let nonisolatedMembers: Set<String> = [
        "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()",
    ]

    static func keepNonisolated(
        _ name: String, _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax, _ file: FileRewriter
    ) {
        guard nonisolatedMembers.contains(name), Modifiers(modifiers).contains(.override), !Modifiers(modifiers).contains(.nonisolated)
        else { return }
        file.edits.insert("nonisolated ", at: keyword.start)
    }

    /// The member loses what makes it override, and the access that would hide it from the class body.
    static func rename(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, to newName: String, _ file: FileRewriter) {
        for token in modifiers.tokens(of: [.override, .open, .private, .fileprivate, .dynamic]) { file.edits.blank(token.range) }
        file.edits.replace(name.range, with: newName)
    }
}
