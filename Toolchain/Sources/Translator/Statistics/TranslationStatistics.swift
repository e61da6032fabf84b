/// How often each construct of Objective-C was met in a module, and which of them were not understood.
public struct TranslationStatistics: Sendable, Equatable {
    /// Construct to number of occurrences, for instance `#selector` to 13.
    public private(set) var constructs: [String: Int] = [:]
    /// Constructs that were left as they are because no rule understands them.
    public private(set) var notUnderstood: [String: Int] = [:]

    public init() {}

    mutating func count(_ construct: String, times: Int = 1) {
        constructs[construct, default: 0] += times
    }

    mutating func countNotUnderstood(_ construct: String) {
        notUnderstood[construct, default: 0] += 1
    }

    mutating func merge(_ other: TranslationStatistics) {
        constructs.merge(other.constructs, uniquingKeysWith: +)
        notUnderstood.merge(other.notUnderstood, uniquingKeysWith: +)
    }
}
