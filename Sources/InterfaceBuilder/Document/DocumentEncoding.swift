/// Tells whether the bytes of a document are the UTF-8 that Interface Builder writes.
enum DocumentEncoding {
    /// The mistake, with its line if that is known; nil if there is none.
    static func mistake(in bytes: [UInt8]) -> (line: Int?, problem: DocumentError.Problem)? {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return (nil, .encoding("UTF-16")) }
        if let declared = declaredName(bytes), !["utf-8", "utf8", "us-ascii", "ascii"].contains(declared.lowercased()) {
            return (1, .encoding(declared))
        }
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        return (lineOfMistake(bytes), .encoding(nil))
    }

    /// The encoding that the document declares: `<?xml version="1.0" encoding="UTF-8"?>`.
    private static func declaredName(_ bytes: [UInt8]) -> String? {
        let beginning = String(decoding: bytes.prefix(200), as: UTF8.self)
        guard beginning.hasPrefix("<?xml"), let end = beginning.firstRange(of: "?>"),
            let name = beginning[..<end.lowerBound].firstRange(of: "encoding=")
        else { return nil }
        let quoted = beginning[name.upperBound..<end.lowerBound]
        guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
        return String(quoted.dropFirst().prefix { $0 != quote })
    }

    private static func lineOfMistake(_ bytes: [UInt8]) -> Int {
        var decoder = UTF8(), iterator = bytes.makeIterator(), line = 1
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            if scalar == "\n" { line += 1 }
        }
        return line
    }
}
