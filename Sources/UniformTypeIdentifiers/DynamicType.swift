/// Types that nobody has declared: their identifier holds the tag that they stand for, so that it can be read out again.
enum DynamicType {
    private static let prefix = "dyn.forastero."

    static func isDynamic(_ identifier: String) -> Bool { identifier.hasPrefix("dyn.") }

    static func identifier(tag: String, tagClass: UTTagClass) -> String {
        let hex = tag.lowercased().utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return prefix + (tagClass == .mimeType ? "m" : "f") + hex
    }

    static func tag(of identifier: String) -> (String, UTTagClass)? {
        guard identifier.hasPrefix(prefix) else { return nil }
        let rest = Array(identifier.utf8.dropFirst(prefix.utf8.count))
        guard let kind = rest.first else { return nil }
        let digits = rest.dropFirst().compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard digits.count == rest.count - 1, digits.count % 2 == 0 else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
        return (String(decoding: bytes, as: UTF8.self), kind == UInt8(ascii: "m") ? .mimeType : .filenameExtension)
    }
}
