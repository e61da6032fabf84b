import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Positions: those of tokens come before those of the text. Counted together, the text begins at 0 and tokens are below.
extension UISearchTextField {
    func place(inAll position: UITextPosition) -> Int {
        if let token = position as? TokenPosition { return min(token.index - shownTokens.count, 0) }
        return editor.place(position)
    }

    func position(atPlaceInAll place: Int) -> UITextPosition? {
        guard place >= -shownTokens.count, place <= content.length else { return nil }
        return place < 0 ? TokenPosition(place + shownTokens.count) : TextOffset(place)
    }

    private func places(of range: UITextRange) -> ClosedRange<Int> {
        let (start, end) = (place(inAll: range.start), place(inAll: range.end))
        return min(start, end)...max(start, end)
    }

    /// Which tokens lie in a stretch.
    func tokenIndices(in range: UITextRange) -> Range<Int> {
        let (places, count) = (places(of: range), shownTokens.count)
        let start = min(max(places.lowerBound + count, 0), count)
        return start..<max(start, min(places.upperBound + count, count))
    }

    /// The part of a stretch that is text.
    func textPart(of range: UITextRange) -> UITextRange {
        guard range.start is TokenPosition || range.end is TokenPosition else { return range }
        let places = places(of: range)
        let start = max(places.lowerBound, 0)
        return TextOffsetRange(NSRange(location: start, length: max(places.upperBound, 0) - start))
    }

    // MARK: Selection

    func selectionWithTokens(_ text: UITextRange?) -> UITextRange? {
        guard let text, !selectedTokens.isEmpty else { return text }
        let endsInText = selectedTokens.upperBound == shownTokens.count
        return TokenRange(
            TokenPosition(selectedTokens.lowerBound), endsInText ? text.end : TokenPosition(selectedTokens.upperBound))
    }

    /// Selects the tokens of a new selection; a caret before one selects that one.
    /// - Returns: the part that is text.
    func textPart(ofNewSelection range: UITextRange?) -> UITextRange? {
        guard let range else { return nil }
        guard isEditing else { return textPart(of: range) }
        var tokens = tokenIndices(in: range)
        if range.isEmpty, let before = range.start as? TokenPosition, shownTokens.indices.contains(before.index) {
            tokens = before.index..<before.index + 1
        }
        selectedTokens = tokens.isEmpty ? 0..<0 : tokens
        return textPart(of: range)
    }
}
