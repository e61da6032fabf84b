/// The smallest and the largest size of text that a view lets through to itself and to what is inside it.
struct ContentSizeLimits: Equatable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    var isEmpty: Bool { minimum == nil && maximum == nil }

    /// The nearest category within the limits. Where the limits contradict each other the smaller one counts.
    func applied(to category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard category != .unspecified else { return category }
        var result = category
        if let minimum, result < minimum { result = minimum }
        if let maximum, result > maximum { result = maximum }
        return result
    }

    var text: String {
        [minimum.map { "minimum: \($0.rawValue)" }, maximum.map { "maximum: \($0.rawValue)" }].compactMap(\.self).joined(separator: ", ")
    }
}
