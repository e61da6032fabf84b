import Foundation
import SwiftParser
import SwiftSyntax

/// The conditions of a manifest where the platform is iOS, which the package manager has left out because it builds for this machine.
///
/// With `SWIFT_EXEC_MANIFEST` the manifest itself is adapted. Without, the definitions are made up for here; a dependency cannot be.
struct ManifestConditions: Equatable {
    private(set) var defines: [String] = []
    /// Targets and products that the module depends on for iOS alone.
    private(set) var dependencies: [String] = []

    /// - Parameter module: the name that the compiler is given, in which a dash is an underscore.
    init(manifest: [UInt8], module: String) {
        let tree = manifest.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let search = ConditionSearch(module: module)
        search.walk(tree)
        defines = search.defines
        dependencies = search.dependencies
    }

    /// Those of the package that a source belongs to.
    init?(sources: [String], module: String) {
        guard let folder = sources.first.flatMap(PackageSystem.packageFolder), let bytes = AtomicFile.read(folder + "/Package.swift") else {
            return nil
        }
        self.init(manifest: bytes, module: module)
    }
}

private final class ConditionSearch: SyntaxVisitor {
    private let module: String
    private(set) var defines: [String] = []
    private(set) var dependencies: [String] = []

    init(module: String) {
        self.module = module
        super.init(viewMode: .sourceAccurate)
    }

    /// `.target(name: "X", …)` with the settings inside; those of a dependency have no settings.
    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard name(of: call)?.replacingOccurrences(of: "-", with: "_") == module, let kind = member(of: call),
            ["target", "executableTarget", "testTarget"].contains(kind)
        else { return .visitChildren }
        for argument in call.arguments {
            guard let list = argument.expression.as(ArrayExprSyntax.self) else { continue }
            let calls = list.elements.compactMap { $0.expression.as(FunctionCallExprSyntax.self) }.filter(isForIOSAlone)
            switch argument.label?.text {
            case "swiftSettings":
                defines += calls.filter { member(of: $0) == "define" }.compactMap { $0.arguments.first.flatMap { text($0.expression) } }
            case "dependencies": dependencies += calls.compactMap(name)
            default: break
            }
        }
        return .skipChildren
    }

    private func member(of call: FunctionCallExprSyntax) -> String? {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    private func name(of call: FunctionCallExprSyntax) -> String? {
        call.arguments.first { $0.label?.text == "name" }.flatMap { text($0.expression) }
    }

    private func text(_ expression: ExprSyntax) -> String? {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// Returns true if the last argument is `.when(platforms: […])` with `.iOS` and without `.linux`.
    private func isForIOSAlone(_ call: FunctionCallExprSyntax) -> Bool {
        guard let condition = call.arguments.last?.expression.as(FunctionCallExprSyntax.self), member(of: condition) == "when",
            let list = condition.arguments.first(where: { $0.label?.text == "platforms" })?.expression.as(ArrayExprSyntax.self)
        else { return false }
        // A setting for a configuration of its own is left to the package manager, which knows which one it builds.
        if condition.arguments.contains(where: { $0.label?.text == "configuration" }) { return false }
        let names = list.elements.compactMap { $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
        return names.contains("iOS") && !names.contains("linux")
    }
}
