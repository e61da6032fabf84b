/// A hash that is the same in every run, for names and stamps: FNV-1a, over words where it must be fast.
package struct StableHash {
    private static let prime: UInt64 = 0x100_0000_01b3
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* Self.prime }
        // Ends the text, so that "ab", "c" differs from "a", "bc".
        value = (value ^ 0xFF) &* Self.prime
    }

    mutating func combine(_ texts: some Collection<String>) {
        for text in texts { combine(text) }
        combine("\(texts.count)")
    }

    mutating func combine(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            var position = 0
            while position + 8 <= buffer.count {
                value = (value ^ buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self)) &* Self.prime
                value ^= value >> 29
                position += 8
            }
            while position < buffer.count {
                value = (value ^ UInt64(buffer[position])) &* Self.prime
                position += 1
            }
        }
        combine("\(bytes.count)")
    }

    /// Letters and digits, fit for a file name.
    var text: String { String(value, radix: 36) }

    package static func of(_ text: String) -> String {
        var hash = StableHash()
        hash.combine(text)
        return hash.text
    }
}
