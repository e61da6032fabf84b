import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A horizontal part of a text view's content, which draws the lines in it.
final class TextTile: UIView {
    private unowned let textView: UITextView
    /// The lines that were there when all of the tile was drawn.
    private var drawn: TextTileLines?

    init(of textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        contentMode = .redraw
        isOpaque = false
        backgroundColor = nil
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let (system, origin) = (textView.system, textView.origin)
        let glyphs = glyphs(in: rect)
        if rect == bounds { drawn = lines(glyphs) }
        guard glyphs.length > 0 else { return }
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        system.manager.drawBackground(forGlyphRange: glyphs, at: origin)
        system.manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
        context.restoreGState()
    }

    /// True if the lines are where they were drawn. What they show is not compared.
    var hasSameLines: Bool { drawn == lines(glyphs(in: bounds)) }

    private func glyphs(in rect: CGRect) -> NSRange {
        let (system, origin) = (textView.system, textView.origin)
        let area = rect.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
        return system.manager.glyphRange(forBoundingRect: area, in: system.container)
    }

    private func lines(_ glyphs: NSRange) -> TextTileLines {
        guard glyphs.length > 0 else { return TextTileLines(range: glyphs) }
        let manager = textView.system.manager
        return TextTileLines(
            range: glyphs, first: manager.lineFragmentRect(forGlyphAt: glyphs.location, effectiveRange: nil),
            last: manager.lineFragmentRect(forGlyphAt: NSMaxRange(glyphs) - 1, effectiveRange: nil))
    }
}

/// Which lines a tile shows, and where the first and the last of them are: the others are between.
private struct TextTileLines: Equatable {
    var range: NSRange
    var first = CGRect.zero
    var last = CGRect.zero
}
