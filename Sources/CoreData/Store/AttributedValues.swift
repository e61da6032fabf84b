/// Attributed strings as a list of runs. This Foundation archives one whose attributes are the same throughout in a way that it cannot read.
enum AttributedValues {
    private static let mark = "NSAttributedString"
    private static let (text, attributes) = ("NSString", "NSAttributes")

    /// What is archived in place of the string.
    /// - Returns: nil if an attribute cannot be archived.
    static func runs(of string: NSAttributedString) -> NSArray? {
        let runs = NSMutableArray(object: mark)
        var areAllCoding = true
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
            let dictionary = NSMutableDictionary()
            for (key, value) in values {
                if !(value as AnyObject is NSCoding) { areAllCoding = false }
                dictionary[key.rawValue] = value
            }
            runs.add([text: (string.string as NSString).substring(with: range), attributes: dictionary] as NSDictionary)
        }
        return areAllCoding ? runs : nil
    }

    /// The string of which a list was made; nil for anything else.
    static func string(from value: Any?) -> NSAttributedString? {
        guard let runs = value as? NSArray, runs.count > 0, runs[0] as? String == mark else { return nil }
        let string = NSMutableAttributedString()
        for case let run as NSDictionary in runs.dropFirst() {
            guard let part = run[text] as? String else { return nil }
            let values = run[attributes] as? [String: Any] ?? [:]
            let keyed = Dictionary(uniqueKeysWithValues: values.map { (NSAttributedString.Key($0.key), $0.value) })
            string.append(NSAttributedString(string: part, attributes: keyed))
        }
        return NSAttributedString(attributedString: string)
    }
}
