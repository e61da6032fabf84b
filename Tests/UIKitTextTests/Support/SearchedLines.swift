import Foundation
import UIKitText

/// An object of an app's own that is searched: some documents of one line each. It writes down what it is asked.
@MainActor
final class SearchedLines: UIObject, UITextSearching, UIFindInteractionDelegate {
    typealias DocumentIdentifier = Int

    final class Match: UITextRange {
        let value: Range<Int>
        init(_ value: Range<Int>) {
            self.value = value
            super.init()
        }
    }

    var lines: [String]
    var calls: [String] = []
    var selected: (line: Int, location: Int)?
    /// In which order lines are searched.
    var order: [Int]
    var canReplace = false
    var refuses: Set<Int> = []
    var hasSession = true
    /// Takes the searching over from this object.
    var searches: ((String, UITextSearchAggregator<Int>) -> Void)?

    init(_ lines: String...) {
        self.lines = lines
        order = Array(lines.indices)
        super.init()
    }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func locations(of query: String, in line: Int) -> [Match] {
        var locations: [Match] = []
        let text = lines[line] as NSString
        var start = 0
        while start < text.length {
            let found = text.range(of: query, options: .caseInsensitive, range: NSRange(location: start, length: text.length - start))
            guard found.location != NSNotFound else { break }
            locations.append(Match(found.location..<NSMaxRange(found)))
            start = NSMaxRange(found)
        }
        return locations
    }

    private func name(_ range: UITextRange, _ document: Int?) -> String {
        "\(document ?? -1):\((range as? Match)?.value.lowerBound ?? -1)"
    }

    // MARK: UITextSearching

    var selectedTextRange: UITextRange? { selected.map { Match($0.location..<$0.location) } }
    var selectedTextSearchDocument: Int? { selected?.line }
    var supportsTextReplacement: Bool { canReplace }

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
        let (first, second) = ((foundRange as? Match)?.value.lowerBound ?? 0, (toRange as? Match)?.value.lowerBound ?? 0)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    func compare(document: Int, toDocument: Int) -> ComparisonResult {
        document < toDocument ? .orderedAscending : document > toDocument ? .orderedDescending : .orderedSame
    }

    func performTextSearch(queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>) {
        calls.append("search \(queryString)")
        if let searches { return searches(queryString, resultAggregator) }
        for line in order {
            for location in locations(of: queryString, in: line) {
                resultAggregator.foundRange(location, searchString: queryString, document: line)
            }
        }
        resultAggregator.finishedSearching()
    }

    func decorate(foundTextRange: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle) {
        calls.append("\(style) \(name(foundTextRange, document))")
    }
    func clearAllDecoratedFoundText() { calls.append("clear") }
    func willHighlight(foundTextRange: UITextRange, document: Int?) { calls.append("will highlight \(name(foundTextRange, document))") }
    func scrollRangeToVisible(_ range: UITextRange, inDocument: Int?) { calls.append("scroll \(name(range, inDocument))") }

    func shouldReplace(foundTextRange: UITextRange, document: Int?, withText: String) -> Bool {
        calls.append("should replace \(name(foundTextRange, document)) \(withText)")
        return !refuses.contains(document ?? -1)
    }
    func replace(foundTextRange: UITextRange, document: Int?, withText: String) {
        calls.append("replace \(name(foundTextRange, document)) \(withText)")
    }
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        calls.append("replace all \(queryString) \(withText)")
    }

    // MARK: UIFindInteractionDelegate

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        calls.append("session")
        return hasSession ? UITextSearchingFindSession(searchableObject: self) : nil
    }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { calls.append("begin") }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { calls.append("end") }
}
