import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Dims what is seen of a text while something is searched for in it: what was found looks through, and what is looked at is marked.
final class FoundTextVeil: UIView {
    private unowned let textView: UITextView
    private let theme = FoundTextTheme.flat

    init(of textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Comes to cover what is seen.
    func place() {
        let isShown = textView.finder.isShown
        if isHidden == isShown { isHidden = !isShown }
        guard isShown else { return }
        if frame != textView.bounds { frame = textView.bounds }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let finder = textView.finder
        theme.veil.setFill()
        context.fill(bounds)
        let origin = textView.origin
        let area = textView.bounds.offsetBy(dx: -origin.x, dy: -origin.y)
        let seen = textView.system.manager.glyphRange(forBoundingRect: area, in: textView.system.container)
        context.setBlendMode(.clear)
        for range in finder.found(in: seen) where range != finder.highlighted { fill(rects(of: range), in: context) }
        context.setBlendMode(.normal)
        guard let highlighted = finder.highlighted, NSIntersectionRange(highlighted, seen).length > 0 else { return }
        drawHighlight(highlighted, in: context)
    }

    /// The lines of a stretch, in the view's own coordinates.
    private func rects(of range: NSRange) -> [CGRect] {
        textView.seenRects(of: range).map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY).insetBy(dx: -theme.reach, dy: 0) }
    }

    private func fill(_ rects: [CGRect], in context: CGContext) {
        for rect in rects { UIBezierPath(roundedRect: rect, cornerRadius: theme.radius).fill() }
    }

    private func drawHighlight(_ range: NSRange, in context: CGContext) {
        let rects = rects(of: range)
        context.setBlendMode(.clear)
        fill(rects, in: context)
        context.setBlendMode(.normal)
        context.saveGState()
        context.setShadow(offset: theme.shadowOffset, blur: theme.shadowBlur, color: theme.shadow.cgColor)
        theme.highlight.setFill()
        fill(rects, in: context)
        context.restoreGState()
        // The characters stand out from the mark, whatever colour they have.
        let origin = CGPoint(x: textView.origin.x - frame.minX, y: textView.origin.y - frame.minY)
        textView.system.manager.drawGlyphs(forCharacterRange: range, at: origin, color: theme.highlightedText)
    }
}
