import SwiftSyntax

/// Folders for an app's files are those of its container, not those of the account.
///
/// `URL.documentsDirectory` becomes `URL._objcDocumentsDirectory`. The methods of file managers are led there by ``MethodNamesRule``.
enum ContainerRule {
    /// Static members of `URL`. All but the first two are members of `FileManager.SearchPathDirectory` or of other types too.
    private static let folders: Set<String> = [
        "documentsDirectory", "temporaryDirectory", "libraryDirectory", "cachesDirectory", "applicationSupportDirectory",
        "downloadsDirectory", "desktopDirectory", "moviesDirectory", "musicDirectory", "picturesDirectory", "sharedPublicDirectory",
        "homeDirectory",
    ]

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
