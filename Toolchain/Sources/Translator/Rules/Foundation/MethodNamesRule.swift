import SwiftSyntax

/// Methods of Foundation that mean something else on Linux, or whose types differ there, are led to ours.
///
/// `FileManager.default.urls(for:in:)` becomes `FileManager.default._objcURLs(for:in:)`.
enum MethodNamesRule {
    private struct Method {
        let name: String
        let labels: [String]
        /// Those that have a default value.
        var optionalLabels: Set<String> = []
        /// A class whose extensions may overload the method: theirs get the other name, too, so that calls find whichever is meant.
        var owner: String?
        let replacement: String
    }

    private static let methods = [
        Method(name: "urls", labels: ["for", "in"], replacement: "_objcURLs"),
        Method(name: "url", labels: ["for", "in", "appropriateFor", "create"], replacement: "_objcURL"),
        Method(
            name: "urls", labels: ["forResourcesWithExtension", "subdirectory", "localization"], optionalLabels: ["localization"],
            replacement: "_objcURLs"),
        Method(
            name: "enumerateMatches", labels: ["in", "options", "range", "using"], optionalLabels: ["options"],
            owner: "NSRegularExpression", replacement: "_objcEnumerateMatches"),
    ]

    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard !file.isSDK, let (name, owner) = called(node) else { return }
        guard let method = methods.first(where: { $0.name == name.text && matches(node, $0) && (owner == nil || $0.owner == owner) }),
            // A method of the module's own may be meant, of whatever type.
            !file.symbols.declaresMethod(named: name.text, method.labels, outside: method.owner)
        else { return }
        file.edits.replace(name.range, with: method.replacement)
        file.count("\(name.text)(\(method.labels[0]):)")
    }

    /// The name of a method that is called, and for a call without a base the class whose extension it is in.
    private static func called(_ node: FunctionCallExprSyntax) -> (name: TokenSyntax, owner: String?)? {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            guard let base = member.base, !base.is(SuperExprSyntax.self) else { return nil }
            return (member.declName.baseName, nil)
        }
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            methods.contains(where: { $0.name == name.text }),
            let extensionSyntax = sequence(first: Syntax(node), next: \.parent).lazy.compactMap({ $0.as(ExtensionDeclSyntax.self) }).first,
            let owner = TypeName.path(of: extensionSyntax.extendedType)
        else { return nil }
        return (name, owner)
    }

    static func apply(_ node: FunctionDeclSyntax, in extensionSyntax: ExtensionDeclSyntax?, _ file: FileRewriter) {
        guard !file.isSDK, let extensionSyntax, let owner = TypeName.path(of: extensionSyntax.extendedType) else { return }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let overloaded = methods.first { $0.name == node.name.text && $0.labels == labels && $0.owner == owner }
        guard let overloaded else { return }
        file.edits.replace(node.name.range, with: overloaded.replacement)
        file.count("overload of \(overloaded.name)")
    }

    private static func matches(_ call: FunctionCallExprSyntax, _ method: Method) -> Bool {
        var labels = call.arguments.map { $0.label?.text ?? "_" }
        // A closure behind the parentheses is the last argument.
        if call.trailingClosure != nil, let last = method.labels.last { labels.append(last) }
        return labels == method.labels || labels == method.labels.filter { !method.optionalLabels.contains($0) }
    }
}
