@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// The accessories before and behind the content.
extension UICollectionViewListCell {
    final func changeAccessories(_ accessories: [UICellAccessory]) {
        requireSystemKindsOnce(accessories)
        list.accessories = accessories
        var former = list.parts
        list.parts = accessories.map { accessory in
            guard let index = former.firstIndex(where: { $0.accessory.isSameKind(as: accessory) }) else {
                return makePart(accessory)
            }
            let part = former.remove(at: index)
            part.update(to: accessory)
            connect(part)
            return part
        }
        for part in former { part.view.removeFromSuperview() }
        markConfigurationStale()
        setNeedsLayout()
    }

    private func requireSystemKindsOnce(_ accessories: [UICellAccessory]) {
        var seen: Set<UICellAccessory.AccessoryType> = []
        for accessory in accessories where accessory.accessoryType != .customView {
            _require(
                seen.insert(accessory.accessoryType).inserted,
                "Accessories of a list cell must be unique: \(accessory.accessoryType) is there twice in \(self). "
                    + "Use each accessory of the system once; only custom views may be several.")
        }
    }

    private func makePart(_ accessory: UICellAccessory) -> AccessoryPart {
        let part = AccessoryPart(accessory)
        connect(part)
        return part
    }

    /// The effect of taps on an accessory.
    private func connect(_ part: AccessoryPart) {
        if let grip = part.view as? CellGrip {
            grip.onPhase = { [weak self] in self?.gripMoved($0) }
            return
        }
        guard let control = part.view as? AccessoryControl else { return }
        control.onTap = { [weak self, weak part] in
            guard let self, let part else { return }
            accessoryWasTapped(part)
        }
    }

    private func accessoryWasTapped(_ part: AccessoryPart) {
        if let handler = part.accessory.actionHandler { return handler() }
        switch part.accessory.accessoryType {
        case .delete: element.owner?.openSwipeActions(of: self)
        case .outlineDisclosure: toggleOutline()
        default: break
        }
    }

    // MARK: Places

    private var isEditingRow: Bool { status.isEditing }

    /// The accessories that are shown, on each side from the beginning of the row on.
    final var shownParts: (leading: [AccessoryPart], trailing: [AccessoryPart]) {
        let shown = list.parts.filter { $0.accessory.isDisplayed(whileEditing: isEditingRow) }
        var (leading, trailing): ([(AccessoryPart, Int)], [(AccessoryPart, Int)]) = ([], [])
        for part in shown {
            guard let order = part.order(isHeader: isHeaderRow) else { continue }
            if order.isLeading { leading.append((part, order.rank)) } else { trailing.append((part, order.rank)) }
        }
        var sides = (leading: leading.sorted { $0.1 < $1.1 }.map(\.0), trailing: trailing.sorted { $0.1 < $1.1 }.map(\.0))
        for part in shown {
            guard case .custom(_, let placement, _) = part.accessory.content else { continue }
            switch placement {
            case .leading(_, let position): Self.insert(part, into: &sides.leading, at: position)
            case .trailing(_, let position): Self.insert(part, into: &sides.trailing, at: position)
            }
        }
        return sides
    }

    private static func insert(_ part: AccessoryPart, into parts: inout [AccessoryPart], at position: UICellAccessory.Placement.Position) {
        parts.insert(part, at: min(max(position(parts.map(\.accessory)), 0), parts.count))
    }

    final func listLayout(size: CGSize? = nil) -> ListCellLayout {
        let shown = shownParts
        let theme = ListTheme.flat
        let size = size ?? bounds.size
        let context = ListCellLayout.Context(
            size: size, sideInset: sideInset, leading: shown.leading.map { $0.part(isLeading: true) },
            trailing: shown.trailing.map { $0.part(isLeading: false) }, indentation: indentation,
            indentsParts: list.indentsAccessories, slide: list.slide, hairline: 1 / max(traitCollection.displayScale, 1),
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return ListCellLayout(context, gap: theme.accessoryGap, leadingGap: theme.leadingAccessoryGap)
    }

    private var indentation: CGFloat {
        let width = list.indentationWidth.isFinite ? list.indentationWidth : 0
        return CGFloat(max(list.indentationLevel, 0)) * width
    }

    /// The gap at both ends of the cell.
    final var sideInset: CGFloat {
        let theme = CellTheme.flat
        return appearance == .insetGrouped ? theme.sideInset.narrow : theme.sideInset(forWidth: bounds.width)
    }

    final func layOutListParts() {
        let (shown, layout) = (shownParts, listLayout())
        showCellMargins()
        let positions = zip(shown.leading + shown.trailing, layout.leading + layout.trailing)
        for (part, frame) in positions {
            if part.view.superview !== self { addSubview(part.view) }
            part.view.bounds.size = frame.size
            part.view.center = CGPoint(x: frame.midX, y: frame.midY)
            part.view.isHidden = part.accessory.common.isHidden
            part.view.alpha = 1
        }
        let visible = Set((shown.leading + shown.trailing).map { ObjectIdentifier($0) })
        for part in list.parts where !visible.contains(ObjectIdentifier(part)) { part.view.removeFromSuperview() }
        layOutSwipeActions()
    }

    /// For content that keeps the margins of the view around it.
    private func showCellMargins() {
        let side = sideInset
        let margins = UIEdgeInsets(top: CellTheme.flat.contentMargin, left: side, bottom: CellTheme.flat.contentMargin, right: side)
        guard layoutMargins != margins else { return }
        insetsLayoutMarginsFromSafeArea = false
        layoutMargins = margins
    }

    /// Brings accessories in and out where editing begins or ends.
    final func accessoriesDidChange(animated: Bool) {
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        guard animated else { return }
        UIView.performWithoutAnimation {
            // A handler may give other accessories for the new state.
            updateConfigurationIfNeeded()
            placeComingParts()
        }
        UIView.animate(
            withDuration: CellTheme.flat.editDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.layoutIfNeeded() }
    }

    /// Parts come in from the nearer end of the row.
    private func placeComingParts() {
        let (shown, layout) = (shownParts, listLayout())
        for (part, frame) in zip(shown.leading + shown.trailing, layout.leading + layout.trailing) where part.view.superview !== self {
            addSubview(part.view)
            part.view.bounds.size = frame.size
            let way = frame.midX < bounds.midX ? -frame.maxX : bounds.width - frame.minX
            part.view.center = CGPoint(x: frame.midX + way, y: frame.midY)
            part.view.alpha = 0
        }
    }

    /// The control that opens the menu of the row.
    final var menuControl: UIView? { shownParts.trailing.first { $0.accessory.accessoryType == .popUpMenu }?.view }
}
