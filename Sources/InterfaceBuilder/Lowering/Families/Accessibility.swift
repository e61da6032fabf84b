extension Lowering {
    /// The accessibility of an element, under the keys of compiled nibs.
    func addAccessibility(of element: DocumentElement, _ id: KeyedObjectGraph.ID) {
        guard let child = element.child("accessibility") else { return }
        var values: KeyedObjectGraph.Values = ["object": .object(id)]
        for (attribute, key) in ["label": "accessibilityLabel", "hint": "accessibilityHint"] {
            if let text = translations["\(element.id ?? "").\(key)"] ?? child[attribute] { values[key] = .string(text) }
        }
        if let text = child["identifier"] { values["accessibilityIdentifier"] = .string(text) }
        if let flag = (child.child("bool") ?? child.child(key: "isElement"))?.flag("value") ?? child.flag("isElement") {
            values["isAccessibilityElement"] = .bool(flag)
        }
        if let traits = child.child("accessibilityTraits") {
            let bits = Self.traits.enumerated().reduce(0) { $0 | (traits.flag($1.element) == true ? 1 << $1.offset : 0) }
            values["accessibilityTraits"] = .integer(bits)
        }
        add(accessibility: graph.add("UIRuntimeAccessibilityConfiguration", values, at: location(of: child)))
    }

    /// In the order of the bits of `UIAccessibilityTraits`; one of them is not public.
    private static let traits: [String] = [
        "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement", "notEnabled",
        "updatesFrequently", "searchField", "startsMediaSession", "adjustable", "allowsDirectInteraction", "causesPageTurn", "", "header",
    ]
}
