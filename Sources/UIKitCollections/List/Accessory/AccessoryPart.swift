@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// An accessory with the view that shows it.
@MainActor
final class AccessoryPart {
    private(set) var accessory: UICellAccessory
    let view: UIView
    /// How large a view of the app's was when it came.
    private let givenSize: CGSize

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        switch accessory.content {
        case .custom(let custom, _, _): view = custom
        case .label: view = UILabel(frame: .zero)
        case .reorder: view = CellGrip(theme: .flat)
        case .symbol, .outline, .menu: view = AccessoryControl(type: accessory.accessoryType)
        }
        givenSize = view.bounds.size
        update(to: accessory)
    }

    /// Shows another accessory of the same kind.
    func update(to accessory: UICellAccessory) {
        self.accessory = accessory
        switch accessory.content {
        case .custom: if let color = accessory.common.tintColor { view.tintColor = color }
        case .label(let text, let options): showLabel(text, options)
        case .reorder: break
        case .menu(let menu, let handler):
            let control = view as? AccessoryControl
            control?.menu = menu
            control?.onMenuChange = handler
            control?.show(accessory.common)
        case .symbol, .outline: (view as? AccessoryControl)?.show(accessory.common)
        }
    }

    private func showLabel(_ text: String, _ options: UICellAccessory.LabelOptions) {
        guard let label = view as? UILabel else { return }
        label.text = text
        label.font = options.font
        label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
        label.textColor = options.tintColor ?? .secondaryLabel
    }

    // MARK: Where it stands

    /// Where among those of the system it is on its side.
    func order(isHeader: Bool) -> (isLeading: Bool, rank: Int)? {
        switch accessory.accessoryType {
        case .delete: (true, 0)
        case .insert: (true, 1)
        case .multiselect: (true, 2)
        case .outlineDisclosure: isHeaderOutline(isHeader) ? (false, 7) : (true, 3)
        case .label: (false, 1)
        case .checkmark: (false, 2)
        case .detail: (false, 3)
        case .popUpMenu: (false, 4)
        case .disclosureIndicator: (false, 5)
        case .reorder: (false, 8)
        case .customView: nil
        }
    }

    /// Returns true if the whole row opens and closes what is inside.
    func isHeaderOutline(_ isHeader: Bool) -> Bool {
        guard case .outline(let style) = accessory.content else { return false }
        return style == .header || style == .automatic && isHeader
    }

    // MARK: Size

    func size() -> CGSize {
        switch accessory.content {
        case .custom(_, _, let maintainsFixedSize):
            if maintainsFixedSize { return givenSize }
            let fitting = view.sizeThatFits(.zero)
            if fitting.width > 0, fitting.height > 0, !view.isSizedByConstraints { return fitting }
            let wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return wanted.width > 0 && wanted.height > 0 ? wanted : givenSize
        case .reorder: return CellTheme.flat.gripSize
        default: return view.sizeThatFits(.zero)
        }
    }

    func part(isLeading: Bool) -> ListCellLayout.Part {
        let size = size()
        let theme = ListTheme.flat
        let width: CGFloat =
            switch accessory.common.width {
            case .actual: size.width
            case .standard: max(size.width, theme.standardAccessoryWidth)
            case .custom(let width): width.isFinite ? max(width, 0) : size.width
            case nil: isLeading && accessory.accessoryType != .customView ? max(size.width, theme.standardAccessoryWidth) : size.width
            }
        return ListCellLayout.Part(size: size, width: width)
    }
}
