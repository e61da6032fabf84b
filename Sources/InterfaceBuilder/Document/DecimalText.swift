/// Reads the numbers that Interface Builder writes mostly: `375`, `-0.5`, `667.0`.
// optimization: every view has four of them, and the C library takes several times as long.
enum DecimalText {
    /// Exactly what `Double` makes of the text; nil where that has to be asked.
    static func number(in text: String) -> Double? {
        text.utf8.withContiguousStorageIfAvailable { number(in: $0) } ?? nil
    }

    private static func number(in letters: UnsafeBufferPointer<UInt8>) -> Double? {
        let isNegative = letters.first == UInt8(ascii: "-")
        var digits: UInt64 = 0, count = 0, places: Int?
        for letter in letters.dropFirst(isNegative ? 1 : 0) {
            if letter == UInt8(ascii: "."), places == nil, count > 0 {
                places = 0
                continue
            }
            guard letter >= UInt8(ascii: "0"), letter <= UInt8(ascii: "9") else { return nil }
            digits = digits * 10 + UInt64(letter - UInt8(ascii: "0"))
            count += 1
            if let counted = places { places = counted + 1 }
            // More do not fit a number without being rounded.
            if count > 15 { return nil }
        }
        guard count > 0, places != 0 else { return nil }
        // Both are exact, so that the quotient is the number next to the text's.
        let number = Double(digits) / powers[places ?? 0]
        return isNegative ? -number : number
    }

    private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]
}
