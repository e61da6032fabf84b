/// Members of this system's Foundation that answer otherwise than those of Apple's, as source that is added to a module which names them.
///
/// The compiler prefers a member of the module itself to one of another module with the same signature, also where it is not called.
enum FoundationMembers {
    private struct Member {
        let type: String
        let name: String
        let declaration: String
        /// Where the type is, if not in Foundation.
        var module: String?
    }

    private static let members = [
        // Rectangles that only share an edge do not intersect.
        Member(
            type: "CGRect", name: "intersects",
            declaration: """
                func intersects(_ rect2: CGRect) -> Bool {
                        minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
                    }
                """),
        // Foundation's set with a name of its own stops the program when it is changed.
        Member(
            type: "CharacterSet", name: "inverted",
            declaration: """
                var inverted: CharacterSet {
                        var set = self
                        set.invert()
                        return set
                    }
                """),
        // Sessions end with the app here; what they are asked for arrives while it runs.
        Member(
            type: "URLSessionConfiguration", name: "background(withIdentifier",
            declaration: "static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }",
            module: "FoundationNetworking"),
        // There is one network here, which costs nothing; and none that a request could wait for.
        kept("allowsExpensiveNetworkAccess", true), kept("allowsConstrainedNetworkAccess", true), kept("waitsForConnectivity", false),
        kept("sessionSendsLaunchEvents", true),
        allowed("allowsExpensiveNetworkAccess"), allowed("allowsConstrainedNetworkAccess"),
        Member(
            type: "URLError", name: "networkUnavailableReason",
            declaration: """
                enum NetworkUnavailableReason: Int, Sendable {
                        case cellular = 0, expensive = 1, constrained = 2
                    }
                    @usableFromInline var networkUnavailableReason: NetworkUnavailableReason? {
                        (userInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int).flatMap { NetworkUnavailableReason(rawValue: $0) }
                    }
                """),
    ]

    /// A switch of a request that keeps it from networks of a kind. There are none of that kind, and a request has nowhere to keep it.
    private static func allowed(_ name: String) -> Member {
        Member(
            type: "URLRequest", name: name,
            declaration: """
                var \(name): Bool {
                        get { true }
                        set {}
                    }
                """, module: "FoundationNetworking")
    }

    /// A switch of a session's configuration that Foundation lacks here, or does not let be set.
    private static func kept(_ name: String, _ isOn: Bool) -> Member {
        Member(
            type: "URLSessionConfiguration", name: name,
            declaration: """
                var \(name): Bool {
                        get { _objcKeptFlag("\(name)", of: self) ?? \(isOn) }
                        set { _objcKeepFlag("\(name)", newValue, of: self) }
                    }
                """, module: "FoundationNetworking")
    }

    /// The files to add members to, by their numbers, and the text of these.
    static func additions(for files: [ParsedFile], _ symbols: SymbolTable) -> [(file: Int, text: String)] {
        members.compactMap { member in
            guard let file = files.firstIndex(where: { !$0.hasSyntaxErrors && $0.source.contains("." + member.name) }),
                !symbols.declaresMember(named: member.name, of: member.type)
            else { return nil }
            let imports = member.module.map { "import \($0)\n" } ?? ""
            return (file, imports + "extension \(member.type) {\n    @usableFromInline \(member.declaration)\n}")
        }
    }
}
