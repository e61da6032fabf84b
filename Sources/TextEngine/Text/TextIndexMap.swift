/// Between positions in UTF-16, which programs count in, and in UTF-8, which Pango counts in.
struct TextIndexMap {
    /// For every UTF-16 position its UTF-8 position, one more for the end; nil when both count the same.
    private let bytePositions: [Int]?

    init(_ string: String) {
        guard string.utf8.count != string.utf16.count else {
            bytePositions = nil
            return
        }
        var positions: [Int] = []
        positions.reserveCapacity(string.utf16.count + 1)
        var byte = 0
        for scalar in string.unicodeScalars {
            positions.append(byte)
            // The second half of a pair stands for the same character: it points to the same index.
            if scalar.value > 0xFFFF { positions.append(byte) }
            byte += UTF8.width(scalar)
        }
        positions.append(byte)
        bytePositions = positions
    }

    func byte(_ position: Int) -> Int { bytePositions?[position] ?? position }

    /// The UTF-16 position at or before a byte.
    func position(_ byte: Int) -> Int {
        guard let bytePositions else { return byte }
        var (low, high) = (0, bytePositions.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if bytePositions[middle] <= byte { low = middle } else { high = middle - 1 }
        }
        // The first half of a pair, not the second.
        while low > 0, bytePositions[low - 1] == bytePositions[low] { low -= 1 }
        return low
    }
}
