extension [ElementRule] {
    static let button: [ElementRule] = [
        .choice("buttonType", NibKey.buttonType, buttonTypes),
        .font("fontDescription", NibKey.font),
        .choice("lineBreakMode", NibKey.lineBreakMode, lineBreakModes),
        .numbers("titleShadowOffset", NibKey.titleShadowOffset),
        insets("contentEdgeInsets", NibKey.contentEdgeInsets),
        insets("titleEdgeInsets", NibKey.titleEdgeInsets),
        insets("imageEdgeInsets", NibKey.imageEdgeInsets),
        .flag("adjustsImageWhenHighlighted", NibKey.adjustsImageWhenHighlighted),
        .flag("adjustsImageWhenDisabled", NibKey.adjustsImageWhenDisabled),
        .flag("reversesTitleShadowWhenHighlighted", NibKey.reversesTitleShadowWhenHighlighted),
        states,
        buttonConfiguration,
    ]

    /// Interface Builder writes the smallest number there is where it means none.
    private static func insets(_ property: String, _ key: String) -> ElementRule {
        ElementRule { element, object in
            guard let child = element.child(key: property), let numbers = ElementNumbers.of(child), numbers.count == 4 else { return }
            object[key] = .numbers(numbers.map { abs($0) < 1e-4 ? 0 : $0 })
        }
    }

    private static let states = ElementRule { element, object in
        var pairs: [KeyedObjectGraph.Value] = []
        for state in element.children("state") {
            // A title beside a configuration is the one that the button had before.
            if state.key == "normal", element.buttonConfiguration != nil { continue }
            guard let number = state.key.flatMap({ stateNumbers[$0] }) else {
                let lowering = object.lowering
                lowering.warn(lowering.location(of: state), "the state \"\(state.key ?? "")\" is not known; it is left out")
                continue
            }
            pairs += [.integer(number), .object(content(of: state, in: element, object.lowering))]
        }
        if !pairs.isEmpty { object[NibKey.buttonStatefulContent] = .dictionary(pairs) }
    }

    private static func content(
        of state: DocumentElement, in button: DocumentElement, _ lowering: Lowering
    ) -> KeyedObjectGraph.ID {
        let content = LoweredObject(
            lowering: lowering, id: lowering.graph.add("UIButtonContent", at: lowering.location(of: state)))
        for rule in stateRules { rule.apply(state, content) }
        if let id = button.id, let key = state.key, let title = lowering.translations["\(id).\(key)Title"] {
            content[NibKey.title] = .string(title)
        }
        return content.id
    }

    private static let stateRules: [ElementRule] = [
        .text("title", NibKey.title),
        attributedTitle,
        .image("image", NibKey.image),
        .image("backgroundImage", NibKey.backgroundImage),
        .color("titleColor", NibKey.titleColor),
        .color("titleShadowColor", NibKey.shadowColor),
    ]
    /// The same as the attributed text of labels, under another key.
    static let attributedTitle = ElementRule { element, object in
        guard var child = element.child(key: "attributedTitle") else { return }
        child.attributes["key"] = "attributedText"
        attributedText.apply(DocumentElement(name: element.name, children: [child], line: element.line), object)
        object[NibKey.attributedTitle] = object[NibKey.attributedText]
        object[NibKey.attributedText] = nil
    }
    private static let stateNumbers = ["normal": 0, "highlighted": 1, "disabled": 2, "selected": 4, "focused": 8]
    private static let buttonTypes = [
        "custom": 0, "roundedRect": 1, "system": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4, "contactAdd": 5, "close": 7,
    ]
}
