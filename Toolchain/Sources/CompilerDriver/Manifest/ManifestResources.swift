import SwiftParser
import SwiftSyntax
import Translator

/// Adds to the targets of a package manifest the resources that Xcode finds by itself.
enum ManifestResources {
    static func edits(for manifest: [UInt8], packageFolder: String) -> [Edit] {
        guard knowsResources(manifest) else { return [] }
        let tree = manifest.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let finder = TargetFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        let resources = UndeclaredResources(packageFolder: packageFolder)
        return finder.targets.compactMap { edit(for: $0, adding: resources.find(for: $0)) }
    }

    /// Manifests have resources since version 5.3 of the tools, which the first line names.
    private static func knowsResources(_ manifest: [UInt8]) -> Bool {
        let line = String(decoding: manifest.prefix { $0 != 0x0A }, as: UTF8.self)
        guard let match = line.firstMatch(of: /swift-tools-version\s*:\s*([0-9]+)(?:\.([0-9]+))?/.ignoresCase()), let major = Int(match.1)
        else { return true }
        return (major, match.2.flatMap { Int($0) } ?? 0) >= (5, 3)
    }

    private static func edit(for target: ManifestTarget, adding paths: [String]) -> Edit? {
        guard !paths.isEmpty else { return nil }
        let elements = paths.map { ".process(\(StringLiteralExprSyntax(content: $0).description))" }.joined(separator: ", ")
        switch target.insertion {
        case .element(let offset, let isFirst):
            return Edit(range: offset..<offset, text: (isFirst ? "" : ", ") + elements)
        case .argument(let offset, let isLast):
            return Edit(range: offset..<offset, text: isLast ? ", resources: [\(elements)]" : "resources: [\(elements)], ")
        }
    }
}

/// Collects the elements of `targets: […]`. A target among the dependencies of another looks the same and has no resources.
private final class TargetFinder: SyntaxVisitor {
    private(set) var targets: [ManifestTarget] = []

    override func visit(_ argument: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard argument.label?.text == "targets", let list = argument.expression.as(ArrayExprSyntax.self) else { return .visitChildren }
        targets += list.elements.compactMap { $0.expression.as(FunctionCallExprSyntax.self).flatMap(ManifestTarget.init) }
        return .skipChildren
    }
}
