import Foundation

extension NSTextLayoutFragment {
    /// How layout fragments are enumerated.
    // apple: https://developer.apple.com/documentation/uikit/nstextlayoutfragment/enumerationoptions
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end towards the start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Has no influence.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Fragments are laid out before the block sees them; here they always are.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// The last fragment has the line behind the text too.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }
}

extension NSTextLayoutManager {
    /// Calls a block for the paragraphs from a position on, laid out; nil is the start, or the end backwards.
    ///
    /// - Parameter block: Returns false to stop.
    /// - Returns: Where it ended.
    @objc @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        guard let storage = engine.textStorage else { return nil }
        let isReversed = options.contains(.reverse)
        let withExtraLine = options.contains(.ensuresExtraLineFragment)
        var position = (location as? StorageLocation)?.position ?? (isReversed ? storage.length : 0)
        if storage.length == 0, withExtraLine { _ = block(fragment(NSRange(location: 0, length: 0), storage, withExtraLine: true)) }
        while isReversed ? position > 0 : position < storage.length {
            let range = storage.paragraphRange(at: isReversed ? position - 1 : position)
            position = isReversed ? range.location : NSMaxRange(range)
            if !block(fragment(range, storage, withExtraLine: withExtraLine && NSMaxRange(range) == storage.length)) { break }
        }
        return StorageLocation(position)
    }

    /// The paragraph at a point of the container; nil outside.
    @objc open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        guard let textContainer, let storage = engine.textStorage, storage.length > 0, position.y >= 0,
            let line = engine.nearestLine(to: position, in: textContainer), position.y < line.rect.maxY
        else { return nil }
        return fragment(storage.paragraphRange(at: line.range.location), storage, withExtraLine: false)
    }

    /// The paragraph with a position; nil at the end of the document.
    @objc(textLayoutFragmentForLocation:)
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        guard let position = (location as? StorageLocation)?.position, let storage = engine.textStorage, position < storage.length else {
            return nil
        }
        return fragment(storage.paragraphRange(at: position), storage, withExtraLine: false)
    }

    private func fragment(_ range: NSRange, _ storage: NSTextStorage, withExtraLine: Bool) -> NSTextLayoutFragment {
        if range.length > 0 { engine.flow.ensureLines(of: range) }
        let fragment = fragments[range] ?? makeFragment(range, storage)
        if withExtraLine { fragment.showsExtraLine = true }
        return fragment
    }

    private func makeFragment(_ range: NSRange, _ storage: NSTextStorage) -> NSTextLayoutFragment {
        let element =
            (contentManager as? NSTextContentStorage)?.element(range, storage)
            ?? NSTextParagraph(attributedString: storage.plainCopy(of: range))
        if element.elementRange == nil { element.elementRange = NSTextRange(range) }
        let location = StorageLocation(range.location)
        let fragment =
            delegate?.textLayoutManager?(self, textLayoutFragmentFor: location, in: element)
            ?? NSTextLayoutFragment(textElement: element, range: NSTextRange(range))
        fragment.join(self, range)
        fragments.add(fragment)
        return fragment
    }

    /// Calls a block for the pieces of lines that a range covers, from the top and from left to right.
    ///
    /// - Parameter block: Gets the range, the area in the container, how far below its top letters stand, and the container. Returns false
    ///   to stop.
    @objc open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let textContainer else { return }
        let range = textRange.isEmpty ? caret(textRange) : clamped(textRange)
        func tell(_ line: PlacedLine, _ rect: CGRect) -> Bool {
            let part = range.length == 0 ? range : NSIntersectionRange(range, line.range)
            return block(options.contains(.rangeNotRequired) ? nil : NSTextRange(part), rect, line.fragment.baseline, textContainer)
        }
        if range.length == 0 {
            if let line = engine.caretLine(at: range.location, upstream: options.contains(.upstreamAffinity)) {
                let rect = CGRect(x: line.caretX(at: range.location), y: line.rect.minY, width: 0, height: line.rect.height)
                _ = tell(line.line, rect)
            }
            return
        }
        engine.flow.forEachLine(in: range) { line in
            for rect in line.enclosingRects(of: range, selected: type == .selection ? range : nil) where !tell(line, rect) { return false }
            return true
        }
    }

    private func caret(_ range: NSTextRange) -> NSRange {
        NSRange(location: min(max(range.characters.location, 0), engine.numberOfGlyphs), length: 0)
    }
}
