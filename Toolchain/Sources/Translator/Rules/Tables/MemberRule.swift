import SwiftSyntax

/// A member of a class or of its extension: what Objective-C sees of it, and how it takes part in overriding.
enum MemberRule {
    static func apply(
        _ member: DeclSyntax, in groupAttributes: AttributeListSyntax, extensionSyntax: ExtensionDeclSyntax?, _ scope: TypeScope,
        _ file: FileRewriter
    ) {
        if let function = member.as(FunctionDeclSyntax.self) {
            let attributes = file.attributes(function.attributes)
            if attributes.names.contains(.removed) { return }
            MethodNamesRule.apply(function, in: extensionSyntax, file)
            let method = record(of: function, attributes, groupAttributes, extensionSyntax, scope, file)
            if extensionSyntax == nil { UnwrappedParameterRule.apply(function, method, scope, file) }
            if OverrideRule.apply(function, method, extensionSyntax, scope, file) == .handled { return }
            TestCaseRule.apply(function, method, scope, file)
            if DynamicMethodRule.applies(to: method, scope, file), !isMoved(member, extensionSyntax, scope, file) {
                DynamicMethodRule.apply(function, method, scope, file)
            }
            MethodEntryRule.apply(function, method, scope, file)
        } else if let variable = member.as(VariableDeclSyntax.self) {
            let attributes = file.attributes(variable.attributes)
            if attributes.names.contains(.removed) { return }
            TestCaseRule.apply(variable, scope, file)
            if ForeignPropertyRule.apply(variable, isInExtension: extensionSyntax != nil, scope, file) == .handled { return }
            OverrideRule.apply(variable, extensionSyntax, scope, file)
            PropertyRule.apply(variable, attributes, groupAttributes, scope, file)
        } else if let initializer = member.as(InitializerDeclSyntax.self) {
            InitializerEntryRule.apply(initializer, scope, file)
        }
    }

    /// Says whether the member has got another name already, because the class body needs one of its own.
    private static func isMoved(
        _ member: DeclSyntax, _ extensionSyntax: ExtensionDeclSyntax?, _ scope: TypeScope, _ file: FileRewriter
    ) -> Bool {
        guard let extensionSyntax, let type = scope.symbol, type.isOwn else { return false }
        return ForwardedMember(member, in: extensionSyntax, of: type, file.module.analysis) != nil
    }

    /// The record of a method with all that the analysis found out about it; for an extension of an unknown type only what is written.
    private static func record(
        of function: FunctionDeclSyntax, _ attributes: Attributes, _ groupAttributes: AttributeListSyntax,
        _ extensionSyntax: ExtensionDeclSyntax?, _ scope: TypeScope, _ file: FileRewriter
    ) -> MethodRecord {
        let access = extensionSyntax.map { Modifiers($0.modifiers).intersection(.access) } ?? []
        var method = MethodRecord(function, attributes, inExtension: extensionSyntax != nil, defaultAccess: access)
        let known = scope.symbol?.methods(named: method.baseName).first {
            $0.labels == method.labels && $0.parameterTypes == method.parameterTypes && $0.has(.inExtension) == method.has(.inExtension)
                && $0.has(.typeMember) == method.has(.typeMember)
        }
        if let known {
            method.flags.formUnion(known.flags.intersection([.objc, .dispatched, .helper]))
        } else if !method.hasAny([.hidden, .nonobjc]), file.attributes(groupAttributes).names.contains(.objc) {
            method.flags.insert(.objc)
        }
        return method
    }
}
