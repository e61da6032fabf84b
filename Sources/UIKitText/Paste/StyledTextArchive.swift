import Foundation

/// A text with its look as data. Foundation's own archives of attributed strings cannot be read again on Linux where all characters look
/// the same.
enum StyledTextArchive {
    private static let textKey = "text"
    private static let startsKey = "starts"
    private static let looksKey = "looks"

    /// What cannot be archived is left out of the look.
    static func data(of text: NSAttributedString) throws -> Data {
        var (starts, looks): ([NSNumber], [NSDictionary]) = ([], [])
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            starts.append(NSNumber(value: range.location))
            let archived = attributes.filter { $0.value is any NSCoding }.map { ($0.key.rawValue, $0.value) }
            looks.append(NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: archived)))
        }
        let writer = NSKeyedArchiver(requiringSecureCoding: false)
        writer.encode(text.string as NSString, forKey: textKey)
        writer.encode(starts as NSArray, forKey: startsKey)
        writer.encode(looks as NSArray, forKey: looksKey)
        writer.finishEncoding()
        return writer.encodedData
    }

    /// Nil where the data are damaged.
    static func text(from data: Data) -> NSAttributedString? {
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        reader.decodingFailurePolicy = .setErrorAndReturn
        guard let string = reader.decodeObject(forKey: textKey) as? String else { return nil }
        let text = NSMutableAttributedString(string: string)
        let starts = (reader.decodeObject(forKey: startsKey) as? [NSNumber] ?? []).map(\.intValue)
        let looks = reader.decodeObject(forKey: looksKey) as? [[String: Any]] ?? []
        for (index, look) in looks.enumerated() where index < starts.count {
            let end = index + 1 < starts.count ? starts[index + 1] : text.length
            guard starts[index] >= 0, starts[index] < end, end <= text.length else { continue }
            let attributes = Dictionary(uniqueKeysWithValues: look.map { (NSAttributedString.Key($0.key), $0.value) })
            text.setAttributes(attributes, range: NSRange(location: starts[index], length: end - starts[index]))
        }
        return text
    }
}
