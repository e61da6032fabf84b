import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Draws dots under the misspelled words of a text.
final class SpellingView: UIView {
    private unowned let text: any EditedText
    private let theme: TextMarksTheme

    init(of text: any EditedText, theme: TextMarksTheme) {
        (self.text, self.theme) = (text, theme)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.systemRed.setFill()
        let side = theme.dotSide
        for word in text.editor.spelling.misspelled {
            for line in text.underlines(of: word).map({ convert($0, from: text) }) where line.intersects(bounds.insetBy(dx: 0, dy: -side)) {
                let count = max(Int((line.width + theme.dotDistance - side) / theme.dotDistance), 1)
                let start = line.midX - (CGFloat(count - 1) * theme.dotDistance + side) / 2
                for index in 0..<count {
                    let x = start + CGFloat(index) * theme.dotDistance
                    context.fillEllipse(in: CGRect(x: x, y: line.minY + theme.dotDrop, width: side, height: side))
                }
            }
        }
    }
}
