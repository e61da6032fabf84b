@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitViews

extension UIBackgroundConfiguration {
    /// Behind a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.plainCell) }

    /// Behind a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { list(.groupedCell) }

    /// Behind a row, whatever list it is in.
    public static func listCell() -> UIBackgroundConfiguration { list(.cell) }

    /// Behind a row of a list at the side, with rounded corners when it is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = list(.sidebarCell)
        configuration.cornerRadius = 10
        return configuration
    }

    /// Behind a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.plainHeaderFooter) }

    /// Behind a header or footer of a grouped list: nothing.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(.groupedHeaderFooter) }

    /// The background with the colour of a state. What the app has set stays.
    public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration {
        guard let style = listStyle.flatMap(ListBackgroundStyle.init(rawValue:)) else { return self }
        var updated = self
        updated.styleColor = style.color(in: ListBackgroundStyle.Context(state))
        return updated
    }

    private static func list(_ style: ListBackgroundStyle) -> UIBackgroundConfiguration {
        list(style: style.rawValue, color: style.color(in: ListBackgroundStyle.Context()))
    }
}

/// The background style of a part of a list.
@MainActor
enum ListBackgroundStyle: String {
    case cell, plainCell, groupedCell, sidebarCell, plainHeaderFooter, groupedHeaderFooter

    /// The parts of a state that make a difference.
    struct Context {
        var isOn = false
        var isFocused = false
        var isChosenInEditing = false

        init() {}

        init(_ state: UIConfigurationState) {
            if let state = state as? UICellConfigurationState {
                isOn = state.isSelected || state.isHighlighted
                isFocused = state.isFocused
                isChosenInEditing = state.isSelected && state.isEditing && !state.isHighlighted
            } else if let state = state as? UIViewConfigurationState {
                isOn = state.isSelected || state.isHighlighted
            }
        }
    }

    /// Nil is the tint of the view that shows the background.
    func color(in context: Context) -> UIColor? {
        let theme = CellTheme.flat
        switch self {
        case .cell where context.isFocused, .plainCell where context.isFocused, .groupedCell where context.isFocused,
            .sidebarCell where context.isFocused:
            return nil
        case .cell, .plainCell, .groupedCell:
            if context.isOn { return context.isChosenInEditing ? theme.multipleSelectionColor : theme.selectionColor }
            return self == .groupedCell ? .secondarySystemGroupedBackground : .systemBackground
        case .sidebarCell: return context.isOn ? .systemFill : .clear
        case .plainHeaderFooter: return HeaderFooterTheme.flat.plainHeader.background ?? .clear
        case .groupedHeaderFooter: return .clear
        }
    }
}
