internal import TextEngine

/// How far from the start of the line a caret before a character stands.
///
/// - Parameters:
///   - charIndex: In UTF-16 units of the text that the line was made of; what lies outside the line counts as its nearest end.
///   - secondaryOffset: Receives where text of the other direction would be inserted, where two directions meet; else the same.
// apple: https://developer.apple.com/documentation/coretext/ctlinegetoffsetforstringindex(_:_:_:)
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let index = line.indices.layoutIndex(charIndex)
    let offset = line.layout.caretRect(at: index).minX
    secondaryOffset?.pointee = index > 0 ? line.trailingEdge(before: index) : offset
    return offset
}

/// The index between two characters that is nearest to a point, in UTF-16 units of the text that the line was made of.
// apple: https://developer.apple.com/documentation/coretext/ctlinegetstringindexforposition(_:_:)
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.indices.position(line.layout.position(nearest: CGPoint(x: position.x, y: line.baseline)))
}

/// Shows both edges of each character, from left to right.
///
/// - Parameter block: Takes how far the edge is from the start of the line, the index of the character, whether it is the edge where
///   the character begins, and a flag to be set to true to end.
// apple: https://developer.apple.com/documentation/coretext/ctlineenumeratecaretoffsets(_:_:)
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: @escaping (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    var stop = false
    for character in line.characters {
        let edges = [(character.left, !character.isRightToLeft), (character.right, character.isRightToLeft)]
        for (edge, isLeading) in edges {
            block(Double(edge), line.indices.position(character.index), isLeading, &stop)
            if stop { return }
        }
    }
}

extension CTLine {
    struct PlacedCharacter {
        var index: Int
        var left: CGFloat
        var right: CGFloat
        var isRightToLeft: Bool
    }

    /// The characters as people count them, from left to right.
    fileprivate var characters: [PlacedCharacter] {
        var characters: [PlacedCharacter] = []
        var index = 0
        for character in string.string {
            let end = index + character.utf16.count
            let rects = layout.selectionRects(for: index..<end)
            if let left = rects.map(\.minX).min(), let right = rects.map(\.maxX).max() {
                let isReversed = runs.first { $0.glyphRun.range.contains(index) }?.glyphRun.isRightToLeft ?? false
                characters.append(PlacedCharacter(index: index, left: left, right: right, isRightToLeft: isReversed))
            }
            index = end
        }
        return characters.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
    }

    /// The edge behind the character before a position.
    fileprivate func trailingEdge(before index: Int) -> CGFloat {
        let text = string.string
        let end = text.utf16.index(text.startIndex, offsetBy: index)
        guard let start = text.index(end, offsetBy: -1, limitedBy: text.startIndex) else { return layout.caretRect(at: index).minX }
        let before = text.utf16.distance(from: text.startIndex, to: start)
        let rects = layout.selectionRects(for: before..<index)
        let isReversed = runs.first { $0.glyphRun.range.contains(before) }?.glyphRun.isRightToLeft ?? false
        let edge = isReversed ? rects.map(\.minX).min() : rects.map(\.maxX).max()
        return edge ?? layout.caretRect(at: index).minX
    }
}
