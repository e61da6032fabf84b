/// Members of this system's Foundation that answer otherwise than those of Apple's, as source that is added to a module which names them.
///
/// The compiler prefers a member of the module itself to one of another module with the same signature, also where it is not called.
enum FoundationMembers {
    private struct Member {
        let type: String
        let name: String
        let declaration: String
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
    ]

    /// The files to add members to, by their numbers, and the text of these.
    static func additions(for files: [ParsedFile], _ symbols: SymbolTable) -> [(file: Int, text: String)] {
        let sources = files.map { $0.hasSyntaxErrors ? "" : String(decoding: $0.source.bytes, as: UTF8.self) }
        return members.compactMap { member in
            guard let file = sources.firstIndex(where: { $0.contains("." + member.name) }),
                !symbols.declaresMember(named: member.name, of: member.type)
            else { return nil }
            return (file, "extension \(member.type) {\n    @usableFromInline \(member.declaration)\n}")
        }
    }
}
