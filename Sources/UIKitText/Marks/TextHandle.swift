import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The handle by which a finger moves one end of a selection: a line as high as the text, with a knob.
final class TextHandle: UIView {
    /// True if it is at the beginning, with the knob above.
    let isStart: Bool
    private let stem = UIView(frame: .zero)
    private let knob = UIView(frame: .zero)
    private let theme: TextMarksTheme

    init(isStart: Bool, theme: TextMarksTheme) {
        (self.isStart, self.theme) = (isStart, theme)
        super.init(frame: .zero)
        for part in [stem, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        knob.layer.cornerRadius = theme.knobSide / 2
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter caret: where the end stands, in the superview's coordinates.
    func place(at caret: CGRect) {
        let (side, reach) = (theme.knobSide, theme.handleReach)
        let room = CGRect(x: caret.midX - reach, y: caret.minY - side, width: 2 * reach, height: caret.height + 2 * side)
        frame = room
        stem.frame = CGRect(x: reach - theme.caretWidth / 2, y: side, width: theme.caretWidth, height: caret.height)
        let top = isStart ? 0 : room.height - side
        knob.frame = CGRect(x: reach - side / 2, y: top, width: side, height: side)
        (stem.backgroundColor, knob.backgroundColor) = (tintColor, tintColor)
    }

    /// Fingers reach it from around the knob; what lies beside the line is for the text.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        knob.frame.insetBy(dx: -theme.handleReach, dy: -theme.handleReach / 2).contains(point)
    }
}
