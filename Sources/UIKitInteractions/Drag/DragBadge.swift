import Foundation

/// Says beside the finger what a drop would do, and with how many items.
@MainActor
final class DragBadge: UIView {
    private let label = UILabel(frame: .zero)
    private let theme: DragTheme
    private(set) var operation: UIDropOperation = .cancel

    init(theme: DragTheme) {
        self.theme = theme
        super.init(frame: CGRect(x: 0, y: 0, width: theme.badgeSize, height: theme.badgeSize))
        isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = theme.badgeSize / 2
        label.textAlignment = .center
        label.textColor = .white
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var text: String? { isHidden ? nil : label.text }

    func show(_ operation: UIDropOperation, count: Int) {
        self.operation = operation
        switch operation {
        case .copy: show(count > 1 ? "\(count) +" : "+", .systemGreen)
        case .forbidden: show("⃠", .systemGray)
        case .move, .cancel: show(count > 1 ? "\(count)" : nil, .systemBlue)
        }
        isForbidden = operation == .forbidden
    }

    private func show(_ text: String?, _ color: UIColor) {
        isHidden = text == nil
        label.text = text
        backgroundColor = color
        label.font = .systemFont(ofSize: theme.badgeSize * 0.65, weight: .semibold)
        bounds.size.width = max(label.intrinsicContentSize.width + theme.badgeSize / 2, theme.badgeSize)
        label.frame = bounds.offsetBy(dx: 0, dy: text == "+" ? -1 : 0)
    }

    private var isForbidden = false {
        didSet {
            label.isHidden = isForbidden
            if isForbidden != oldValue { setNeedsDisplay() }
        }
    }

    /// The forbidden sign: a ring with a bar across it.
    override func draw(_ rect: CGRect) {
        guard isForbidden else { return }
        let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: theme.badgeSize / 4, dy: theme.badgeSize / 4))
        let reach = theme.badgeSize / 4 * CGFloat(0.5).squareRoot()
        ring.move(to: CGPoint(x: bounds.midX - reach, y: bounds.midY - reach))
        ring.addLine(to: CGPoint(x: bounds.midX + reach, y: bounds.midY + reach))
        ring.lineWidth = 2
        UIColor.white.setStroke()
        ring.stroke()
    }
}
