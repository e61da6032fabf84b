import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Where positions stand, and which position is at a position.
extension UITextView {
    /// The view whose coordinates rectangles and points of the text are in: this one.
    // apple: https://developer.apple.com/documentation/uikit/uitextinput/textinputview
    @objc public var textInputView: UIView { self }

    func isRightToLeft(at location: Int) -> Bool {
        system.manager.caretLine(at: location)?.isRightToLeft ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func isForward(_ direction: UITextLayoutDirection, at position: UITextPosition) -> Bool {
        switch direction {
        case .right: !isRightToLeft(at: editor.location(of: position))
        case .left: isRightToLeft(at: editor.location(of: position))
        case .down: true
        case .up: false
        }
    }

    private func line(at location: Int) -> CaretLine? { system.manager.caretLine(at: location, upstream: location == state.upstreamEnd) }

    // MARK: From text position to coordinates

    func caretRect(at position: UITextPosition) -> CGRect {
        updateContainer()
        let location = min(max(editor.location(of: position), 0), editor.length)
        guard let line = line(at: location) else {
            return CGRect(origin: origin, size: CGSize(width: theme.caretWidth, height: (look.font ?? theme.font).lineHeight))
        }
        let right = max(line.rect.maxX - theme.caretWidth, line.rect.minX)
        let x = min(max(line.caretX(at: location), line.rect.minX), right)
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

    // MARK: From coordinates to text position

    func location(nearest point: CGPoint) -> Int {
        updateContainer()
        let point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard let line = system.manager.caretLine(nearest: point, in: system.container) else { return editor.length }
        let location = line.index(nearest: point.x)
        state.upstreamEnd = line.isWrapped && location == line.textEnd ? location : nil
        return editor.start(ofCharacterAt: location)
    }

    /// Returns true if a point lies lower than the last line.
    func isBelowText(_ point: CGPoint) -> Bool {
        point.y - origin.y > system.manager.usedRect(for: system.container).maxY
    }

    func position(nearest point: CGPoint) -> UITextPosition { TextOffset(location(nearest: point)) }

    func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = editor.nsRange(range) else { return nil }
        return TextOffset(min(max(location(nearest: point), range.location), NSMaxRange(range)))
    }

    func character(at point: CGPoint) -> UITextRange? { characters(at: point).map { TextOffsetRange($0) } }

    /// The character that a point lies in; nil beside the text.
    func characters(at point: CGPoint) -> NSRange? {
        guard editor.length > 0 else { return nil }
        updateContainer()
        let location = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        let start = editor.start(ofCharacterAt: system.manager.glyphIndex(for: location, in: system.container))
        let range = NSRange(location: start, length: editor.end(ofCharacterAfter: start) - start)
        return system.manager.boundingRect(forGlyphRange: range, in: system.container).contains(location) ? range : nil
    }

    // MARK: From position to position

    func position(_ position: UITextPosition, moved count: Int, _ direction: UITextLayoutDirection) -> UITextPosition? {
        let location = editor.location(of: position)
        switch direction {
        case .up, .down:
            return locationOfRow(location, below: direction == .down ? count : -count).map { TextOffset($0) }
        case .left, .right:
            let steps = isForward(direction, at: position) ? count : -count
            return editor.location(location, movedByCharacters: steps).map { TextOffset($0) }
        }
    }

    /// The index so many lines further down at the same x, which is kept while the caret goes through shorter lines; nil where there is
    /// none.
    private func locationOfRow(_ location: Int, below count: Int) -> Int? {
        guard count != 0, var line = line(at: location) else { return count == 0 ? location : nil }
        let x = state.column.flatMap { $0.location == location ? $0.x : nil } ?? line.caretX(at: location)
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
        let location = editor.location(of: position)
        guard let line = line(at: location) else { return nil }
        guard isForward else { return TextOffset(line.range.location) }
        if line.isWrapped { state.upstreamEnd = line.textEnd }
        return TextOffset(line.textEnd)
    }
}
