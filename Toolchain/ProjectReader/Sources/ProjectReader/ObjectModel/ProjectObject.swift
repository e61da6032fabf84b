/// One entry of a project's table of objects. It knows where it stands, so that whoever finds fault with it can say so.
package struct ProjectObject {
    /// Opaque: Xcode writes 24 digits, other programs what they like.
    package let id: String
    package let isa: String
    let fields: [String: PropertyListNode]
    let line: Int

    init?(id: String, node: PropertyListNode) {
        guard let fields = node.dictionary, let isa = fields["isa"]?.string else { return nil }
        self.id = id
        self.isa = isa
        self.fields = fields
        line = node.line
    }

    func string(_ key: String) -> String? { fields[key]?.string }

    /// A list of strings; empty where there is none.
    func strings(_ key: String) -> [String] { fields[key]?.strings ?? [] }

    /// The name in the navigator.
    var displayName: String { string("name") ?? string("path") ?? id }
}
