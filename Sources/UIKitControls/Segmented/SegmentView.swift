@_spi(ForasteroInternal) import UIKitCore

/// One segment: a title or a picture, and what lies behind it.
final class SegmentView: UIView {
    var content: SegmentContent
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private var background: UIImageView?
    private var titles = SegmentTitles()

    init(_ content: SegmentContent) {
        self.content = content
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.isAccessibilityElement = false
        label.textAlignment = .center
        imageView.contentMode = .center
        addSubview(label)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - attributes: the whole look of the title, whose colour pictures without colours have too.
    ///   - fade: how much is seen.
    func show(state: UIControl.State, attributes: [NSAttributedString.Key: Any], background image: UIImage?, fade: CGFloat) {
        showTitle(content.image == nil ? content.title : nil, attributes)
        imageView.image = content.image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        imageView.tintColor = attributes[.foregroundColor] as? UIColor
        label.alpha = fade
        imageView.alpha = fade
        showBackground(image)
        var traits: UIAccessibilityTraits = .button
        if state.contains(.selected) { traits.insert(.selected) }
        if state.contains(.disabled) { traits.insert(.notEnabled) }
        accessibilityTraits = traits
        accessibilityLabel = content.title ?? content.image?.accessibilityLabel
    }

    private func showTitle(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) {
        if let look = PlainLook(attributes) { return showPlainTitle(title, look) }
        let text = title.map { titles.text($0, attributes) }
        guard label.attributedText !== text else { return }
        label.attributedText = text
        setNeedsLayout()
    }

    private func showPlainTitle(_ title: String?, _ look: PlainLook) {
        let isSame = label.text == title && label.font == look.font
        label.text = title
        (label.font, label.textColor, label.textAlignment, label.lineBreakMode) = (look.font, look.color, .center, .byTruncatingTail)
        if !isSame { setNeedsLayout() }
    }

    private func showBackground(_ image: UIImage?) {
        guard image != nil || background != nil else { return }
        let view = background ?? UIImageView(frame: bounds)
        if background == nil { insertSubview(view, at: 0) }
        background = view
        view.image = image
    }

    /// The size of the title in a look, or of the picture.
    func contentSize(_ attributes: [NSAttributedString.Key: Any]) -> CGSize {
        if let image = content.image { return image.size }
        guard let title = content.title, !title.isEmpty else { return .zero }
        let size =
            PlainLook(attributes) == nil ? titles.text(title, attributes).size() : (title as NSString).size(withAttributes: attributes)
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// By how much the content stands elsewhere than in the middle.
    var displacement = CGSize.zero { didSet { if displacement != oldValue { setNeedsLayout() } } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = bounds.insetBy(dx: 2, dy: 0).offsetBy(dx: displacement.width, dy: displacement.height)
        label.frame = frame
        imageView.frame = frame
        background?.frame = bounds
    }

    override var spokenRole: SpokenRole? { .choice }

    /// That among the segments.
    override var spokenPlace: SpokenPlace? {
        let segments = superview?.subviews.compactMap { $0 as? SegmentView }.sorted { $0.frame.minX < $1.frame.minX } ?? []
        return segments.firstIndex(of: self).map { SpokenPlace($0 + 1, of: segments.count) }
    }
}
