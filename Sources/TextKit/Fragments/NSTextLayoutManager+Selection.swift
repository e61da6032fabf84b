import Foundation

extension NSTextLayoutManager: NSTextSelectionDataSource {
    /// Calls a block for the parts of the text from a position on: the part without what ends it, its range, and the range with what ends it.
    ///
    /// Words, sentences and characters do not go beyond a paragraph. The first part begins at the position at the earliest.
    @objc open func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions = [],
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let storage = engine.textStorage else { return }
        let length = storage.length
        var position = min(max((location as? StorageLocation)?.position ?? 0, 0), length)
        let isReversed = options.contains(.reverse)
        let (start, needsText) = (position, !options.contains(.substringNotRequired))
        var stop = ObjCBool(false)
        while !stop.boolValue, isReversed ? position > 0 : position < length {
            let paragraph = storage.paragraphRange(at: isReversed ? position - 1 : position)
            let parts = TextParts(storage.text(in: paragraph)).parts(options)
            for part in isReversed ? parts.reversed() : parts where !stop.boolValue {
                let range = NSRange(location: paragraph.location + part.text.lowerBound, length: part.text.count)
                let whole = NSRange(location: paragraph.location + part.whole.lowerBound, length: part.whole.count)
                // A character is never cut in two.
                let isPast = isReversed ? range.location >= start : NSMaxRange(whole) <= start
                if isPast { continue }
                let text = needsText ? storage.text(in: range) : nil
                block(text, NSTextRange(range), NSTextRange(whole), &stop)
            }
            position = isReversed ? paragraph.location : NSMaxRange(paragraph)
        }
    }

    /// The part of the text that a position is in; a word also if it ends there. Between words it is what separates them.
    @objc(textRangeForSelectionGranularity:enclosingLocation:)
    open func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? {
        guard let storage = engine.textStorage, let position = (location as? StorageLocation)?.position, position >= 0,
            position <= storage.length
        else { return nil }
        if selectionGranularity == .line {
            return engine.caretLine(at: position).map { NSTextRange($0.range) }
        }
        let isBehindBreak = position == storage.length && position > 0 && storage.unit(at: position - 1) == 0x0A
        guard storage.length > 0, !isBehindBreak else { return NSTextRange(NSRange(location: position, length: 0)) }
        let paragraph = storage.paragraphRange(at: min(position, storage.length - 1))
        if selectionGranularity == .paragraph { return NSTextRange(paragraph) }
        let parts = TextParts(storage.text(in: paragraph))
        let found = parts.part(around: position - paragraph.location, selectionGranularity)
        return NSTextRange(NSRange(location: paragraph.location + found.lowerBound, length: found.count))
    }

    /// The location some units further on; nil outside the document.
    @objc open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        if let contentManager { return contentManager.location(location, offsetBy: offset) }
        guard let start = location as? StorageLocation else { return nil }
        let position = start.position + offset
        return position >= 0 && position <= engine.numberOfGlyphs ? StorageLocation(position) : nil
    }

    /// How many units lie between two positions; negative if the second comes first.
    @objc open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        if let contentManager { return contentManager.offset(from: from, to: to) }
        guard let first = from as? StorageLocation, let second = to as? StorageLocation else { return 0 }
        return second.position - first.position
    }

    /// The direction in which the line at a position is written.
    @objc open func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
        let line = (location as? StorageLocation).flatMap { engine.caretLine(at: $0.position) }
        return line?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    /// Calls a block for both edges of the characters of the line at a position, from left to right: how far across the container it is, the
    /// character, and whether that begins there. A break has only the edge before it. At the end of a text that ends without a break, the
    /// end of the document has one as well.
    @objc open func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let position = (location as? StorageLocation)?.position, let line = engine.caretLine(at: position) else { return }
        let edges = line.caretEdges(endsDocument: !line.isExtra && line.textEnd == engine.numberOfGlyphs)
        var stop = ObjCBool(false)
        for edge in edges where !stop.boolValue { block(edge.x, StorageLocation(edge.index), edge.isLeading, &stop) }
    }

    /// The text of the line that a point means, the break that ends it included: the nearest line above or below all. Nil without text.
    @objc open func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        guard let textContainer else { return nil }
        return engine.caretLine(nearest: point, in: textContainer).map { NSTextRange($0.range) }
    }
}

extension TextParts {
    /// The parts of a paragraph, each without what ends it and with it.
    func parts(_ options: NSString.EnumerationOptions) -> [(text: Range<Int>, whole: Range<Int>)] {
        switch options.rawValue & 0xFF {
        case NSString.EnumerationOptions.byComposedCharacterSequences.rawValue: return all(.character).map { ($0, $0) }
        case NSString.EnumerationOptions.words.rawValue:
            let words = all(.word)
            return words.indices.map { index in
                let end = index + 1 < words.count ? words[index + 1].lowerBound : length
                return (words[index], (index == 0 ? 0 : words[index].lowerBound)..<end)
            }
        case NSString.EnumerationOptions.sentences.rawValue: return all(.sentence).map { ($0.lowerBound..<trimmed($0), $0) }
        // A line of the text itself ends where its paragraph does.
        default: return [(0..<trimmed(0..<length, { $0.isNewline }), 0..<length)]
        }
    }

    /// The part that a position is in.
    func part(around offset: Int, _ granularity: NSTextSelection.Granularity) -> Range<Int> {
        switch granularity {
        case .word:
            let before = part(beginningBefore: offset, .word)
            if let before, before.upperBound >= offset { return before }
            let next = part(endingAfter: offset, .word)
            if let next, next.lowerBound <= offset { return next }
            return (before?.upperBound ?? 0)..<(next?.lowerBound ?? length)
        case .sentence: return part(endingAfter: min(offset, max(length - 1, 0)), .sentence) ?? 0..<length
        default:
            return offset < length ? start(ofCharacterAt: offset)..<end(ofCharacterAfter: start(ofCharacterAt: offset)) : offset..<offset
        }
    }

    private func all(_ granularity: UITextGranularity) -> [Range<Int>] {
        var (found, offset): ([Range<Int>], Int) = ([], 0)
        while let part = part(endingAfter: offset, granularity), !part.isEmpty {
            found.append(part)
            offset = part.upperBound
        }
        return found
    }

    private func trimmed(_ range: Range<Int>, _ isEnd: (Character) -> Bool = { $0.isWhitespace }) -> Int {
        var end = range.upperBound
        while end > range.lowerBound {
            let start = start(ofCharacterBefore: end)
            guard let character = character(at: start), isEnd(character) else { break }
            end = start
        }
        return end
    }
}
