import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Positions: those of tokens come before those of the text. Counted together, the text begins at 0 and tokens are below.
extension UISearchTextField {
    func location(inAll position: UITextPosition) -> Int {
        if let token = position as? TokenPosition { return min(token.index - shownTokens.count, 0) }
        return editor.location(of: position)
    }

    func position(atLocationInAll location: Int) -> UITextPosition? {
        guard location >= -shownTokens.count, location <= content.length else { return nil }
        return location < 0 ? TokenPosition(location + shownTokens.count) : TextOffset(location)
    }

    private func locations(of range: UITextRange) -> ClosedRange<Int> {
        let (start, end) = (location(inAll: range.start), location(inAll: range.end))
        return min(start, end)...max(start, end)
    }

    /// Which tokens lie in a stretch.
    func tokenIndices(in range: UITextRange) -> Range<Int> {
        let (locations, count) = (locations(of: range), shownTokens.count)
        let start = min(max(locations.lowerBound + count, 0), count)
        return start..<max(start, min(locations.upperBound + count, count))
    }

    /// The part of a stretch that is text.
    func textPart(of range: UITextRange) -> UITextRange {
        guard range.start is TokenPosition || range.end is TokenPosition else { return range }
        let locations = locations(of: range)
        let start = max(locations.lowerBound, 0)
        return TextOffsetRange(NSRange(location: start, length: max(locations.upperBound, 0) - start))
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
