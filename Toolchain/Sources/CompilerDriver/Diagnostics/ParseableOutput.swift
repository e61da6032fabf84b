import Foundation

/// The compiler's `-parseable-output`: each message is its length, a line break, and an object in JSON; diagnostics are in "output".
enum ParseableOutput {
    enum Piece: Equatable {
        case message(ArraySlice<UInt8>)
        /// A line that belongs to no message, with its line break.
        case text(ArraySlice<UInt8>)
    }

    /// Takes the next complete piece from the beginning of a buffer; nil if more must arrive first.
    static func next(in buffer: inout ArraySlice<UInt8>) -> Piece? {
        guard let lineEnd = buffer.firstIndex(of: 0x0A) else { return nil }
        let line = buffer[..<lineEnd]
        let isLength = !line.isEmpty && line.count < 12 && line.allSatisfy { (0x30...0x39).contains($0) }
        let start = lineEnd + 1
        guard isLength, let length = Int(String(decoding: line, as: UTF8.self)),
            start == buffer.endIndex || buffer[start] == UInt8(ascii: "{")
        else {
            defer { buffer = buffer[start...] }
            return .text(buffer[..<start])
        }
        guard buffer.endIndex - start >= length else { return nil }
        var end = start + length
        let message = buffer[start..<end]
        if end < buffer.endIndex, buffer[end] == 0x0A { end += 1 }
        buffer = buffer[end...]
        return .message(message)
    }

    /// The message with another text as its output.
    ///
    /// - Parameter map: the new text for the old.
    static func mapOutput(of message: ArraySlice<UInt8>, _ map: (String) -> String) -> [UInt8] {
        // Most messages only say that something begins.
        guard Data(message).range(of: Data("\"output\"".utf8)) != nil else { return Array(message) }
        guard var object = (try? JSONSerialization.jsonObject(with: Data(message))) as? [String: Any],
            let text = object["output"] as? String
        else { return Array(message) }
        let mapped = map(text)
        guard mapped != text else { return Array(message) }
        object["output"] = mapped
        let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        return data.map { [UInt8]($0) } ?? Array(message)
    }

    static func framed(_ message: [UInt8]) -> [UInt8] {
        Array("\(message.count)\n".utf8) + message + [0x0A]
    }
}
