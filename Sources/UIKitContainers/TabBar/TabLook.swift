import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// How a bar has its tabs look, state by state. Wishes of an item count more than those of the appearance.
@MainActor
struct TabLook {
    var appearance: UITabBarItemAppearance
    /// Where titles stand.
    var style: UITabBarItemAppearance.Style
    /// The colour of tabs that are not selected, where nobody says otherwise.
    var unselectedTint: UIColor?
    var theme = TabBarTheme.flat

    // MARK: Picture

    /// The picture of an item, as large as the bar wants it.
    func image(of item: UITabBarItem, in state: UIControl.State) -> UIImage? {
        if let name = item.systemSymbolName { return UIImage(systemName: name, withConfiguration: symbolConfiguration) }
        if style == .compactInline, let image = item.landscapeImagePhone { return stencil(sized(image)) }
        return (state.contains(.selected) ? item.selectedImage : item.image).map { stencil(sized($0)) }
    }

    func imageInsets(of item: UITabBarItem) -> UIEdgeInsets {
        style == .compactInline && item.landscapeImagePhone != nil ? item.landscapeImagePhoneInsets : item.imageInsets
    }

    func imageColor(in state: UIControl.State, tint: UIColor) -> UIColor {
        stateAppearance(state).iconColor ?? color(in: state, tint: tint)
    }

    // MARK: Title

    /// How a title is set, from the weakest wish to the strongest. Fonts of the normal state hold in all, its colour does not.
    func titleAttributes(of item: UITabBarItem, in state: UIControl.State, tint: UIColor) -> [NSAttributedString.Key: Any] {
        var attributes = appearance.normal.titleTextAttributes
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        let own = ownState(state)
        if own != .normal {
            attributes[.foregroundColor] = nil
            attributes.merge(stateAppearance(state).titleTextAttributes) { $1 }
            attributes.merge(item.titleTextAttributes(for: own) ?? [:]) { $1 }
        }
        if attributes[.font] == nil { attributes[.font] = UITabBarItemAppearance(style: style).normal.titleTextAttributes[.font] }
        if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = color(in: state, tint: tint) }
        return attributes
    }

    func titleOffset(of item: UITabBarItem, in state: UIControl.State) -> UIOffset {
        firstOffset(item.titlePositionAdjustment, stateAppearance(state).titlePositionAdjustment, appearance.normal.titlePositionAdjustment)
    }

    // MARK: Badge

    func badgeColor(of item: UITabBarItem, in state: UIControl.State) -> UIColor {
        item.badgeColor ?? stateAppearance(state).badgeBackgroundColor ?? appearance.normal.badgeBackgroundColor ?? .systemRed
    }

    func badgeAttributes(of item: UITabBarItem, in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: theme.badgeFontSize), .foregroundColor: UIColor.white,
        ]
        attributes.merge(appearance.normal.badgeTextAttributes) { $1 }
        attributes.merge(stateAppearance(state).badgeTextAttributes) { $1 }
        attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
        if ownState(state) != .normal { attributes.merge(item.badgeTextAttributes(for: ownState(state)) ?? [:]) { $1 } }
        return attributes
    }

    func badgeOffset(in state: UIControl.State) -> UIOffset {
        firstOffset(stateAppearance(state).badgePositionAdjustment, appearance.normal.badgePositionAdjustment)
    }

    func badgeTitleOffset(in state: UIControl.State) -> UIOffset {
        firstOffset(stateAppearance(state).badgeTitlePositionAdjustment, appearance.normal.badgeTitlePositionAdjustment)
    }

    // MARK: Private

    /// The one state that counts of several.
    private func ownState(_ state: UIControl.State) -> UIControl.State {
        if state.contains(.disabled) { return .disabled }
        return state.contains(.selected) ? .selected : .normal
    }

    private func stateAppearance(_ state: UIControl.State) -> UITabBarItemStateAppearance {
        switch ownState(state) {
        case .disabled: appearance.disabled
        case .selected: appearance.selected
        default: appearance.normal
        }
    }

    private func color(in state: UIControl.State, tint: UIColor) -> UIColor {
        switch ownState(state) {
        case .disabled: theme.disabledColor
        case .selected: tint
        default: unselectedTint ?? theme.unselectedColor
        }
    }

    private func firstOffset(_ offsets: UIOffset...) -> UIOffset { offsets.first { $0 != .zero } ?? .zero }

    private var symbolConfiguration: UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(
            pointSize: style == .compactInline ? theme.compactSymbolSize : theme.symbolSize, weight: .medium, scale: .large)
    }

    /// A symbol that comes as it is gets the size of those of the system.
    private func sized(_ image: UIImage) -> UIImage {
        guard image.isSymbolImage, image.symbolConfiguration == nil else { return image }
        return image.withConfiguration(symbolConfiguration)
    }

    private func stencil(_ image: UIImage) -> UIImage {
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
}
