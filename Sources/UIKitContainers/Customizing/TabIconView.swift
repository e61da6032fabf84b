import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The icon and title of an item, apart from any tab.
final class TabIconView: UIView {
    let item: UITabBarItem
    private let imageView = UIImageView(frame: .zero)
    private let label = TabIconLabel(frame: .zero)
    private let theme: CustomizingTheme

    init(item: UITabBarItem, theme: CustomizingTheme) {
        self.item = item
        self.theme = theme
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        imageView.image = Self.image(of: item, theme)
        imageView.tintColor = theme.iconColor
        label.text = item.title
        label.font = .systemFont(ofSize: theme.titleFontSize)
        label.textColor = theme.iconColor
        label.textAlignment = .center
        addSubview(imageView)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Has icon and title in another colour.
    func show(_ color: UIColor) {
        imageView.tintColor = color
        label.textColor = color
    }

    /// Makes the icon larger and takes the title away, as an icon looks that is dragged; or takes that back. Can be animated.
    func lift(_ isLifted: Bool) {
        transform = isLifted ? CGAffineTransform(scaleX: theme.liftScale, y: theme.liftScale) : .identity
        label.alpha = isLifted ? 0 : 1
    }

    /// Symbols come larger than in a bar; pictures in their own size.
    private static func image(of item: UITabBarItem, _ theme: CustomizingTheme) -> UIImage? {
        let symbol = UIImage.SymbolConfiguration(pointSize: theme.symbolSize, weight: .regular, scale: .large)
        if let name = item.systemSymbolName { return UIImage(systemName: name, withConfiguration: symbol) }
        guard let image = item.image else { return nil }
        if image.isSymbolImage, image.symbolConfiguration == nil { return image.withConfiguration(symbol) }
        return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        func aligned(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        let size = imageView.image?.size ?? .zero
        imageView.frame = CGRect(
            x: aligned((bounds.width - size.width) / 2), y: aligned(theme.iconCenter - size.height / 2), width: size.width,
            height: size.height)
        label.frame = CGRect(x: 2, y: theme.titleTop, width: max(bounds.width - 4, 0), height: label.sizeThatFits(.zero).height)
    }
}

/// The title under an icon. A person reads it as the icon, so it has no name of its own.
private final class TabIconLabel: UILabel {
    override var accessibilityLabel: String? {
        get { nil }
        set { super.accessibilityLabel = newValue }
    }
}
