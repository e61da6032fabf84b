/// A hash that is the same in every run (FNV-1a), for names and stamps.
struct StableHash {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(byte) }
        combine(0)
    }

    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    /// Letters and digits, fit for a file name.
    var text: String { String(value, radix: 36) }

    static func of(_ text: String) -> String {
        var hash = StableHash()
        hash.combine(text)
        return hash.text
    }
}
