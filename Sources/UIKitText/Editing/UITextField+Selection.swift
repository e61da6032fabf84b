import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The selection, and its rectangles.
extension UITextField {
    /// The view whose coordinates rectangles and points of the text are in: this one.
    // apple: https://developer.apple.com/documentation/uikit/uitextinput/textinputview
    @objc public var textInputView: UIView { self }

    // MARK: Showing

    /// Brings caret and selection to the screen at once, so that input methods know where they are.
    func showFocus() {
        keepFocusInSight()
        parts.update()
        setNeedsLayout()
    }

    /// Moves the text so far that the end of the selection that has moved is seen.
    func keepFocusInSight() {
        guard isEditing else {
            editing.scroll = 0
            return
        }
        let (line, rect) = (line, shownRect)
        let width = alignmentWidth(line, in: rect)
        let x = line.caretX(at: shownLocation(editor.focus), width: width)
        var scroll = editing.scroll
        if x + theme.caretWidth - scroll > rect.width { scroll = x + theme.caretWidth - rect.width }
        if x < scroll { scroll = x }
        editing.scroll = min(max(scroll, 0), max(width - rect.width, 0))
    }

    var attributesBeforeCaret: [NSAttributedString.Key: Any] {
        content.attributes(inPlaceOf: NSRange(location: editor.selection.location, length: 0)) ?? content.attributes
    }

    // MARK: Positions

    func isForward(_ direction: UITextLayoutDirection) -> Bool {
        switch direction {
        case .right: !line.isRightToLeft
        case .left: line.isRightToLeft
        case .down: true
        case .up: false
        }
    }

    func position(_ position: UITextPosition, moved count: Int, _ direction: UITextLayoutDirection) -> UITextPosition? {
        guard let position = position as? TextOffset else { return nil }
        let forward = isForward(direction) == (count >= 0)
        if direction == .up || direction == .down { return count == 0 ? position : forward ? endOfDocument : beginningOfDocument }
        return editor.location(position.value, movedByCharacters: forward ? abs(count) : -abs(count)).map { TextOffset($0) }
    }

    // MARK: Places on screen

    func caretRect(at location: Int) -> CGRect {
        let (line, rect) = (line, shownRect)
        let x = line.caretX(at: shownLocation(location), width: alignmentWidth(line, in: rect)) - editing.scroll
        let height = line.size.height + theme.lineSurplus
        let seen = isEditing && location == editor.focus ? min(max(x, 0), max(rect.width - theme.caretWidth, 0)) : x
        return CGRect(
            x: rect.minX + seen, y: top(ofHeight: height, in: rect), width: theme.caretWidth, height: height)
    }

    func rects(of range: UITextRange) -> [UITextSelectionRect] {
        guard let range = editor.nsRange(range), range.length > 0 else { return [] }
        let (line, rect) = (line, shownRect)
        let shown = shownLocation(range.location)..<shownLocation(NSMaxRange(range))
        let spans = line.spans(of: shown, width: alignmentWidth(line, in: rect))
        let height = line.size.height + theme.lineSurplus
        let direction: NSWritingDirection = line.isRightToLeft ? .rightToLeft : .leftToRight
        return spans.enumerated().map { index, span in
            let location = CGRect(
                x: rect.minX + span.left - editing.scroll, y: top(ofHeight: height, in: rect), width: span.right - span.left, height: height
            )
            let (isFirst, isLast) = (index == 0, index == spans.count - 1)
            return SelectedTextRect(
                location, direction, containsStart: line.isRightToLeft ? isLast : isFirst,
                containsEnd: line.isRightToLeft ? isFirst : isLast)
        }
    }

    func location(nearest point: CGPoint) -> Int {
        let (line, rect) = (line, shownRect)
        let found = line.position(nearest: point.x - rect.minX + editing.scroll, width: alignmentWidth(line, in: rect))
        return editor.start(ofCharacterAt: location(shown: found))
    }

    func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = editor.nsRange(range) else { return nil }
        return TextOffset(min(max(location(nearest: point), range.location), NSMaxRange(range)))
    }

    func character(at point: CGPoint) -> UITextRange? {
        let (line, rect) = (line, shownRect)
        guard rect.contains(point),
            let index = line.characterIndex(at: point.x - rect.minX + editing.scroll, width: alignmentWidth(line, in: rect))
        else { return nil }
        let start = editor.start(ofCharacterAt: location(shown: index))
        return TextOffsetRange(NSRange(location: start, length: editor.end(ofCharacterAfter: start) - start))
    }
}
