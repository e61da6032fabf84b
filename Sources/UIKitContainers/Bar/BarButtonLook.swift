import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// How a bar has its buttons look: by the style of the item and by the state of the button.
@MainActor
struct BarButtonLook {
    var plain = UIBarButtonItemAppearance(style: .plain)
    var done = UIBarButtonItemAppearance(style: .done)
    /// ``UIBarMetrics/compact`` in low bars.
    var metrics = UIBarMetrics.default
    var theme = BarTheme.flat

    /// The picture of an item, as large as the bar wants it.
    func image(of item: UIBarButtonItem) -> UIImage? {
        if metrics == .compact, let image = item.landscapeImagePhone { return stencil(image) }
        if let image = item.image { return stencil(sized(image)) }
        guard item.title == nil, case .symbol(let name, _) = item.systemFace else { return nil }
        return UIImage(systemName: name, withConfiguration: symbolConfiguration(item.style))
    }

    func title(of item: UIBarButtonItem) -> String? {
        if let title = item.title { return title }
        guard item.image == nil, case .title(let title) = item.systemFace else { return nil }
        return title
    }

    /// The name of an item for assistive technologies.
    func name(of item: UIBarButtonItem) -> String? {
        if let label = item.accessibilityLabel ?? title(of: item) { return label }
        guard item.image == nil, case .symbol(_, let name) = item.systemFace else { return nil }
        return name
    }

    func imageInsets(of item: UIBarButtonItem) -> UIEdgeInsets {
        metrics == .compact && item.landscapeImagePhone != nil ? item.landscapeImagePhoneInsets : item.imageInsets
    }

    /// How a title is set, from the weakest wish to the strongest.
    func titleAttributes(of item: UIBarButtonItem, in state: UIControl.State, tint: UIColor) -> [NSAttributedString.Key: Any] {
        let appearance = appearance(of: item)
        var attributes = appearance.normal.titleTextAttributes
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: theme.buttonFontSize) }
        if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = tint }
        if state.contains(.disabled) {
            attributes[.foregroundColor] = theme.disabledColor
            attributes.merge(appearance.disabled.titleTextAttributes) { $1 }
            attributes.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 }
        } else if state.contains(.highlighted) {
            attributes.merge(appearance.highlighted.titleTextAttributes) { $1 }
            attributes.merge(item.titleTextAttributes(for: .highlighted) ?? [:]) { $1 }
        }
        return attributes
    }

    /// Returns true if a pressed button has a look of its own, and so need not become fainter.
    func hasHighlightedTitle(_ item: UIBarButtonItem) -> Bool {
        let appearance = appearance(of: item).highlighted
        return item.titleTextAttributes(for: .highlighted) != nil || !appearance.titleTextAttributes.isEmpty
    }

    func titleOffset(of item: UIBarButtonItem, in state: UIControl.State) -> UIOffset {
        let own = item.titlePositionAdjustment(for: metrics)
        return own != .zero ? own : stateAppearance(of: item, in: state).titlePositionAdjustment
    }

    func backgroundImage(of item: UIBarButtonItem, in state: UIControl.State) -> UIImage? {
        stateAppearance(of: item, in: state).backgroundImage ?? appearance(of: item).normal.backgroundImage
    }

    // MARK: Private

    private func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance { item.style == .done ? done : plain }

    private func stateAppearance(of item: UIBarButtonItem, in state: UIControl.State) -> UIBarButtonItemStateAppearance {
        let appearance = appearance(of: item)
        if state.contains(.disabled) { return appearance.disabled }
        return state.contains(.highlighted) ? appearance.highlighted : appearance.normal
    }

    private func symbolConfiguration(_ style: UIBarButtonItem.Style) -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(
            pointSize: theme.buttonFontSize, weight: style == .done ? .semibold : .regular, scale: metrics == .compact ? .medium : .large)
    }

    /// A symbol that comes as it is gets the size of those of the system.
    private func sized(_ image: UIImage) -> UIImage {
        guard image.isSymbolImage, image.symbolConfiguration == nil else { return image }
        return image.withConfiguration(symbolConfiguration(.plain))
    }

    private func stencil(_ image: UIImage) -> UIImage {
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
}
