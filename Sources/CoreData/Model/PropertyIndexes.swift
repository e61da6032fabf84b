/// Where the property of a name is in an object.
// optimization: an app asks with each value that it reads or sets. Names of up to fifteen bytes are their own bits, and are found by
// those without hashing their letters.
final class PropertyIndexes: @unchecked Sendable {
    private typealias Bits = (UInt64, UInt64)
    private struct Entry {
        var bits: Bits = (0, 0)
        var index = -1
    }
    private let byBits: UnsafeMutableBufferPointer<Entry>
    private let byName: [String: Int]
    private let mask: Int

    init(_ names: [String]) {
        byName = Dictionary(names.enumerated().map { ($1, $0) }) { $1 }
        var size = 4
        while size < names.count * 2 { size *= 2 }
        mask = size - 1
        byBits = .allocate(capacity: size)
        byBits.initialize(repeating: Entry())
        for (name, index) in byName {
            let bits = unsafeBitCast(name, to: Bits.self)
            var place = Self.place(bits) & mask
            while byBits[place].index >= 0 { place = (place + 1) & mask }
            byBits[place] = Entry(bits: bits, index: index)
        }
    }

    deinit { byBits.deallocate() }

    /// The index of a property; nil if there is none of that name.
    subscript(name: String) -> Int? {
        let bits = unsafeBitCast(name, to: Bits.self)
        var place = Self.place(bits) & mask
        while byBits[place].index >= 0 {
            if byBits[place].bits == bits { return byBits[place].index }
            place = (place + 1) & mask
        }
        return byName[name]
    }

    private static func place(_ bits: Bits) -> Int {
        Int(truncatingIfNeeded: ((bits.0 ^ (bits.1 &* 0x9E37_79B9)) &* 0x9E37_79B9_7F4A_7C15) >> 40)
    }
}
