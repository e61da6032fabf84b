import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A horizontal part of a text view's content, which draws the lines in it.
final class TextTile: UIView {
    private unowned let textView: UITextView

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
        let area = rect.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
        let glyphs = system.manager.glyphRange(forBoundingRect: area, in: system.container)
        guard glyphs.length > 0 else { return }
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        system.manager.drawBackground(forGlyphRange: glyphs, at: origin)
        system.manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
        context.restoreGState()
    }
}
