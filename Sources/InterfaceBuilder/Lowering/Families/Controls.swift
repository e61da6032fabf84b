extension [ElementRule] {
    static let control: [ElementRule] = [
        .inverseFlag("enabled", "UIDisabled"),
        .flag("selected", "UISelected"),
        .flag("highlighted", "UIHighlighted"),
        .choice("contentHorizontalAlignment", "UIContentHorizontalAlignment", horizontalAlignments),
        .choice("contentVerticalAlignment", "UIContentVerticalAlignment", ["center": 0, "top": 1, "bottom": 2, "fill": 3]),
    ]

    static let `switch`: [ElementRule] = [
        .flag("on", "UISwitchOn"),
        .color("onTintColor", "UISwitchOnTintColor"),
        .color("thumbTintColor", "UISwitchThumbTintColor"),
    ]

    private static let horizontalAlignments = ["center": 0, "left": 1, "right": 2, "fill": 3, "leading": 4, "trailing": 5]
}
