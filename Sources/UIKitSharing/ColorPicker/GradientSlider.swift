import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// A slider whose track shows the colours that it leads to.
final class GradientSlider: ColorSurface {
    /// From 0 to 1.
    var value: CGFloat = 0 { didSet { if value != oldValue { valueDidChange() } } }
    var didSlide: ((CGFloat, Bool) -> Void)?
    private let track = UIView(frame: .zero)
    private let squares = CheckerView(frame: .zero)
    private let gradient = CAGradientLayer()
    private let thumb = ColorMark(isRound: true)

    init(label: String) {
        super.init(frame: .zero)
        track.isUserInteractionEnabled = false
        track.clipsToBounds = true
        track.addSubview(squares)
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        track.layer.addSublayer(gradient)
        addSubview(track)
        addSubview(thumb)
        accessibilityLabel = label
        accessibilityTraits = .adjustable
        valueDidChange()
        didPick = { [unowned self] _, isContinuing in didSlide?(value, isContinuing) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the way from one colour to another, and a colour in the thumb.
    func show(from start: PickedColor, to end: PickedColor, thumb color: PickedColor) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.colors = [start.color.cgColor, end.color.cgColor]
        CATransaction.commit()
        thumb.backgroundColor = color.opaque.color
    }

    override func color(at point: CGPoint) -> PickedColor {
        let inset = bounds.height / 2
        let share = (point.x - inset) / max(bounds.width - 2 * inset, 1)
        value = min(max(isRightToLeft ? 1 - share : share, 0), 1)
        return picked
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func pickedDidChange() {}

    private func valueDidChange() {
        accessibilityValue = "\(Int((value * 100).rounded()))%"
        setNeedsLayout()
    }

    override func accessibilityIncrement() { slide(by: 0.1) }
    override func accessibilityDecrement() { slide(by: -0.1) }

    private func slide(by step: CGFloat) {
        value = min(max(value + step, 0), 1)
        didSlide?(value, false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        track.layer.cornerRadius = bounds.height / 2
        squares.frame = track.bounds
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = track.bounds
        gradient.transform = isRightToLeft ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
        CATransaction.commit()
        let side = max(bounds.height - 6, 0)
        let way = max(bounds.width - bounds.height, 0)
        thumb.bounds.size = CGSize(width: side, height: side)
        thumb.layer.cornerRadius = side / 2
        thumb.center = CGPoint(x: bounds.height / 2 + way * (isRightToLeft ? 1 - value : value), y: bounds.midY)
    }
}

/// The squares behind colours that are not opaque.
final class CheckerView: UIView {
    private static let side: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        backgroundColor = .white
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIRectFill(rect)
        UIColor(white: 0.82, alpha: 1).setFill()
        let (columns, rows) = (Int(bounds.width / Self.side) + 1, Int(bounds.height / Self.side) + 1)
        for row in 0..<rows {
            for column in stride(from: row % 2, to: columns, by: 2) {
                UIRectFill(CGRect(x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side, height: Self.side))
            }
        }
    }
}
