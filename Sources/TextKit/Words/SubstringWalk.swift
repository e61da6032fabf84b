internal import Foundation
internal import TextEngine

/// The words or sentences of a stretch of a string, each with the stretch that it stands in.
struct SubstringWalk {
    struct Step {
        let range: Range<Int>
        /// What follows up to the next one belongs to it, and to the first one what precedes it.
        let enclosing: Range<Int>
    }

    let steps: [Step]

    /// - Parameters:
    ///   - string: The stretch itself.
    ///   - offset: Where it begins in the string that it is taken from, in UTF-16 units.
    init(_ string: String, offset: Int, options: _WordEnumerationOptions) {
        let units = options.intersection([.byWords, .bySentences])
        _require(
            units == .byWords || units == .bySentences,
            "enumerateSubstrings(in:options:) needs one kind of substring. Pass either .byWords or .bySentences.")
        let boundaries = TextBoundaries(string)
        let ranges = units == .byWords ? boundaries.words : boundaries.sentences
        let starts = [0] + ranges.dropFirst().map(\.lowerBound) + [string.utf16.count]
        let steps = ranges.indices.map { index in
            Step(
                range: ranges[index].lowerBound + offset..<ranges[index].upperBound + offset,
                enclosing: starts[index] + offset..<starts[index + 1] + offset)
        }
        self.steps = options.contains(.reverse) ? steps.reversed() : steps
    }
}
