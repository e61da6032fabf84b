/// An initializer of a type.
struct InitializerRecord: Sendable, Equatable {
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        static let designated = Flags(rawValue: 1 << 0)
        static let required = Flags(rawValue: 1 << 1)
        static let failable = Flags(rawValue: 1 << 2)
        static let unavailable = Flags(rawValue: 1 << 3)
    }

    /// `_` for none.
    var labels: [String]
    var flags: Flags

    /// `frame:`, with one colon for each parameter.
    var key: String { InitializerRecord.key(labels) }

    static func key(_ labels: [String]) -> String { labels.reduce(into: "") { $0 += $1 + ":" } }

    func has(_ flags: Flags) -> Bool { self.flags.contains(flags) }
}
