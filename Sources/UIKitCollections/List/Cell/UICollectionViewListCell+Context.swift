@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// The values that the list has set, and their effect on the look of the cell.
extension UICollectionViewListCell {
    final func takeContext(_ context: ListContext?) {
        guard context != list.context else { return }
        list.context = context
        if list.hasListBackground { store.setBackground(nil, in: self) }
        markConfigurationStale()
        showCorners()
        setNeedsLayout()
    }

    final var appearance: UICollectionLayoutListConfiguration.Appearance { list.context?.appearance ?? .plain }

    final var isHeaderRow: Bool { list.context?.isHeader == true }

    // MARK: Defaults

    final var listContentConfiguration: UIListContentConfiguration {
        switch (list.context?.role ?? .row, appearance) {
        case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell()
        case (.row, _): .cell()
        case (.header, .sidebar), (.firstItem, .sidebar), (.header, .sidebarPlain), (.firstItem, .sidebarPlain): .sidebarHeader()
        case (.header, .plain), (.firstItem, .plain): .plainHeader()
        case (.header, _), (.firstItem, _): .groupedHeader()
        case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
        case (.footer, _): .groupedFooter()
        }
    }

    final var listBackgroundConfiguration: UIBackgroundConfiguration {
        switch (list.context?.role ?? .row, appearance) {
        case (.row, .plain): .listPlainCell()
        case (.row, .grouped), (.row, .insetGrouped): .listGroupedCell()
        case (.row, .sidebar), (.row, .sidebarPlain): .listSidebarCell()
        case (_, .plain), (_, .sidebarPlain): .listPlainHeaderFooter()
        case (_, _): .listGroupedHeaderFooter()
        }
    }

    /// A cell in a list that has no background of the app's has that of the list.
    final func takeListBackground() {
        guard list.context != nil, automaticallyUpdatesBackgroundConfiguration, backgroundView == nil, selectedBackgroundView == nil,
            configurations?.background == nil || list.hasListBackground
        else {
            list.hasListBackground = false
            return
        }
        guard configurations?.background == nil else { return }
        store.setBackground(defaultBackgroundConfiguration(), in: self)
        list.hasListBackground = true
    }

    /// Shows what a state changes beside the configurations.
    final func showState(_ state: UICellConfigurationState) {
        for part in list.parts {
            guard let control = part.view as? AccessoryControl else { continue }
            control.isChosen = state.isSelected
            control.setExpanded(state.isExpanded)
            control.isOnFocusedRow = state.isFocused && !needsFocusRing
        }
        setNeedsLayout()
    }

    // MARK: Corners

    private var hasCorners: Bool {
        guard let context = list.context, context.appearance == .insetGrouped, context.isRow else { return false }
        return context.isFirst || context.isLast
    }

    /// Rounds the outer corners of the first and the last row of an inset group.
    private func showCorners() {
        showClipping()
        guard hasCorners, let context = list.context else {
            if list.isRounded { layer.cornerRadius = 0 }
            list.isRounded = false
            return
        }
        list.isRounded = true
        var corners: CACornerMask = []
        if context.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if context.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = CellTheme.flat.insetGroupedRadius
    }

    /// Cuts off what stands beyond round corners, and what a swipe moves out of the cell.
    final func showClipping() {
        let clips = hasCorners || list.slide != 0
        guard clips != list.isClipped else { return }
        list.isClipped = clips
        clipsToBounds = clips
    }
}
