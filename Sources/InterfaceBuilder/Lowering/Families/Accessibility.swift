extension Lowering {
    /// What an element says for people who cannot see it, under the keys of compiled nibs.
    func addAccessibility(of element: DocumentElement, _ id: KeyedObjectGraph.ID) {
        guard let child = element.child("accessibility") else { return }
        var values: [String: KeyedObjectGraph.Value] = ["object": .object(id)]
        for (attribute, key) in ["label": "accessibilityLabel", "hint": "accessibilityHint"] {
            if let text = translations["\(element.id ?? "").\(key)"] ?? child[attribute] { values[key] = .string(text) }
        }
        if let text = child["identifier"] { values["accessibilityIdentifier"] = .string(text) }
        if let flag = (child.child("bool") ?? child.child(key: "isElement"))?.flag("value") ?? child.flag("isElement") {
            values["isAccessibilityElement"] = .bool(flag)
        }
        if let traits = child.child("accessibilityTraits") {
            let bits = Self.traits.reduce(0) { $0 | (traits.flag($1.key) == true ? $1.value : 0) }
            values["accessibilityTraits"] = .integer(bits)
        }
        add(accessibility: graph.add("UIRuntimeAccessibilityConfiguration", values, at: place(of: child)))
    }

    /// Raw values of `UIAccessibilityTraits`.
    private static let traits = [
        "button": 1 << 0, "link": 1 << 1, "image": 1 << 2, "selected": 1 << 3, "playsSound": 1 << 4, "keyboardKey": 1 << 5,
        "staticText": 1 << 6, "summaryElement": 1 << 7, "notEnabled": 1 << 8, "updatesFrequently": 1 << 9, "searchField": 1 << 10,
        "startsMediaSession": 1 << 11, "adjustable": 1 << 12, "allowsDirectInteraction": 1 << 13, "causesPageTurn": 1 << 14,
        "header": 1 << 16,
    ]
}
