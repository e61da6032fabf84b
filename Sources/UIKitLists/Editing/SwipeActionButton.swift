import UIKitCore

/// One action behind a row.
final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    private let theme: SwipeTheme
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    /// The button reaches beyond what is seen of it, so that no gap opens; the content is in this part.
    var contentRect = CGRect.zero { didSet { if contentRect != oldValue { setNeedsLayout() } } }

    init(action: UIContextualAction, theme: SwipeTheme) {
        self.action = action
        self.theme = theme
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        label.text = action.title
        label.font = .systemFont(ofSize: theme.fontSize)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: theme.symbolSize)
        picture.image = action.image
        picture.tintColor = .white
        picture.contentMode = .scaleAspectFit
        if let effect = action.backgroundEffect { addBackground(effect) }
        addSubview(label)
        addSubview(picture)
        accessibilityLabel = action.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what is behind the row through an effect, below the content.
    private func addBackground(_ effect: UIVisualEffect) {
        let background = UIVisualEffectView(effect: effect)
        background.isUserInteractionEnabled = false
        background.frame = bounds
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(background)
    }

    override var isHighlighted: Bool {
        didSet {
            label.alpha = isHighlighted ? 0.5 : 1
            picture.alpha = label.alpha
        }
    }

    private var hasTitle: Bool { action.title?.isEmpty == false }

    /// Low rows show a picture without its title.
    private func showsTitle(inHeight height: CGFloat) -> Bool {
        hasTitle && (picture.image == nil || height >= theme.heightForBoth)
    }

    func wantedWidth(inHeight height: CGFloat) -> CGFloat {
        let text = showsTitle(inHeight: height) ? label.sizeThatFits(.zero).width : 0
        let image = picture.image == nil ? 0 : picture.intrinsicContentSize.width
        return max(max(text, image).rounded(.up) + 2 * theme.buttonPadding, theme.leastButtonWidth)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let showsTitle = showsTitle(inHeight: bounds.height)
        let imageSize = picture.image == nil ? .zero : picture.intrinsicContentSize
        let room = CGSize(width: max(contentRect.width - 8, 0), height: bounds.height)
        let textSize = showsTitle ? label.sizeThatFits(room) : .zero
        let gap = showsTitle && imageSize.height > 0 ? theme.gap : 0
        let top = ((bounds.height - imageSize.height - gap - textSize.height) / 2).rounded(.down)
        let middle = contentRect.midX
        label.isHidden = !showsTitle
        picture.frame = CGRect(x: middle - imageSize.width / 2, y: top, width: imageSize.width, height: imageSize.height)
        label.frame = CGRect(
            x: middle - room.width / 2, y: top + imageSize.height + gap, width: room.width, height: textSize.height)
    }
}
