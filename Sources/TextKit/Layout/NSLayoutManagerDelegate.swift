public import Foundation

/// Takes part in layout, and is notified of it.
// apple: https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate
@objc public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Makes the glyphs of a stretch that looks alike, by calling `setGlyphs` of the layout manager.
    ///
    /// Characters are hidden by giving their glyphs the property `null`.
    ///
    /// - Parameters:
    ///   - glyphs: One for each UTF-16 unit.
    ///   - props: What they are.
    /// - Returns: How many glyphs were set; 0 leaves them as they are.
    @objc(layoutManager:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int

    /// The treatment of a control character.
    ///
    /// - Parameter action: What it would do.
    @objc(layoutManager:shouldUseAction:forControlCharacterAtIndex:)
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction, forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction

    /// The room of a control character that is white space; its width counts.
    @objc(layoutManager:boundingBoxForControlGlyphAtIndex:forTextContainer:proposedLineFragment:glyphPosition:characterIndex:)
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer,
        proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
    ) -> CGRect

    /// How much is below a line, in place of what its paragraph style says.
    @objc(layoutManager:lineSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:)
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// How much is above a paragraph, in place of what its style says. Not asked for the first one.
    @objc(layoutManager:paragraphSpacingBeforeGlyphAtIndex:withProposedLineFragmentRect:)
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// How much is below a paragraph, in place of what its style says. Not asked for the last one.
    @objc(layoutManager:paragraphSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:)
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// May move and resize a line before it is kept.
    ///
    /// - Parameters:
    ///   - lineFragmentRect: The whole line, in the container.
    ///   - lineFragmentUsedRect: Its part with text.
    ///   - baselineOffset: From the top of the line to where its letters stand.
    /// - Returns: True if anything was changed.
    @objc(layoutManager:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:inTextContainer:forGlyphRange:)
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool

    /// Layout that was complete is so no more.
    @objc(layoutManagerDidInvalidateLayout:)
    optional func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// A container has been filled, or all of the text laid out.
    ///
    /// - Parameter textContainer: Nil if text is left that no container has room for.
    @objc(layoutManager:didCompleteLayoutForTextContainer:atEnd:)
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)

    /// The size of a container was changed.
    @objc(layoutManager:textContainer:didChangeGeometryFromSize:)
    optional func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

/// The methods of a layout manager's delegate, looked up once: most of them would be asked for every line.
struct LayoutDelegateMethods: OptionSet {
    let rawValue: UInt8

    static let lineSpacing = LayoutDelegateMethods(rawValue: 1 << 0)
    static let spacingBefore = LayoutDelegateMethods(rawValue: 1 << 1)
    static let spacingAfter = LayoutDelegateMethods(rawValue: 1 << 2)
    static let lineRect = LayoutDelegateMethods(rawValue: 1 << 3)
    static let glyphs = LayoutDelegateMethods(rawValue: 1 << 4)
    static let controls = LayoutDelegateMethods(rawValue: 1 << 5)

    static func of(_ delegate: (any NSLayoutManagerDelegate)?) -> LayoutDelegateMethods {
        guard let delegate else { return [] }
        let candidates: [(LayoutDelegateMethods, Selector)] = [
            (
                .lineSpacing,
                #selector(NSLayoutManagerDelegate.layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:))
            ),
            (
                .spacingBefore,
                #selector(NSLayoutManagerDelegate.layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:))
            ),
            (
                .spacingAfter,
                #selector(NSLayoutManagerDelegate.layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:))
            ),
            (
                .glyphs,
                #selector(
                    NSLayoutManagerDelegate.layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:))
            ),
            (.controls, #selector(NSLayoutManagerDelegate.layoutManager(_:shouldUse:forControlCharacterAt:))),
            (
                .lineRect,
                #selector(
                    NSLayoutManagerDelegate.layoutManager(
                        _:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:))
            ),
        ]
        return candidates.reduce(into: []) { methods, candidate in
            if delegate.responds(to: candidate.1) { methods.insert(candidate.0) }
        }
    }
}
