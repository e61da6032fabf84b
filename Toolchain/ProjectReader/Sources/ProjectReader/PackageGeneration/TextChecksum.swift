/// A short name for a text, for folders and files that are made for it.
enum TextChecksum {
    /// FNV-1a, which is the same in each run.
    static func of(_ text: String) -> String {
        let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(value, radix: 16)
    }
}
