import Foundation
@_spi(ForasteroInternal) import UIKitCore

// What is selected, and where that stands.
extension UITextField {
    // MARK: Selecting

    /// Selects by keys, fingers and commands, and what is new is told.
    func select(_ range: NSRange, keepsClearing: Bool = false) {
        let former = editing.selection
        if !keepsClearing { editing.clearsOnInsertion = false }
        moveSelection(to: range)
        guard editing.selection != former, isEditing else { return }
        delegate?.textFieldDidChangeSelection?(self)
    }

    func selectByProgram(_ range: NSRange) {
        guard isEditing else { return }
        editing.replacesSecret = false
        select(range)
    }

    /// Moves the caret; both ends come to stand between characters.
    func moveSelection(to range: NSRange) {
        let parts = TextParts(content.string)
        let wanted = content.clamped(range)
        let start = parts.start(ofCharacterAt: wanted.location)
        let end = wanted.length == 0 ? start : parts.end(ofCharacterAt: NSMaxRange(wanted))
        let selection = NSRange(location: start, length: end - start)
        let former = editing.selection
        let endStays = NSMaxRange(selection) == NSMaxRange(former) && selection.location != former.location
        editing.focus = endStays ? selection.location : NSMaxRange(selection)
        if selection != former {
            inputDelegate?.selectionWillChange(self)
            editing.selection = selection
            editing.typingAttributes = nil
            inputDelegate?.selectionDidChange(self)
        }
        guard isEditing else { return }
        if let marked = editing.marked, NSIntersectionRange(marked, selection).length == 0, !marked.touches(selection) {
            editing.marked = nil
        }
        self.parts.restartCaret()
        showFocus()
    }

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
        let x = line.caretX(at: shownPlace(editing.focus), width: width)
        var scroll = editing.scroll
        if x + theme.caretWidth - scroll > rect.width { scroll = x + theme.caretWidth - rect.width }
        if x < scroll { scroll = x }
        editing.scroll = min(max(scroll, 0), max(width - rect.width, 0))
    }

    func selectWord(at place: Int) {
        let position = TextOffset(place)
        let forward = tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
        let found = forward ?? tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.backward))
        // Dots say nothing of words.
        if isSecureTextEntry { return select(content.whole) }
        if let range = found.flatMap({ nsRange($0) }) { return select(range) }
        let start = TextParts(content.string).start(ofCharacterBefore: place)
        select(NSRange(location: start, length: place - start))
    }

    var attributesBeforeCaret: [NSAttributedString.Key: Any] {
        guard let attributed = content.attributed, attributed.length > 0 else { return content.attributes }
        let place = min(max(editing.selection.location - 1, 0), attributed.length - 1)
        return attributed.attributes(at: place, effectiveRange: nil)
    }

    // MARK: Positions

    /// A position in UTF-16 units; those of other objects count as the beginning.
    func place(_ position: UITextPosition) -> Int { (position as? TextOffset)?.value ?? 0 }

    func nsRange(_ range: UITextRange) -> NSRange? {
        guard let start = range.start as? TextOffset, let end = range.end as? TextOffset, start.value <= end.value else { return nil }
        return content.clamped(NSRange(location: start.value, length: end.value - start.value))
    }

    func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
        guard let from = from as? TextOffset, let to = to as? TextOffset else { return nil }
        let (start, end) = (min(from.value, to.value), max(from.value, to.value))
        guard start >= 0, end <= content.length else { return nil }
        return TextOffsetRange(NSRange(location: start, length: end - start))
    }

    func position(_ position: UITextPosition, movedBy offset: Int) -> UITextPosition? {
        guard let position = position as? TextOffset else { return nil }
        let (place, isTooFar) = position.value.addingReportingOverflow(offset)
        return !isTooFar && (0...content.length).contains(place) ? TextOffset(place) : nil
    }

    func order(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
        let (first, second) = (place(first), place(second))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

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
        let parts = TextParts(content.string)
        var place = position.value
        for _ in 0..<min(abs(count), content.length + 1) {
            let next = forward ? parts.end(ofCharacterAfter: place) : parts.start(ofCharacterBefore: place)
            guard next != place else { return nil }
            place = next
        }
        return TextOffset(place)
    }

    // MARK: Places on screen

    func caretRect(at place: Int) -> CGRect {
        let (line, rect) = (line, shownRect)
        let x = line.caretX(at: shownPlace(place), width: alignmentWidth(line, in: rect)) - editing.scroll
        let height = line.size.height + theme.lineSurplus
        let seen = isEditing && place == editing.focus ? min(max(x, 0), max(rect.width - theme.caretWidth, 0)) : x
        return CGRect(
            x: rect.minX + seen, y: top(ofHeight: height, in: rect), width: theme.caretWidth, height: height)
    }

    func rects(of range: UITextRange) -> [UITextSelectionRect] {
        guard let range = nsRange(range), range.length > 0 else { return [] }
        let (line, rect) = (line, shownRect)
        let shown = shownPlace(range.location)..<shownPlace(NSMaxRange(range))
        let spans = line.spans(of: shown, width: alignmentWidth(line, in: rect))
        let height = line.size.height + theme.lineSurplus
        let direction: NSWritingDirection = line.isRightToLeft ? .rightToLeft : .leftToRight
        return spans.enumerated().map { index, span in
            let place = CGRect(
                x: rect.minX + span.left - editing.scroll, y: top(ofHeight: height, in: rect), width: span.right - span.left, height: height
            )
            let (isFirst, isLast) = (index == 0, index == spans.count - 1)
            return FieldSelectionRect(
                place, direction, containsStart: line.isRightToLeft ? isLast : isFirst, containsEnd: line.isRightToLeft ? isFirst : isLast)
        }
    }

    func place(nearest point: CGPoint) -> Int {
        let (line, rect) = (line, shownRect)
        let found = line.position(nearest: point.x - rect.minX + editing.scroll, width: alignmentWidth(line, in: rect))
        return TextParts(content.string).start(ofCharacterAt: place(shown: found))
    }

    func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = nsRange(range) else { return nil }
        return TextOffset(min(max(place(nearest: point), range.location), NSMaxRange(range)))
    }

    func character(at point: CGPoint) -> UITextRange? {
        let (line, rect) = (line, shownRect)
        guard rect.contains(point),
            let index = line.characterIndex(at: point.x - rect.minX + editing.scroll, width: alignmentWidth(line, in: rect))
        else { return nil }
        let parts = TextParts(content.string)
        let start = parts.start(ofCharacterAt: place(shown: index))
        return TextOffsetRange(NSRange(location: start, length: parts.end(ofCharacterAfter: start) - start))
    }
}

extension NSRange {
    /// Whether one begins where the other one ends, or lies in it.
    fileprivate func touches(_ other: NSRange) -> Bool { other.location >= location && NSMaxRange(other) <= NSMaxRange(self) }
}
