extension [ElementRule] {
    static let label: [ElementRule] = [
        .text("text", "UIText"),
        attributedText,
        .font("fontDescription", "UIFont"),
        .color("textColor", "UITextColor"),
        .color("highlightedColor", "UIHighlightedColor"),
        .color("shadowColor", "UIShadowColor"),
        .numbers("shadowOffset", "UIShadowOffset"),
        .choice("textAlignment", "UITextAlignment", textAlignments),
        .choice("lineBreakMode", "UILineBreakMode", lineBreakModes),
        .choice("baselineAdjustment", "UIBaselineAdjustment", ["alignBaselines": 0, "alignCenters": 1, "none": 2]),
        .integer("numberOfLines", "UINumberOfLines"),
        .flag("adjustsFontSizeToFit", "UIAdjustsFontSizeToFit"),
        .flag("adjustsLetterSpacingToFit", "UIAllowsDefaultTighteningForTruncation"),
        .real("minimumFontSize", "UIMinimumFontSize"),
        .real("minimumScaleFactor", "UIMinimumScaleFactor"),
        .real("preferredMaxLayoutWidth", "UIPreferredMaxLayoutWidth"),
        .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
        .flag("enabled", "UIEnabled"),
        .flag("highlighted", "UIHighlighted"),
    ]

    static let textAlignments = ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]
    static let lineBreakModes = [
        "wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4, "middleTruncation": 5,
    ]
}
