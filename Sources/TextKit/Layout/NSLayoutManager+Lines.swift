import Foundation
internal import TextEngine

// Where lines are. What is asked for is laid out first, and what stands before it unless text may be laid out out of order.
extension NSLayoutManager {
    /// Lays out the lines that a range of characters touches.
    @objc open func ensureLayout(forCharacterRange charRange: NSRange) {
        checkCharacters(charRange, #function)
        flow.forEachLine(in: charRange) { _ in true }
        if NSMaxRange(charRange) == numberOfGlyphs { _ = flow.extraLine(layingOut: true) }
    }

    /// Lays out the lines that a range of glyphs touches.
    @objc open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    /// Lays out all text up to the end of a container.
    @objc open func ensureLayout(for container: NSTextContainer) { flow.ensureAll() }

    /// Lays out the lines that a rectangle of a container touches.
    @objc open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        guard let index = index(of: container), !bounds.isNull else { return }
        flow.forEachLine(from: bounds.minY, to: bounds.maxY, container: index) { _ in true }
    }

    /// The first character without a position; the length of the text if all have one.
    @objc open func firstUnlaidCharacterIndex() -> Int { flow.firstMissingPosition }
    /// Both in one. A pointer that is nil is left alone.
    @objc(getFirstUnlaidCharacterIndex:glyphIndex:)
    open func getFirstUnlaidCharacterIndex(_ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }
    /// The first glyph without a position; the number of glyphs if all have one.
    @objc open func firstUnlaidGlyphIndex() -> Int { flow.firstMissingPosition }

    // MARK: Lines

    /// From one side of the container to the other, with the space below the line. Zero for a glyph without room.
    @objc open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        checkGlyph(glyphIndex, #function)
        return reported(flow.line(at: glyphIndex), of: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
    }

    /// The same; with `flag`, zero for what is not laid out.
    @objc open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        guard flag else { return lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
        checkGlyph(glyphIndex, #function)
        return reported(flow.laidLine(at: glyphIndex), of: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
    }

    /// The part of a line with text, and the padding at both ends of that.
    @objc open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        checkGlyph(glyphIndex, #function)
        return reported(flow.line(at: glyphIndex), of: glyphIndex, effectiveGlyphRange)?.usedRect ?? .zero
    }

    /// The same; with `flag`, zero for what is not laid out.
    @objc open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        guard flag else { return lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
        checkGlyph(glyphIndex, #function)
        return reported(flow.laidLine(at: glyphIndex), of: glyphIndex, effectiveGlyphRange)?.usedRect ?? .zero
    }

    /// Says which glyphs a line has; a glyph without room is alone.
    private func reported(_ line: PlacedLine?, of glyphIndex: Int, _ effectiveRange: NSRangePointer?) -> PlacedLine? {
        effectiveRange?.pointee = line?.range ?? NSRange(location: glyphIndex, length: 0)
        return line
    }

    /// The line behind a text that is empty or ends with a break; zero otherwise, and before it is laid out.
    @objc open var extraLineFragmentRect: CGRect { flow.extraLine(layingOut: true)?.rect ?? .zero }
    /// The part of that line for a caret, as wide as the padding at both ends.
    @objc open var extraLineFragmentUsedRect: CGRect { flow.extraLine(layingOut: true)?.usedRect ?? .zero }
    /// The container in which that line stands; nil if there is no such line.
    @objc open var extraLineFragmentTextContainer: NSTextContainer? {
        flow.extraLine(layingOut: true).map { textContainers[$0.fragment.container] }
    }

    /// The container that shows a glyph; nil where there is no room for it.
    @objc open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        checkGlyph(glyphIndex, #function)
        guard let line = flow.line(at: glyphIndex) else {
            effectiveGlyphRange?.pointee = NSRange(location: glyphIndex, length: 0)
            return nil
        }
        let container = textContainers[line.fragment.container]
        if let effectiveGlyphRange { effectiveGlyphRange.pointee = glyphRange(for: container) }
        return container
    }

    /// The same; with `flag`, nil for what is not laid out.
    @objc open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        guard flag else { return textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
        checkGlyph(glyphIndex, #function)
        return reported(flow.laidLine(at: glyphIndex), of: glyphIndex, effectiveGlyphRange).map { textContainers[$0.fragment.container] }
    }

    /// Around all lines of a container that are laid out, padding and the line behind the text included. It lays nothing out (TX-24).
    @objc open func usedRect(for container: NSTextContainer) -> CGRect {
        index(of: container).map { flow.usedRect(ofContainer: $0) } ?? .zero
    }

    /// Calls a block for every line that a range touches, from the top. The line behind the text is not among them.
    @objc open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        checkCharacters(glyphRange, #function)
        guard glyphRange.length > 0 else { return }
        var stop = ObjCBool(false)
        flow.forEachLine(in: glyphRange) { line in
            block(line.rect, line.usedRect, textContainers[line.fragment.container], line.range, &stop)
            return !stop.boolValue
        }
    }

    /// The glyphs that a line does not show because it is cut off; {NSNotFound, 0} without any.
    @objc open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        checkGlyph(glyphIndex, #function)
        guard let line = flow.line(at: glyphIndex), let hidden = line.fragment.hiddenRange else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(location: line.layoutStart + hidden.lowerBound, length: hidden.count)
    }

    func index(of container: NSTextContainer) -> Int? { textContainers.firstIndex { $0 === container } }
}

extension TextFlow {
    var firstMissingPosition: Int {
        if isComplete { return pieces.total.length }
        var index = laidPrefix
        while index < pieces.count, isMeasured(index) { index += 1 }
        return pieces.start(of: index).length
    }
}

extension LineFragment {
    /// The glyphs of a mark of truncation; nil for a whole line.
    var markRun: GlyphRun? {
        guard layout.isTruncated else { return nil }
        return positions.runs.first(where: \.isMark)
    }

    /// The positions of the layout that the mark stands for.
    var hiddenRange: Range<Int>? { markRun?.range }
}
