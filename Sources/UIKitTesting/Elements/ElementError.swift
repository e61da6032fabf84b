/// Why something could not be done with an ``Element``.
public enum ElementError: Error, CustomStringConvertible, Equatable {
    /// - Parameter screen: what there is by name.
    case notFound(String, screen: [String])
    case several(String, [String])
    case notScrolledTo(String)
    case notInScrollView(String)
    case noSlider(String)
    case noPickerWheel(String)
    case noPickerValue(String, String)

    public var description: String {
        switch self {
        case .notFound(let words, let names):
            names.isEmpty
                ? "There is no \(words). Nothing on screen has a name."
                : "There is no \(words). There are \(names.prefix(20).map { "\"\($0)\"" }.joined(separator: ", "))"
                    + (names.count > 20 ? ", …" : ".")
        case .several(let words, let types):
            "There are \(types.count) of \(words). Take one by firstMatch or element(boundBy:), or narrow the query down."
        case .notScrolledTo(let words): "\(words) did not come into sight by scrolling from the beginning to the end."
        case .notInScrollView(let words): "\(words) stands in nothing that scrolls."
        case .noSlider(let words): "\(words) is no slider."
        case .noPickerWheel(let words): "\(words) is no wheel of a picker."
        case .noPickerValue(let words, let value): "\(words) could not be turned to \"\(value)\"."
        }
    }
}
