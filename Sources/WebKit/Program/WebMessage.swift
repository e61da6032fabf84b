import Foundation
internal import WebProtocol

/// A message to the web program that is being written; see `WebProtocol.h`.
struct WebMessage {
    private(set) var bytes = Data()

    init(_ kind: WebRequest, page: UInt64 = 0) {
        append(UInt32(0))
        append(UInt32(kind.rawValue))
        append(page)
    }

    mutating func add(_ number: Int) { append(Int64(number)) }
    mutating func add(_ number: Double) { append(number) }
    mutating func add(_ flag: Bool) { append(Int64(flag ? 1 : 0)) }

    mutating func add(_ text: String?) {
        guard let text else { return append(Int64(-1)) }
        add(Data(text.utf8))
    }

    mutating func add(_ data: Data) {
        append(Int64(data.count))
        bytes.append(data)
    }

    mutating func add(_ fields: [String: String]) {
        add(fields.count)
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            add(name)
            add(value)
        }
    }

    /// The message with its length at the beginning.
    func finished() -> Data {
        var length = UInt32(bytes.count - 4)
        var data = bytes
        data.replaceSubrange(0..<4, with: Data(bytes: &length, count: 4))
        return data
    }

    private mutating func append(_ value: some BitwiseCopyable) {
        withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
    }
}
