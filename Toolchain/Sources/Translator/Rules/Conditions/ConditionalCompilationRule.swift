import SwiftSyntax

/// Conditions of `#if` that ask for the platform are answered as on an iOS simulator.
enum ConditionalCompilationRule {
    static func apply(_ node: IfConfigDeclSyntax, _ file: FileRewriter) {
        for clause in node.clauses {
            if let condition = clause.condition { rewrite(Syntax(condition), file) }
        }
    }

    /// The package manager sets it for each module; where the module is a target of Xcode's, its options leave it out.
    private static let packageCondition = "SWIFT_PACKAGE"

    private static func rewrite(_ node: Syntax, _ file: FileRewriter) {
        if let name = node.as(DeclReferenceExprSyntax.self), name.baseName.text == packageCondition {
            guard !file.module.options.defines.contains(packageCondition) else { return }
            file.edits.overwrite(name.range, with: "false")
            return file.count("#if SWIFT_PACKAGE in a project")
        }
        guard let call = node.as(FunctionCallExprSyntax.self), let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
            let argument = call.arguments.first
        else {
            for child in node.children(viewMode: .sourceAccurate) { rewrite(child, file) }
            return
        }
        switch name.baseName.text {
        case "os": answer(call, argument.expression.trimmedDescription == file.emulatedSystem, "#if os()", file)
        case "targetEnvironment": answer(call, argument.expression.trimmedDescription == "simulator", "#if targetEnvironment()", file)
        case "_runtime": answer(call, argument.expression.trimmedDescription == "_ObjC", "#if _runtime()", file)
        case "canImport" where file.isLinuxTestManifest && argument.expression.trimmedDescription == "ObjectiveC":
            answer(call, false, "list of tests for Linux", file)
        case "canImport" where PartialModules.contains(argument.expression.trimmedDescription):
            answer(call, false, "#if canImport() of a part", file)
        case "canImport":
            file.count("#if canImport()")
            // A submodule of ours is part of its module.
            if let member = argument.expression.as(MemberAccessExprSyntax.self), let root = member.rootName, file.symbols.isSDKModule(root)
            {
                file.edits.overwrite(member.range, with: root)
            }
        default: break
        }
    }

    private static func answer(_ call: FunctionCallExprSyntax, _ value: Bool, _ construct: String, _ file: FileRewriter) {
        file.edits.overwrite(call.range, with: value ? "true" : "false")
        file.count(construct)
    }
}

extension FileRewriter {
    fileprivate var isLinuxTestManifest: Bool { file.source.isLinuxTestManifest }
    fileprivate var emulatedSystem: String { isLinuxTestManifest ? "Linux" : "iOS" }
}

extension MemberAccessExprSyntax {
    /// `a` of `a.b.c`.
    fileprivate var rootName: String? {
        if let inner = base?.as(MemberAccessExprSyntax.self) { return inner.rootName }
        return base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
