extension [ElementRule] {
    static let stackView: [ElementRule] = [
        .choice("axis", "UIStackViewAxis", ["horizontal": 0, "vertical": 1]),
        .choice(
            "alignment", "UIStackViewAlignment",
            ["fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4, "lastBaseline": 5]),
        .choice(
            "distribution", "UIStackViewDistribution",
            ["fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4]),
        .real("spacing", "UIStackViewSpacing"),
        ElementRule { element, object in
            // The number that stands for the usual spacing of the system.
            if element["spacingType"] == "standard" { object["UIStackViewSpacing"] = .real(Double(Float.leastNormalMagnitude)) }
        },
        .flag("baselineRelativeArrangement", "UIStackViewBaselineRelative"),
        .flag("layoutMarginsRelativeArrangement", "UIStackViewLayoutMarginsRelative"),
        // All of the views inside are arranged.
        ElementRule { _, object in object["UIStackViewArrangedSubviews"] = object["UISubviews"] },
    ]

    static let visualEffectView: [ElementRule] = [
        .object("contentView", "UIVisualEffectViewContentView"),
        .object("effect", "UIVisualEffectViewEffect"),
        blur,
    ]

    static let reusable: [ElementRule] = [.name("reuseIdentifier", "UIReuseIdentifier")]

    static let window: [ElementRule] = [
        .flag("visibleAtLaunch", "UIVisibleAtLaunch"),
        .object("rootViewController", "UIRootViewController"),
    ]

    private static let blur = ElementRule { element, object in
        guard let effect = element.child("blurEffect") ?? element.child("vibrancyEffect")?.child("blurEffect") else { return }
        let styles = [
            "extraLight": 0, "light": 1, "dark": 2, "regular": 4, "prominent": 5, "systemUltraThinMaterial": 6, "systemThinMaterial": 7,
            "systemMaterial": 8, "systemThickMaterial": 9, "systemChromeMaterial": 10,
        ]
        guard let style = effect["style"].flatMap({ styles[$0] }) else { return }
        let values: KeyedObjectGraph.Values = ["UIBlurEffectStyle": .integer(style)]
        object["UIVisualEffectViewEffect"] = .object(
            object.lowering.graph.add("UIBlurEffect", values, at: object.lowering.place(of: effect)))
    }
}
