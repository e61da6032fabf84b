import Foundation

extension Array where Element == UInt8 {
    init(of data: some ContiguousBytes) { self = data.withUnsafeBytes { Array($0) } }

    /// The bytes as pairs of digits, in lower case.
    var hexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

    /// Compares without telling by its time how many bytes agree.
    func isSameInConstantTime(as other: [UInt8]) -> Bool {
        count == other.count && zip(self, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
