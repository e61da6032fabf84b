extension [ElementRule] {
    static let label: [ElementRule] = [
        .text("text", NibKey.text),
        attributedText,
        .font("fontDescription", NibKey.font),
        .color("textColor", NibKey.textColor),
        .color("highlightedColor", NibKey.highlightedColor),
        .color("shadowColor", NibKey.shadowColor),
        .numbers("shadowOffset", NibKey.shadowOffset),
        .choice("textAlignment", NibKey.textAlignment, textAlignments),
        .choice("lineBreakMode", NibKey.lineBreakMode, lineBreakModes),
        .choice("baselineAdjustment", NibKey.baselineAdjustment, ["alignBaselines": 0, "alignCenters": 1, "none": 2]),
        .integer("numberOfLines", NibKey.numberOfLines),
        .flag("adjustsFontSizeToFit", NibKey.adjustsFontSizeToFit),
        .flag("adjustsLetterSpacingToFit", NibKey.allowsDefaultTighteningForTruncation),
        .real("minimumFontSize", NibKey.minimumFontSize),
        .real("minimumScaleFactor", NibKey.minimumScaleFactor),
        .real("preferredMaxLayoutWidth", NibKey.preferredMaxLayoutWidth),
        .flag("adjustsFontForContentSizeCategory", NibKey.adjustsFontForContentSizeCategory),
        .flag("enabled", NibKey.enabled),
        .flag("highlighted", NibKey.highlighted),
    ]

    static let textAlignments = ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]
    static let lineBreakModes = [
        "wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4, "middleTruncation": 5,
    ]
}
