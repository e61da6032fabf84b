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
        guard let location = offset(position) else { return nil }
        let part = part(location, direction.isForward(in: textInput), granularity)
        guard let part, part.contains(location) || part.upperBound == location else { return nil }
        return range(part)
    }

    @objc(isPosition:atBoundary:inDirection:)
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let location = offset(position) else { return false }
        let isForward = direction.isForward(in: textInput)
        guard let part = part(location, !isForward, granularity) else { return false }
        return (isForward ? part.upperBound : part.lowerBound) == location
    }

    @objc(positionFromPosition:toBoundary:inDirection:)
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let location = offset(position) else { return nil }
        let isForward = direction.isForward(in: textInput)
        guard let part = part(location, isForward, granularity) else { return nil }
        return self.position(isForward ? part.upperBound : part.lowerBound)
    }

    @objc(isPosition:withinTextUnit:inDirection:)
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

    // MARK: For subclasses of ours

    /// The text up to a distance from a position on both sides, and where it starts. Here: all of the text.
    @_spi(ForasteroInternal)
    @nonobjc open func text(around offset: Int, reach: Int) -> (text: String, start: Int, isWhole: Bool)? {
        guard let textInput, let whole = textInput.textRange(from: textInput.beginningOfDocument, to: textInput.endOfDocument) else {
            return nil
        }
        return textInput.text(in: whole).map { ($0, 0, true) }
    }

    /// The line that a position is in, where one knows of lines. Here: nil.
    @_spi(ForasteroInternal)
    @nonobjc open func line(at offset: Int) -> Range<Int>? { nil }

    // MARK: Private

    private func offset(_ position: UITextPosition) -> Int? {
        textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) }
    }

    /// The nearest part that ends behind a position, or begins before it. As much of the text is looked at as the part needs.
    private func part(_ location: Int, _ isForward: Bool, _ granularity: UITextGranularity) -> Range<Int>? {
        if granularity == .line, let line = lineBeside(location, isForward) { return line }
        var reach = granularity == .document ? Int.max / 4 : 256
        while let near = text(around: location, reach: reach) {
            let (parts, offset) = (TextParts(near.text), location - near.start)
            let found = isForward ? parts.part(endingAfter: offset, granularity) : parts.part(beginningBefore: offset, granularity)
            // A result that touches the end of the searched part may go on.
            if near.isWhole || found.map({ $0.lowerBound > 0 && $0.upperBound < parts.length }) ?? false {
                return found.map { $0.lowerBound + near.start..<$0.upperBound + near.start }
            }
            reach *= 8
        }
        return nil
    }

    private func lineBeside(_ location: Int, _ isForward: Bool) -> Range<Int>? {
        guard let line = line(at: location), !isForward, line.lowerBound == location, location > 0 else { return self.line(at: location) }
        return self.line(at: location - 1)
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
    /// Returns true if one who goes in the direction comes to later characters.
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
