/// The name of an attribute, with a number that distinguishes it from nearly all others.
// optimization: elements are asked for many attributes that they lack.
struct AttributeName: Hashable, Sendable, ExpressibleByStringLiteral {
    let text: String
    /// The same for the same text in every run of a program.
    private let number: UInt64

    init(_ text: String) {
        self.text = text
        // FNV-1a.
        number = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    init(stringLiteral text: String) { self.init(text) }

    /// One bit, by which a set of names that fits a word shows which names it lacks.
    var bit: UInt64 { 1 << (number & 63) }

    static func == (left: AttributeName, right: AttributeName) -> Bool { left.number == right.number && left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }

    static let id: AttributeName = "id"
    static let key: AttributeName = "key"
}
