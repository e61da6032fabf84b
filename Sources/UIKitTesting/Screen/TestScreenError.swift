/// Why something could not be done on a ``TestScreen``.
public enum TestScreenError: Error, CustomStringConvertible {
    case unknownKey(String, known: [String])

    public var description: String {
        switch self {
        case .unknownKey(let key, let known):
            "There is no key \"\(key)\". A key is one character or one of \(known.joined(separator: ", "))."
        }
    }
}
