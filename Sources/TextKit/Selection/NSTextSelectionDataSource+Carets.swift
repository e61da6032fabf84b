import Foundation

extension NSTextSelectionDataSource {
    /// The caret that is nearest to a point.
    func caret(
        nearest point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> (location: any NSTextLocation, affinity: NSTextSelection.Affinity)? {
        lineFragmentRange(for: point, inContainerAt: location).map { caret(nearest: point.x, inLine: $0) }
    }

    /// The caret of a line that is nearest across.
    func caret(nearest x: CGFloat, inLine line: NSTextRange) -> (location: any NSTextLocation, affinity: NSTextSelection.Affinity) {
        let end = textEnd(of: line)
        var nearest: (location: any NSTextLocation, distance: CGFloat)?
        enumerateCaretOffsetsInLineFragment(at: line.location) { offset, location, isLeading, _ in
            var place: (any NSTextLocation)? = location
            if !isLeading { place = textRange(for: .character, enclosing: location)?.endLocation }
            guard let place, place.compare(end) != .orderedDescending, place.compare(line.location) != .orderedAscending else { return }
            let distance = abs(offset - x)
            if distance < nearest?.distance ?? .infinity { nearest = (place, distance) }
        }
        guard let nearest else { return (line.location, .downstream) }
        let isWrap = nearest.location.compare(line.endLocation) == .orderedSame && !line.isEmpty
        return (nearest.location, isWrap ? .upstream : .downstream)
    }

    /// How far across the container the caret at a position stands.
    func caretOffset(at location: any NSTextLocation) -> CGFloat {
        var found: CGFloat = 0
        enumerateCaretOffsetsInLineFragment(at: location) { offset, place, isLeading, stop in
            let isHere = isLeading && place.compare(location) == .orderedSame
            // At the end of a text there is but the far edge of what stands before it.
            guard isHere || (!isLeading && self.location(place, offsetBy: 1)?.compare(location) == .orderedSame) else { return }
            found = offset
            if isHere { stop.pointee = true }
        }
        return found
    }

    /// The end of a line or paragraph without the break that ends it.
    func textEnd(of range: NSTextRange) -> any NSTextLocation {
        guard !range.isEmpty, let last = location(range.endLocation, offsetBy: -1) else { return range.endLocation }
        var end = range.endLocation
        enumerateSubstrings(from: last, options: .byComposedCharacterSequences) { text, character, _, stop in
            if let text, text.allSatisfy(\.isNewline), !text.isEmpty { end = character.location }
            stop.pointee = true
        }
        return end
    }

    /// The mark that ends a character; nil for a character without one.
    func lastMark(of character: NSTextRange) -> NSTextRange? {
        var mark: NSTextRange?
        enumerateSubstrings(from: character.location, options: .byComposedCharacterSequences) { text, _, _, stop in
            stop.pointee = true
            guard let scalars = text?.unicodeScalars, scalars.count > 1, let last = scalars.last,
                last.properties.canonicalCombiningClass != .notReordered,
                let start = location(character.endLocation, offsetBy: -UTF16.width(last))
            else { return }
            mark = NSTextRange(location: start, end: character.endLocation)
        }
        return mark
    }
}
