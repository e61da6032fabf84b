/// The lines of a C header without its comments.
enum HeaderLines {
    enum Line: Equatable {
        /// `#name rest`
        case directive(name: String, rest: String)
        case code(String)
    }

    /// One line for each of the file, so that numbers of lines stay as they are.
    static func read(_ bytes: [UInt8]) -> [Line] {
        withoutComments(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            guard let match = text.wholeMatch(of: /\s*#\s*([A-Za-z_]*)(.*)/) else { return .code(text) }
            return .directive(name: String(match.1), rest: match.2.trimmingPrefix { $0.isWhitespace }.trimmedEnd)
        }
    }

    private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [], index = 0
        result.reserveCapacity(bytes.count)
        while index < bytes.count {
            let rest = bytes[index...]
            if rest.starts(with: "//".utf8) {
                index = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            } else if rest.starts(with: "/*".utf8) {
                let end = rest.dropFirst(2).firstRange(of: Array("*/".utf8))?.upperBound ?? bytes.count
                result.append(UInt8(ascii: " "))
                result += bytes[index..<end].filter { $0 == UInt8(ascii: "\n") }
                index = end
            } else if rest.first == UInt8(ascii: "\"") {
                let end = endOfText(in: bytes, from: index)
                result += bytes[index..<end]
                index = end
            } else {
                if bytes[index] != UInt8(ascii: "\r") { result.append(bytes[index]) }
                index += 1
            }
        }
        return result
    }

    /// Behind the closing quotation mark, or at the end of the line where there is none.
    private static func endOfText(in bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, bytes.count)
    }
}

extension Substring {
    fileprivate var trimmedEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
