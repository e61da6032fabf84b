extension [ElementRule] {
    static let control: [ElementRule] = [
        .inverseFlag("enabled", NibKey.disabled),
        .flag("selected", NibKey.selected),
        .flag("highlighted", NibKey.highlighted),
        .choice("contentHorizontalAlignment", NibKey.contentHorizontalAlignment, horizontalAlignments),
        .choice("contentVerticalAlignment", NibKey.contentVerticalAlignment, ["center": 0, "top": 1, "bottom": 2, "fill": 3]),
    ]

    static let `switch`: [ElementRule] = [
        .flag("on", NibKey.switchOn),
        .color("onTintColor", NibKey.switchOnTintColor),
        .color("thumbTintColor", NibKey.switchThumbTintColor),
    ]

    private static let horizontalAlignments = ["center": 0, "left": 1, "right": 2, "fill": 3, "leading": 4, "trailing": 5]
}
