/// Cuts what arrives into messages: each has a header that says how long it is.
struct MessageBuffer {
    /// What may follow a header that somebody made up.
    private static let maximumLength = 1 << 30

    private var bytes: ArraySlice<UInt8> = []

    mutating func append(_ piece: ArraySlice<UInt8>) { bytes += piece }

    /// The next message that has arrived as a whole. What is no JSON is left out.
    mutating func next() -> JSON? {
        while let (length, start) = header() {
            guard bytes.endIndex - start >= length else { return nil }
            let content = bytes[start..<(start + length)]
            bytes = ArraySlice(Array(bytes[(start + length)...]))
            if let message = JSONReader.read(content) { return message }
        }
        return nil
    }

    /// The length of the content and where it begins. A header without a length is skipped.
    private mutating func header() -> (length: Int, start: Int)? {
        while let end = endOfHeader() {
            let lines = String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self).split(whereSeparator: \.isNewline)
            for line in lines {
                let parts = line.split(separator: ":", maxSplits: 1)
                guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
                let text = parts[1].drop { $0 == " " }.prefix { $0 != " " }
                if let length = Int(text), (0...Self.maximumLength).contains(length) { return (length, end + 4) }
            }
            bytes = bytes[(end + 4)...]
        }
        return nil
    }

    private func endOfHeader() -> Int? {
        let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
        guard bytes.count >= mark.count else { return nil }
        return (bytes.startIndex...(bytes.endIndex - mark.count)).first {
            bytes[$0] == 0x0D && bytes[$0..<($0 + mark.count)].elementsEqual(mark)
        }
    }

    /// A message with its header.
    static func framed(_ message: JSON) -> [UInt8] {
        let content = message.text
        return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    }
}
