extension [ElementRule] {
    /// The configuration of a button's content and look in place of its normal state, as Interface Builder writes it for new buttons.
    static let buttonConfiguration = ElementRule { element, object in
        guard let child = element.buttonConfiguration else { return }
        let lowering = object.lowering
        let content = LoweredObject(
            lowering: lowering, id: lowering.graph.add("UIButtonConfigurationContent", at: lowering.place(of: child)))
        for rule in configurationRules { rule.apply(child, content) }
        for (property, key) in [("title", "UITitle"), ("subtitle", "UISubtitle")] {
            if let id = element.id, let text = lowering.translations["\(id).configuration.\(property)"] { content[key] = .string(text) }
        }
        object["UIButtonConfiguration"] = .object(content.id)
    }

    private static let configurationRules: [ElementRule] = [
        .choice("style", "UIStyle", ["plain": 0, "gray": 1, "tinted": 2, "filled": 3]),
        .text("title", "UITitle"),
        .text("subtitle", "UISubtitle"),
        attributedTitle,
        .font("titleFontDescription", "UITitleFont"),
        .choice("titleAlignment", "UITitleAlignment", ["automatic": 0, "leading": 1, "center": 2, "trailing": 3]),
        .image("image", "UIImage"),
        imageReference,
        symbolConfiguration,
        .choice("imagePlacement", "UIImagePlacement", ["top": 1, "leading": 2, "bottom": 4, "trailing": 8]),
        .real("imagePadding", "UIImagePadding"),
        .real("titlePadding", "UITitlePadding"),
        .flag("showsActivityIndicator", "UIShowsActivityIndicator"),
        .choice(
            "cornerStyle", "UICornerStyle", ["fixed": -1, "dynamic": 0, "small": 1, "medium": 2, "large": 3, "capsule": 4]),
        .choice("buttonSize", "UIButtonSize", ["medium": 0, "small": 1, "mini": 2, "large": 3]),
        .numbers("contentInsets", "UIContentInsets"),
        .color("baseForegroundColor", "UIBaseForegroundColor"),
        .color("baseBackgroundColor", "UIBaseBackgroundColor"),
        background,
    ]

    /// An image with where it is from.
    private static let imageReference = ElementRule { element, object in
        guard let child = element.child(key: "image"), child.name == "imageReference", let name = child["image"] else { return }
        var values: KeyedObjectGraph.Values = ["UIResourceName": .string(name)]
        if child["catalog"] == "system" { values["UIIsSystemSymbol"] = .bool(true) }
        object["UIImage"] = .object(object.lowering.graph.add("UIImageNibPlaceholder", values, at: object.lowering.place(of: child)))
    }

    private static let symbolConfiguration = ElementRule { element, object in
        guard let child = element.child(key: "preferredSymbolConfigurationForImage") else { return }
        for rule in symbolRules { rule.apply(child, object) }
    }

    private static let symbolRules: [ElementRule] = [
        .real("pointSize", "UISymbolPointSize"),
        .choice("scale", "UISymbolScale", ["default": -1, "small": 1, "medium": 2, "large": 3]),
        .choice(
            "weight", "UISymbolWeight",
            [
                "ultraLight": 1, "thin": 2, "light": 3, "regular": 4, "medium": 5, "semibold": 6, "bold": 7, "heavy": 8, "black": 9,
            ]),
    ]

    private static let background = ElementRule { element, object in
        guard let child = element.child(key: "background"), child.name == "backgroundConfiguration" else { return }
        for rule in backgroundRules { rule.apply(child, object) }
    }

    private static let backgroundRules: [ElementRule] = [
        .color("backgroundColor", "UIBackgroundColor"),
        .color("strokeColor", "UIStrokeColor"),
        .real("strokeWidth", "UIStrokeWidth"),
        .real("strokeOutset", "UIStrokeOutset"),
        .real("cornerRadius", "UICornerRadius"),
        .image("image", "UIBackgroundImage"),
    ]
}

extension DocumentElement {
    var buttonConfiguration: DocumentElement? {
        child(key: "configuration").flatMap { $0.name == "buttonConfiguration" ? $0 : nil }
    }
}
