import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Where positions stand, and which position is at a position.
extension UITextView {
    func isRightToLeft(at place: Int) -> Bool {
        system.manager.caretLine(at: place)?.isRightToLeft ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func isForward(_ direction: UITextLayoutDirection, at position: UITextPosition) -> Bool {
        switch direction {
        case .right: !isRightToLeft(at: editor.place(position))
        case .left: isRightToLeft(at: editor.place(position))
        case .down: true
        case .up: false
        }
    }

    private func line(at place: Int) -> CaretLine? { system.manager.caretLine(at: place, upstream: place == state.upstreamEnd) }

    // MARK: From position to place

    func caretRect(at position: UITextPosition) -> CGRect {
        updateContainer()
        let place = min(max(editor.place(position), 0), editor.length)
        guard let line = line(at: place) else {
            return CGRect(origin: origin, size: CGSize(width: theme.caretWidth, height: (look.font ?? theme.font).lineHeight))
        }
        let right = max(line.rect.maxX - theme.caretWidth, line.rect.minX)
        let x = min(max(line.caretX(at: place), line.rect.minX), right)
        return CGRect(x: origin.x + x, y: origin.y + line.rect.minY, width: theme.caretWidth, height: line.rect.height)
    }

    func rects(of range: UITextRange) -> [UITextSelectionRect] {
        guard let range = editor.nsRange(range), range.length > 0 else { return [] }
        let rects = rects(of: range, within: range)
        return rects.enumerated().map { index, rect in
            let direction: NSWritingDirection = isRightToLeft(at: range.location) ? .rightToLeft : .leftToRight
            return SelectedTextRect(rect, direction, containsStart: index == 0, containsEnd: index == rects.count - 1)
        }
    }

    /// The visible rectangles of a stretch.
    func seenRects(of range: NSRange) -> [CGRect] {
        let area = bounds.offsetBy(dx: -origin.x, dy: -origin.y)
        let seen = NSIntersectionRange(system.manager.glyphRange(forBoundingRect: area, in: system.container), range)
        return seen.length > 0 ? rects(of: seen, within: range) : []
    }

    private func rects(of range: NSRange, within selection: NSRange) -> [CGRect] {
        updateContainer()
        var rects: [CGRect] = []
        system.manager.enumerateEnclosingRects(forGlyphRange: range, withinSelectedGlyphRange: selection, in: system.container) { rect, _ in
            rects.append(rect.offsetBy(dx: origin.x, dy: origin.y))
        }
        return rects
    }

    func firstRectOfText(_ range: UITextRange) -> CGRect {
        guard let range = editor.nsRange(range), range.length > 0, let line = system.manager.caretLine(at: range.location) else {
            return caretRect(at: range.start)
        }
        let part = NSIntersectionRange(range, line.range)
        return system.manager.boundingRect(forGlyphRange: part, in: system.container).offsetBy(dx: origin.x, dy: origin.y)
    }

    // MARK: From place to position

    func place(nearest point: CGPoint) -> Int {
        updateContainer()
        let point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard let line = system.manager.caretLine(nearest: point, in: system.container) else { return editor.length }
        let place = line.index(nearest: point.x)
        state.upstreamEnd = line.isWrapped && place == line.textEnd ? place : nil
        return editor.start(ofCharacterAt: place)
    }

    /// Returns true if a point lies lower than the last line.
    func isBelowText(_ point: CGPoint) -> Bool {
        point.y - origin.y > system.manager.usedRect(for: system.container).maxY
    }

    func position(nearest point: CGPoint) -> UITextPosition { TextOffset(place(nearest: point)) }

    func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = editor.nsRange(range) else { return nil }
        return TextOffset(min(max(place(nearest: point), range.location), NSMaxRange(range)))
    }

    func character(at point: CGPoint) -> UITextRange? { characters(at: point).map { TextOffsetRange($0) } }

    /// The character that a point lies in; nil beside the text.
    func characters(at point: CGPoint) -> NSRange? {
        guard editor.length > 0 else { return nil }
        updateContainer()
        let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        let start = editor.start(ofCharacterAt: system.manager.glyphIndex(for: place, in: system.container))
        let range = NSRange(location: start, length: editor.end(ofCharacterAfter: start) - start)
        return system.manager.boundingRect(forGlyphRange: range, in: system.container).contains(place) ? range : nil
    }

    // MARK: From position to position

    func position(_ position: UITextPosition, moved count: Int, _ direction: UITextLayoutDirection) -> UITextPosition? {
        let place = editor.place(position)
        switch direction {
        case .up, .down:
            return placeOfRow(place, below: direction == .down ? count : -count).map { TextOffset($0) }
        case .left, .right:
            let steps = isForward(direction, at: position) ? count : -count
            return editor.place(place, movedByCharacters: steps).map { TextOffset($0) }
        }
    }

    /// The place so many lines further down at the same x, which is kept while the caret goes through shorter lines; nil where there is
    /// none.
    private func placeOfRow(_ place: Int, below count: Int) -> Int? {
        guard count != 0, var line = line(at: place) else { return count == 0 ? place : nil }
        let x = state.column.flatMap { $0.place == place ? $0.x : nil } ?? line.caretX(at: place)
        for _ in 0..<min(abs(count), editor.length + 1) {
            let y = count > 0 ? line.rect.maxY + 0.5 : line.rect.minY - 0.5
            guard y > 0, let next = system.manager.caretLine(nearest: CGPoint(x: x, y: y), in: system.container),
                next.rect.minY != line.rect.minY
            else { return nil }
            line = next
        }
        let found = editor.start(ofCharacterAt: line.index(nearest: x))
        state.upstreamEnd = line.isWrapped && found == line.textEnd ? found : nil
        state.column = (found, x)
        return found
    }
}

extension UITextView: TextLineEnds {
    package func lineEnd(from position: UITextPosition, isForward: Bool) -> UITextPosition? {
        let place = editor.place(position)
        guard let line = line(at: place) else { return nil }
        guard isForward else { return TextOffset(line.range.location) }
        if line.isWrapped { state.upstreamEnd = line.textEnd }
        return TextOffset(line.textEnd)
    }
}
