import UIKitCore

extension UIListContentConfiguration {
    /// A row with a text, a smaller one beneath if there are two.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

    /// A row with a smaller text beneath the first.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

    /// A row with a grey text at the other end.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

    /// A row of a list at the side.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }

    /// A row of a list at the side with a smaller text beneath the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }

    /// The header of a section in a list at the side.
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }

    /// The header of a section in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }

    /// The footer of a section in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }

    /// The header of a group: small, grey, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }

    /// The footer of a group: small and grey.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }

    /// A header of an inset group in bold text.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.prominentHeader) }

    /// A header of an inset group in large text.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentHeader)
    }
}
