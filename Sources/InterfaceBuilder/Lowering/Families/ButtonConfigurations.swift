extension [ElementRule] {
    /// The configuration of a button's content and look in place of its normal state, as Interface Builder writes it for new buttons.
    static let buttonConfiguration = ElementRule { element, object in
        guard let child = element.buttonConfiguration else { return }
        let lowering = object.lowering
        let content = LoweredObject(
            lowering: lowering, id: lowering.graph.add("UIButtonConfigurationContent", at: lowering.location(of: child)))
        for rule in configurationRules { rule.apply(child, content) }
        for (property, key) in [("title", NibKey.title), ("subtitle", NibKey.subtitle)] {
            if let id = element.id, let text = lowering.translations["\(id).configuration.\(property)"] { content[key] = .string(text) }
        }
        object[NibKey.buttonConfiguration] = .object(content.id)
    }

    private static let configurationRules: [ElementRule] = [
        .choice("style", NibKey.style, ["plain": 0, "gray": 1, "tinted": 2, "filled": 3]),
        .text("title", NibKey.title),
        .text("subtitle", NibKey.subtitle),
        attributedTitle,
        .font("titleFontDescription", NibKey.titleFont),
        .choice("titleAlignment", NibKey.titleAlignment, ["automatic": 0, "leading": 1, "center": 2, "trailing": 3]),
        .image("image", NibKey.image),
        imageReference,
        symbolConfiguration,
        .choice("imagePlacement", NibKey.imagePlacement, ["top": 1, "leading": 2, "bottom": 4, "trailing": 8]),
        .real("imagePadding", NibKey.imagePadding),
        .real("titlePadding", NibKey.titlePadding),
        .flag("showsActivityIndicator", NibKey.showsActivityIndicator),
        .choice(
            "cornerStyle", NibKey.cornerStyle, ["fixed": -1, "dynamic": 0, "small": 1, "medium": 2, "large": 3, "capsule": 4]),
        .choice("buttonSize", NibKey.buttonSize, ["medium": 0, "small": 1, "mini": 2, "large": 3]),
        .numbers("contentInsets", NibKey.contentInsets),
        .color("baseForegroundColor", NibKey.baseForegroundColor),
        .color("baseBackgroundColor", NibKey.baseBackgroundColor),
        background,
    ]

    /// An image with where it is from.
    private static let imageReference = ElementRule { element, object in
        guard let child = element.child(key: "image"), child.name == "imageReference", let name = child["image"] else { return }
        var values: KeyedObjectGraph.Values = [NibKey.resourceName: .string(name)]
        if child["catalog"] == "system" { values[NibKey.isSystemSymbol] = .bool(true) }
        object[NibKey.image] = .object(object.lowering.graph.add("UIImageNibPlaceholder", values, at: object.lowering.location(of: child)))
    }

    private static let symbolConfiguration = ElementRule { element, object in
        guard let child = element.child(key: "preferredSymbolConfigurationForImage") else { return }
        for rule in symbolRules { rule.apply(child, object) }
    }

    private static let symbolRules: [ElementRule] = [
        .real("pointSize", NibKey.symbolPointSize),
        .choice("scale", NibKey.symbolScale, ["default": -1, "small": 1, "medium": 2, "large": 3]),
        .choice(
            "weight", NibKey.symbolWeight,
            [
                "ultraLight": 1, "thin": 2, "light": 3, "regular": 4, "medium": 5, "semibold": 6, "bold": 7, "heavy": 8, "black": 9,
            ]),
    ]

    private static let background = ElementRule { element, object in
        guard let child = element.child(key: "background"), child.name == "backgroundConfiguration" else { return }
        for rule in backgroundRules { rule.apply(child, object) }
    }

    private static let backgroundRules: [ElementRule] = [
        .color("backgroundColor", NibKey.backgroundColor),
        .color("strokeColor", NibKey.strokeColor),
        .real("strokeWidth", NibKey.strokeWidth),
        .real("strokeOutset", NibKey.strokeOutset),
        .real("cornerRadius", NibKey.cornerRadius),
        .image("image", NibKey.backgroundImage),
    ]
}

extension DocumentElement {
    var buttonConfiguration: DocumentElement? {
        child(key: "configuration").flatMap { $0.name == "buttonConfiguration" ? $0 : nil }
    }
}
