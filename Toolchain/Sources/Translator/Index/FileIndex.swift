import SwiftSyntax

/// The declarations and imports of one file.
struct FileIndex: Sendable {
    /// An extension with its record, kept for the rules that move members into the class body.
    struct Extension: Sendable {
        let record: Int
        let syntax: ExtensionDeclSyntax
    }

    var records: [TypeRecord] = []
    var extensions: [Extension] = []
    var aliases: [String: String] = [:]
    var imports: Set<String> = []
    /// Names of variables that hold closures, which `x.f?(…)` may mean instead of an optional requirement.
    var closureProperties: Set<String> = []
    var hasMain = false
}
