import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A button of the find panel: a title or a symbol in the tint colour.
final class FindBarButton: UIControl {
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    /// Says that there is a menu.
    private let hint = UIImageView(frame: .zero)
    private let theme: FindPanelTheme
    private let perform: () -> Void
    /// The menu that comes as soon as the button is touched; nil for none.
    var menu: (() -> UIMenu?)? { didSet { menuDidChange() } }

    init(title: String? = nil, symbol: String? = nil, isBold: Bool = false, theme: FindPanelTheme, perform: @escaping () -> Void) {
        self.theme = theme
        self.perform = perform
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: theme.fontSize, weight: isBold ? .semibold : .regular)
        label.textAlignment = .center
        let configuration = UIImage.SymbolConfiguration(pointSize: theme.symbolSize, weight: .regular)
        picture.image = symbol.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
        for part in [picture, hint] { part.contentMode = .center }
        for part in [label, picture, hint] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        let titleWidth = label.text == nil ? nil : label.intrinsicContentSize.width + 2 * theme.titlePadding
        return CGSize(width: titleWidth ?? theme.arrowWidth, height: theme.rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hintWidth = menu == nil ? 0 : theme.hintWidth
        label.frame = bounds
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width - hintWidth, height: bounds.height)
        hint.frame = CGRect(x: bounds.width - hintWidth, y: 0, width: hintWidth, height: bounds.height)
    }

    private func menuDidChange() {
        (isContextMenuInteractionEnabled, showsMenuAsPrimaryAction) = (menu != nil, menu != nil)
        let configuration = UIImage.SymbolConfiguration(pointSize: theme.hintSize, weight: .semibold)
        hint.image = menu == nil ? nil : UIImage(systemName: "chevron.down", withConfiguration: configuration)
        setNeedsLayout()
    }

    @objc private func tapped() { perform() }
    @nonobjc override var answersTaps: Bool { true }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = menu?() else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    @nonobjc override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
        label.textColor = color
        (picture.tintColor, hint.tintColor) = (color, color)
        alpha = isHighlighted ? 0.4 : 1
    }
}
