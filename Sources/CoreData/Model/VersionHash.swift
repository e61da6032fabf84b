/// A number for a text, the same in every run and on every machine.
enum VersionHash {
    /// 32 bytes, of which any two texts have different ones for all practical purposes.
    static func of(_ text: String) -> Data {
        var result = Data(capacity: 32)
        for seed in 0..<4 as Range<UInt64> {
            let number = number(of: text, seed: seed)
            withUnsafeBytes(of: number.littleEndian) { result.append(contentsOf: $0) }
        }
        return result
    }

    /// FNV-1a, started differently for each of the four parts.
    private static func number(of text: String, seed: UInt64) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ (seed &* 0x9E37_79B9_7F4A_7C15)
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash ^ (hash >> 29)
    }
}
