@_spi(ForasteroInternal) import UIKitCore
import Foundation

/// The dark menu: commands side by side, and an arrow that points at what they are for.
@MainActor
final class MenuCallout: UIView {
    struct Command {
        var title: String
        var image: UIImage?
        var isEnabled = true
        var isDestructive = false
        var perform: () -> Void
    }

    private let theme = CalloutTheme.flat
    private let body = UIView(frame: .zero)
    private let scrollView = UIScrollView(frame: .zero)
    private let arrow = CalloutArrow(frame: .zero)
    private var buttons: [CalloutButton] = []
    private var contentWidth: CGFloat = 0

    init() {
        super.init(frame: .zero)
        body.layer.cornerRadius = theme.cornerRadius
        body.clipsToBounds = true
        body.backgroundColor = theme.color
        arrow.color = theme.color
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        body.addSubview(scrollView)
        addSubview(arrow)
        addSubview(body)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ commands: [Command]) {
        for button in buttons { button.removeFromSuperview() }
        buttons = commands.enumerated().map { index, command in
            let button = CalloutButton(command, theme: theme, hasLine: index > 0)
            button.addAction(UIAction { _ in command.perform() }, for: .touchUpInside)
            return button
        }
        contentWidth = 0
        for button in buttons {
            let width = button.wantedWidth
            button.frame = CGRect(x: contentWidth, y: 0, width: width, height: theme.height)
            contentWidth += width
            scrollView.addSubview(button)
        }
        scrollView.contentSize = CGSize(width: contentWidth, height: theme.height)
        scrollView.contentOffset = .zero
    }

    /// Stands above a rectangle, or below it where there is no room or that is wanted. Commands that have no room can be scrolled to.
    func place(beside rect: CGRect, in room: CGRect, arrow direction: UIMenuController.ArrowDirection) {
        let height = theme.height + theme.arrowSize.height
        let isBelow = direction == .up || direction != .down && rect.minY - height < room.minY
        let width = min(contentWidth, max(room.width - 2 * theme.margin, 0))
        let x = min(max(rect.midX - width / 2, room.minX + theme.margin), room.maxX - theme.margin - width)
        let y = isBelow ? rect.maxY : rect.minY - height
        frame = CGRect(x: x.rounded(), y: min(max(y, room.minY), room.maxY - height).rounded(), width: width, height: height)
        body.frame = CGRect(x: 0, y: isBelow ? theme.arrowSize.height : 0, width: width, height: theme.height)
        scrollView.frame = body.bounds
        scrollView.isScrollEnabled = contentWidth > width
        let middle = min(max(rect.midX - frame.minX, theme.arrowSize.width), max(width - theme.arrowSize.width, theme.arrowSize.width))
        arrow.pointsUp = isBelow
        arrow.frame = CGRect(
            x: middle - theme.arrowSize.width / 2, y: isBelow ? 0 : theme.height, width: theme.arrowSize.width,
            height: theme.arrowSize.height)
    }
}

/// A command of the dark menu.
@MainActor
final class CalloutButton: UIControl {
    private let theme: CalloutTheme
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let line = UIView(frame: .zero)

    init(_ command: MenuCallout.Command, theme: CalloutTheme, hasLine: Bool) {
        self.theme = theme
        super.init(frame: .zero)
        isEnabled = command.isEnabled
        let color = command.isDestructive ? theme.destructiveColor : theme.textColor
        accessibilityLabel = command.title
        label.text = command.title
        label.font = .systemFont(ofSize: theme.fontSize)
        label.textColor = command.isEnabled ? color : color.withAlphaComponent(theme.disabledAlpha)
        label.textAlignment = .center
        // A picture stands for a title that is missing.
        imageView.image = command.title.isEmpty ? command.image : nil
        imageView.tintColor = label.textColor
        imageView.contentMode = .center
        addSubview(imageView)
        line.backgroundColor = theme.lineColor
        line.isHidden = !hasLine
        addSubview(label)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    var wantedWidth: CGFloat {
        (max(label.sizeThatFits(.zero).width, imageView.image?.size.width ?? 0) + 2 * theme.padding).rounded(.up)
    }

    override var answersTaps: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? theme.pressedColor : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        imageView.frame = bounds
        line.frame = CGRect(x: 0, y: 0, width: 1 / max(traitCollection.displayScale, 1), height: bounds.height)
    }
}

/// A triangle.
@MainActor
private final class CalloutArrow: UIView {
    var color = UIColor.black
    var pointsUp = false { didSet { if pointsUp != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        let (tip, base) = pointsUp ? (bounds.minY, bounds.maxY) : (bounds.maxY, bounds.minY)
        path.move(to: CGPoint(x: bounds.minX, y: base))
        path.addLine(to: CGPoint(x: bounds.midX, y: tip))
        path.addLine(to: CGPoint(x: bounds.maxX, y: base))
        path.close()
        color.setFill()
        path.fill()
    }
}
