/// Which digits of a font look the same beside each other as alone, as far as somebody has looked.
struct DigitPairs {
    private enum Knowledge: UInt8 {
        case none, independent, dependent
    }

    private var pairs: [Knowledge] = []

    static func areDigits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }

    /// Nil where nobody has looked. Both are digits of ASCII.
    func areIndependent(_ first: UInt8, _ second: UInt8) -> Bool? {
        guard !pairs.isEmpty else { return nil }
        return switch pairs[Self.index(first, second)] {
        case .none: nil
        case .independent: true
        case .dependent: false
        }
    }

    mutating func note(_ first: UInt8, _ second: UInt8, areIndependent: Bool) {
        if pairs.isEmpty { pairs = Array(repeating: .none, count: 100) }
        pairs[Self.index(first, second)] = areIndependent ? .independent : .dependent
    }

    private static func index(_ first: UInt8, _ second: UInt8) -> Int { Int(first - 0x30) * 10 + Int(second - 0x30) }
}
