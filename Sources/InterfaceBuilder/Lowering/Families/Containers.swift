extension [ElementRule] {
    static let stackView: [ElementRule] = [
        .choice("axis", NibKey.stackViewAxis, ["horizontal": 0, "vertical": 1]),
        .choice(
            "alignment", NibKey.stackViewAlignment,
            ["fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4, "lastBaseline": 5]),
        .choice(
            "distribution", NibKey.stackViewDistribution,
            ["fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4]),
        .real("spacing", NibKey.stackViewSpacing),
        ElementRule { element, object in
            // The number that stands for the usual spacing of the system.
            if element["spacingType"] == "standard" { object[NibKey.stackViewSpacing] = .real(Double(Float.leastNormalMagnitude)) }
        },
        .flag("baselineRelativeArrangement", NibKey.stackViewBaselineRelative),
        .flag("layoutMarginsRelativeArrangement", NibKey.stackViewLayoutMarginsRelative),
        // All of the views inside are arranged.
        ElementRule { _, object in object[NibKey.stackViewArrangedSubviews] = object[NibKey.subviews] },
    ]

    static let visualEffectView: [ElementRule] = [
        .object("contentView", NibKey.visualEffectViewContentView),
        .object("effect", NibKey.visualEffectViewEffect),
        blur,
    ]

    static let reusable: [ElementRule] = [.name("reuseIdentifier", NibKey.reuseIdentifier)]

    static let window: [ElementRule] = [
        .flag("visibleAtLaunch", NibKey.visibleAtLaunch),
        .object("rootViewController", NibKey.rootViewController),
    ]

    private static let blur = ElementRule { element, object in
        guard let effect = element.child("blurEffect") ?? element.child("vibrancyEffect")?.child("blurEffect") else { return }
        let styles = [
            "extraLight": 0, "light": 1, "dark": 2, "regular": 4, "prominent": 5, "systemUltraThinMaterial": 6, "systemThinMaterial": 7,
            "systemMaterial": 8, "systemThickMaterial": 9, "systemChromeMaterial": 10,
        ]
        guard let style = effect["style"].flatMap({ styles[$0] }) else { return }
        let values: KeyedObjectGraph.Values = [NibKey.blurEffectStyle: .integer(style)]
        object[NibKey.visualEffectViewEffect] = .object(
            object.lowering.graph.add("UIBlurEffect", values, at: object.lowering.location(of: effect)))
    }
}
