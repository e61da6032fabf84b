import Foundation

/// The text of a domain's journal: one line for each change since the domain's file was written, the oldest first.
///
/// A process may be killed in the middle of a line. Each line begins and ends with a line feed and carries a checksum, so
/// that a torn one is recognised and harms no other.
enum DefaultsJournal {
    private static let separator = UInt8(ascii: "\n")

    static func line(for change: DefaultsChange) throws -> Data {
        let list = try PropertyListSerialization.data(fromPropertyList: change.propertyList, format: .binary, options: 0)
        let text = list.base64EncodedData()
        return Data([separator]) + Data(checksum(text).utf8) + text + Data([separator])
    }

    /// The changes that are whole.
    static func changes(in data: Data) -> [DefaultsChange] {
        data.split(separator: separator).compactMap { line in
            guard line.count > checksumLength else { return nil }
            let text = Data(line.dropFirst(checksumLength))
            guard line.prefix(checksumLength).elementsEqual(checksum(text).utf8), let list = Data(base64Encoded: text),
                let value = try? PropertyListSerialization.propertyList(from: list, options: [], format: nil)
            else { return nil }
            return DefaultsChange(propertyList: PropertyListValue.canonical(value) ?? value)
        }
    }

    private static let checksumLength = 16

    /// FNV-1a: enough to tell a whole line from a torn one.
    private static func checksum(_ text: Data) -> String {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: checksumLength - digits.count) + digits
    }
}
