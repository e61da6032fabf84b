import Foundation

// The manager as the line breaker needs it.
extension NSLayoutManager {
    /// The look of a line without characters: that of what ends its paragraph, or of what stands before the end of the text.
    func attributes(ofEmptyTextAt position: Int) -> [NSAttributedString.Key: Any] {
        guard let storage else { return [:] }
        if position < storage.length { return storage.attributes(at: position, effectiveRange: nil) }
        if let extraLineAttributes { return extraLineAttributes }
        return storage.length > 0 ? storage.attributes(at: storage.length - 1, effectiveRange: nil) : [:]
    }

    func lineSpacing(afterGlyphAt index: Int, _ rect: CGRect) -> CGFloat? {
        guard methods.contains(.lineSpacing) else { return nil }
        return delegate?.layoutManager?(self, lineSpacingAfterGlyphAt: index, withProposedLineFragmentRect: rect).usableLength
    }

    func paragraphSpacing(beforeGlyphAt index: Int, _ rect: CGRect) -> CGFloat? {
        guard methods.contains(.spacingBefore) else { return nil }
        return delegate?.layoutManager?(self, paragraphSpacingBeforeGlyphAt: index, withProposedLineFragmentRect: rect).usableLength
    }

    func paragraphSpacing(afterGlyphAt index: Int, _ rect: CGRect) -> CGFloat? {
        guard methods.contains(.spacingAfter) else { return nil }
        return delegate?.layoutManager?(self, paragraphSpacingAfterGlyphAt: index, withProposedLineFragmentRect: rect).usableLength
    }

    /// Lets the delegate move a line.
    func adjust(_ fragment: inout LineFragment, in container: NSTextContainer, glyphs: NSRange) {
        guard methods.contains(.lineRect), glyphs.length > 0 else { return }
        var (rect, used, baseline) = (fragment.rect, fragment.usedRect, fragment.baseline)
        let isChanged =
            delegate?.layoutManager?(
                self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline, in: container,
                forGlyphRange: glyphs) ?? false
        guard isChanged, rect.isUsable, used.isUsable, baseline.isFinite else { return }
        (fragment.rect, fragment.usedRect, fragment.baseline) = (rect, used, baseline)
    }

    func note(_ layout: PieceLayout, isLast: Bool, isSimple: Bool) {
        guard flow.isComplete else { return }
        let isCut = !isSimple && layout.end.container >= textContainers.count
        layoutBecameComplete(in: isCut ? nil : textContainers.last)
    }

    func noteFilled(_ container: Int, hasRest: Bool) {
        if !hasRest { delegate?.layoutManager?(self, didCompleteLayoutFor: textContainers[container], atEnd: false) }
    }

    /// As programs know it.
    private var nameOfClass: String { NSStringFromClass(type(of: self)) }

    /// UIKit's exception for asking where text is while it changes.
    func checkNotEditing(_ what: String) {
        guard let storage, storage.edits.depth > 0 else { return }
        NSException(
            name: .internalInconsistencyException,
            reason: """
                -[\(nameOfClass) _fillLayoutHoleForCharacterRange:desiredNumberOfLines:isSoft:] *** attempted \(what) \
                while textStorage is editing.  It is not valid to cause the layoutManager to do \(what) while the textStorage is editing \
                (ie the textStorage has been sent a beginEditing message without a matching endEditing.) Ask where text is after endEditing().
                """
        ).raise()
    }

    /// A storage that is wrong about its length would make all that follows wrong.
    func checkLength(_ before: Int, _ delta: Int, _ after: Int) {
        guard before + delta != after else { return }
        NSException(
            name: .internalInconsistencyException,
            reason: """
                -[\(nameOfClass) processEditing]: the text storage says that its length changed by \(delta), from \(before), but it is \(after). \
                Pass edited(_:range:changeInLength:) the range before the change, and new length minus old length as the change.
                """
        ).raise()
    }

    func checkCharacters(_ range: NSRange, _ method: String) {
        let length = storage?.length ?? 0
        guard range.location < 0 || range.length < 0 || range.location > length || range.length > length - range.location else { return }
        NSException(
            name: .rangeException,
            reason: """
                -[\(nameOfClass) \(method)]: Range {\(range.location), \(range.length)} out of bounds; the text has \
                \(length) UTF-16 units, and as many glyphs. Make ranges anew after the text has changed.
                """
        ).raise()
    }

    func checkGlyph(_ index: Int, _ method: String) {
        let length = storage?.length ?? 0
        guard index < 0 || index >= length else { return }
        NSException(
            name: .rangeException,
            reason: """
                -[\(nameOfClass) \(method)]: Index \(index) out of bounds; the text has \(length) UTF-16 units, and as \
                many glyphs. Ask isValidGlyphIndex(_:) first.
                """
        ).raise()
    }
}

extension CGFloat {
    /// A length that lines can be moved by.
    fileprivate var usableLength: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e6), 1e6) : 0 }
}

extension CGRect {
    /// True if lines can be laid out by it: numbers, and not too large.
    fileprivate var isUsable: Bool {
        [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e9 } && height >= 0 && width >= 0
    }
}
