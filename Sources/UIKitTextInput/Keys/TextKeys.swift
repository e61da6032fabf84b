import Foundation

/// The keys without characters in a text: they move the caret, select, and delete.
@MainActor
struct TextKeys {
    /// The selection that keys have made last, and the end of it that stays while they make it larger.
    private struct Selection {
        weak var owner: UIResponder?
        var range: Range<Int>
        var anchor: Int
    }

    private var last: Selection?

    nonisolated init() {}

    /// Does what a key says; false if it says nothing here.
    mutating func perform(_ key: UIKey, in input: any UITextInput) -> Bool {
        guard let step = Step(key, in: input) else { return false }
        guard let selected = input.selectedTextRange, let range = input.offsets(of: selected) else { return true }
        if step.deletes {
            delete(step, range, in: input)
        } else if key.modifierFlags.contains(.shift) {
            extend(by: step, range, in: input)
        } else {
            let edge = step.isForward ? range.upperBound : range.lowerBound
            let isDone = !range.isEmpty && step.size == .character
            select(isDone ? edge : step.destination(from: edge, in: input), nil, in: input)
            // What no caret stands beside, as a token, is selected again: the key goes on from it.
            let isSelectedAgain = isDone && input.selectedTextRange.flatMap(input.offsets) == range
            if isSelectedAgain { select(step.destination(from: edge, in: input), nil, in: input) }
        }
        return true
    }

    // MARK: Private

    private mutating func extend(by step: Step, _ range: Range<Int>, in input: any UITextInput) {
        var anchor = step.isForward ? range.lowerBound : range.upperBound
        if let last, last.owner === input, last.range == range { anchor = last.anchor }
        let moving = anchor == range.lowerBound ? range.upperBound : range.lowerBound
        select(step.destination(from: moving, in: input), anchor, in: input)
    }

    private mutating func select(_ location: Int, _ anchor: Int?, in input: any UITextInput) {
        let other = anchor ?? location
        let range = min(location, other)..<max(location, other)
        input.select(range)
        last = anchor.map { Selection(owner: input as? UIResponder, range: range, anchor: $0) }
    }

    /// Larger parts are selected before they go where the text has no other way, so that whoever is asked sees what is meant.
    private func delete(_ step: Step, _ range: Range<Int>, in input: any UITextInput) {
        guard range.isEmpty else { return input.deleteBackward() }
        let end = step.destination(from: range.lowerBound, in: input)
        guard end != range.lowerBound else { return }
        let stretch = min(end, range.lowerBound)..<max(end, range.lowerBound)
        if let text = input as? any TextRangeDeletion { return text.deleteByKey(NSRange(stretch)) }
        let length = input.length
        input.select(stretch)
        input.deleteBackward()
        // Nobody wanted it to go.
        if input.length == length { input.select(range) }
    }
}

/// How far a key goes, and where to.
@MainActor
private struct Step {
    enum Size { case character, word, line, row, page, document }

    var size: Size
    var isForward: Bool
    var deletes = false

    /// Nil for a key that says nothing, or types.
    init?(_ key: UIKey, in input: any UITextInput) {
        let flags = key.modifierFlags
        // A desktop's keyboard goes by words with Control, that of a phone with Option.
        let isWord = !flags.isDisjoint(with: [.control, .alternate])
        let horizontal: Size = flags.contains(.command) ? .line : isWord ? .word : .character
        let isRightToLeft = input.baseWritingDirection(for: input.beginningOfDocument, in: .forward) == .rightToLeft
        switch key.keyCode {
        case .keyboardLeftArrow: self.init(size: horizontal, isForward: isRightToLeft)
        case .keyboardRightArrow: self.init(size: horizontal, isForward: !isRightToLeft)
        case .keyboardUpArrow where flags.contains(.command): self.init(size: .document, isForward: false)
        case .keyboardDownArrow where flags.contains(.command): self.init(size: .document, isForward: true)
        case .keyboardUpArrow: self.init(size: .row, isForward: false)
        case .keyboardDownArrow: self.init(size: .row, isForward: true)
        case .keyboardPageUp: self.init(size: .page, isForward: false)
        case .keyboardPageDown: self.init(size: .page, isForward: true)
        case .keyboardHome: self.init(size: isWord ? .document : .line, isForward: false)
        case .keyboardEnd: self.init(size: isWord ? .document : .line, isForward: true)
        case .keyboardDeleteForward: self.init(size: horizontal, isForward: true, deletes: true)
        // Without Control and the like it is not for the object to say how much goes.
        case .keyboardDeleteOrBackspace where horizontal != .character: self.init(size: horizontal, isForward: false, deletes: true)
        default: return nil
        }
    }

    private init(size: Size, isForward: Bool, deletes: Bool = false) {
        (self.size, self.isForward, self.deletes) = (size, isForward, deletes)
    }

    func destination(from location: Int, in input: any UITextInput) -> Int {
        let end = isForward ? input.length : 0
        guard size != .document, let position = input.position(from: input.beginningOfDocument, offset: location) else { return end }
        return goal(from: position, in: input).map { input.offset(from: input.beginningOfDocument, to: $0) } ?? end
    }

    /// Nil for the end of the text.
    private func goal(from position: UITextPosition, in input: any UITextInput) -> UITextPosition? {
        let direction = UITextDirection.storage(isForward ? .forward : .backward)
        switch size {
        case .document: return nil
        case .character: return input.tokenizer.position(from: position, toBoundary: .character, inDirection: direction)
        case .word: return input.tokenizer.position(from: position, toBoundary: .word, inDirection: direction)
        case .line: return input.lineEnd(from: position, isForward: isForward)
        case .row: return input.position(from: position, in: isForward ? .down : .up, offset: 1)
        case .page: return page(from: position, in: input)
        }
    }

    /// The text position one screenful of lines further on.
    private func page(from position: UITextPosition, in input: any UITextInput) -> UITextPosition? {
        guard let view = input as? UIView else { return nil }
        let caret = input.caretRect(for: position)
        let height = max(view.bounds.height - 2 * caret.height, caret.height)
        return input.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY + (isForward ? height : -height)))
    }
}

extension UITextInput {
    fileprivate var length: Int { offset(from: beginningOfDocument, to: endOfDocument) }

    /// The end of the line that a position is in; the position itself at the end.
    fileprivate func lineEnd(from position: UITextPosition, isForward: Bool) -> UITextPosition? {
        let direction = UITextDirection.storage(isForward ? .forward : .backward)
        // A line that ends is not left for the next one.
        if let text = self as? any TextLineEnds { return text.lineEnd(from: position, isForward: isForward) }
        return tokenizer.position(from: position, toBoundary: .line, inDirection: direction)
    }

    fileprivate func offsets(of range: UITextRange) -> Range<Int>? {
        let (start, end) = (offset(from: beginningOfDocument, to: range.start), offset(from: beginningOfDocument, to: range.end))
        return start <= end ? start..<end : nil
    }

    fileprivate func select(_ range: Range<Int>) {
        guard let start = position(from: beginningOfDocument, offset: range.lowerBound),
            let end = position(from: beginningOfDocument, offset: range.upperBound)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
    }
}
