import SwiftSyntax

/// Folders for an app's files are those of its container, not those of the account.
///
/// `FileManager.default.urls(for:in:)` becomes `FileManager.default._objcURLs(for:in:)`.
enum ContainerRule {
    private static let methods: [String: (labels: [String], replacement: String)] = [
        "urls": (["for", "in"], "_objcURLs"),
        "url": (["for", "in", "appropriateFor", "create"], "_objcURL"),
    ]

    /// Static members of `URL`. All but the first two are members of `FileManager.SearchPathDirectory` or of other types too.
    private static let folders: Set<String> = [
        "documentsDirectory", "temporaryDirectory", "libraryDirectory", "cachesDirectory", "applicationSupportDirectory",
        "downloadsDirectory", "desktopDirectory", "moviesDirectory", "musicDirectory", "picturesDirectory", "sharedPublicDirectory",
        "homeDirectory",
    ]

    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard !file.isSDK, let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            !base.is(SuperExprSyntax.self)
        else { return }
        let name = member.declName.baseName
        guard let method = methods[name.text], node.arguments.map({ $0.label?.text }) == method.labels,
            // A method of the module's own may be meant, of whatever type.
            !file.symbols.declaresMethod(named: name.text, method.labels)
        else { return }
        file.edits.replace(name.range, with: method.replacement)
        file.count("FileManager.\(name.text)")
    }

    /// `URL.documentsDirectory`, `FileManager.default.temporaryDirectory`.
    static func apply(_ node: MemberAccessExprSyntax, _ file: FileRewriter) {
        let name = node.declName.baseName
        guard !file.isSDK, node.declName.argumentNames == nil, folders.contains(name.text) else { return }
        switch node.base?.trimmedDescription {
        case "URL", "Foundation.URL": break
        case let base?:
            guard name.text == "temporaryDirectory", base.lowercased().hasSuffix("manager") || base.contains("FileManager") else { return }
        case nil:
            guard name.text == "documentsDirectory" else { return }
        }
        file.edits.replace(name.range, with: "_objc" + SelectorName.capitalized(name.text))
        file.count("folder of the container")
    }
}
