/// Finds the parts of a text by its characters alone: words by letters and digits, paragraphs by what ends them.
// apple: https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer
@preconcurrency @MainActor @objcMembers open class UITextInputStringTokenizer: UIObject, UITextInputTokenizer {
    private weak var textInput: (any UIResponder & UITextInput)?

    /// - Parameter textInput: whose text it is. Not kept alive.
    public init(textInput: any UIResponder & UITextInput) {
        self.textInput = textInput
        super.init()
    }

    @objc(rangeEnclosingPosition:withGranularity:inDirection:)
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let place = place(position) else { return nil }
        let part = place.part(direction.isForward(in: textInput), granularity)
        guard let part, part.contains(place.offset) || part.upperBound == place.offset else { return nil }
        return range(part)
    }

    @objc(isPosition:atBoundary:inDirection:)
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let place = place(position) else { return false }
        let isForward = direction.isForward(in: textInput)
        guard let part = place.part(!isForward, granularity) else { return false }
        return (isForward ? part.upperBound : part.lowerBound) == place.offset
    }

    @objc(positionFromPosition:toBoundary:inDirection:)
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let place = place(position) else { return nil }
        let isForward = direction.isForward(in: textInput)
        guard let part = place.part(isForward, granularity) else { return nil }
        return self.position(isForward ? part.upperBound : part.lowerBound)
    }

    @objc(isPosition:withinTextUnit:inDirection:)
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

    // MARK: Private

    private struct Place {
        var parts: TextParts
        var offset: Int

        func part(_ isForward: Bool, _ granularity: UITextGranularity) -> Range<Int>? {
            isForward ? parts.part(endingAfter: offset, granularity) : parts.part(beginningBefore: offset, granularity)
        }
    }

    private func place(_ position: UITextPosition) -> Place? {
        guard let textInput, let whole = textInput.textRange(from: textInput.beginningOfDocument, to: textInput.endOfDocument),
            let text = textInput.text(in: whole)
        else { return nil }
        return Place(parts: TextParts(text), offset: textInput.offset(from: textInput.beginningOfDocument, to: position))
    }

    private func position(_ offset: Int) -> UITextPosition? {
        textInput.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    private func range(_ part: Range<Int>) -> UITextRange? {
        guard let textInput, let start = position(part.lowerBound), let end = position(part.upperBound) else { return nil }
        return textInput.textRange(from: start, to: end)
    }
}

extension UITextDirection {
    /// Whether one who goes in the direction comes to later characters.
    @MainActor
    fileprivate func isForward(in textInput: (any UITextInput)?) -> Bool {
        switch rawValue {
        case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.up.rawValue: return false
        case UITextStorageDirection.forward.rawValue, UITextLayoutDirection.down.rawValue: return true
        default:
            let isRightToLeft = textInput.map { $0.baseWritingDirection(for: $0.beginningOfDocument, in: .forward) } == .rightToLeft
            return (rawValue == UITextLayoutDirection.right.rawValue) != isRightToLeft
        }
    }
}
