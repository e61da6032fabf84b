import UIKitCore

extension UICellAccessory {
    /// A chevron: a tap on the row leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, options.common)
    }

    /// An arrow that opens and closes the row in an outline.
    /// - Parameter actionHandler: called in the place of that; nil lets the data source do it.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        let common = CommonOptions(isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: options.tintColor)
        return UICellAccessory(.outlineDisclosure, displayed, common, .outline(options.style), actionHandler)
    }

    /// A tick.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options.common)
    }

    /// A minus by which the row is deleted.
    /// - Parameter actionHandler: nil for opening the row at its end, as a swipe does.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, displayed, options.common, .symbol, actionHandler)
    }

    /// A plus by which something is inserted.
    /// - Parameter actionHandler: nil for nothing.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, displayed, options.common, .symbol, actionHandler)
    }

    /// A grip by which the row is moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        let common = CommonOptions(isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: options.tintColor)
        return UICellAccessory(.reorder, displayed, common, .reorder(showsSeparator: options.showsVerticalSeparator ?? false))
    }

    /// A circle that is ticked while the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, options.common)
    }

    /// A short text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        let common = CommonOptions(isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: options.tintColor)
        return UICellAccessory(.label, displayed, common, .label(text, options))
    }

    /// A button with an "i".
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed, options.common, .symbol, actionHandler)
    }

    /// Two chevrons: a tap on the row opens a menu.
    /// - Parameter selectedElementDidChangeHandler: called with the menu when one of its elements was chosen.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.popUpMenu, displayed, options.common, .menu(menu, selectedElementDidChangeHandler))
    }

    /// A view of the app's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let common = CommonOptions(
            isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth, tintColor: configuration.tintColor)
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        let content = Content.custom(
            configuration.customView, configuration.placement, maintainsFixedSize: configuration.maintainsFixedSize)
        return UICellAccessory(.customView, displayed, common, content)
    }

    init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ common: CommonOptions, _ content: Content = .symbol,
        _ handler: ActionHandler? = nil
    ) {
        accessoryType = type
        self.displayed = displayed
        self.common = common
        self.content = content
        actionHandler = handler
    }
}

extension UICellAccessory.DisclosureIndicatorOptions {
    var common: UICellAccessory.CommonOptions {
        UICellAccessory.CommonOptions(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
}

extension UICellAccessory.DeleteOptions {
    var common: UICellAccessory.CommonOptions {
        UICellAccessory.CommonOptions(
            isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, backgroundColor: backgroundColor)
    }
}
