// Outlets, actions and attributes that are set by key path.
extension Lowering {
    /// Makes the connections of one object. Outlets of a collection are gathered, in their order.
    func connect(_ holder: DocumentElement, from source: KeyedObjectGraph.ID, at location: SourceLocation) {
        var collections: [(property: String, appends: Bool, type: String?, members: [KeyedObjectGraph.Value])] = []
        var positions: [String: Int] = [:]
        for element in holder.children {
            switch element.name {
            case "outlet": outlet(element, from: source)
            case "action": action(element, from: source)
            case "outletCollection":
                guard let property = element["property"], let member = destination(of: element) else { continue }
                if let index = positions[property] {
                    collections[index].members.append(.object(member))
                } else {
                    positions[property] = collections.count
                    collections.append((property, element.flag("appends") ?? false, element["collectionClass"], [.object(member)]))
                }
            case "segue": connectSegue(element, from: source, holder: location.element)
            default: warn(self.location(of: element), "connections of this kind are not known; it is left out")
            }
        }
        for collection in collections {
            let values: KeyedObjectGraph.Values = [
                NibKey.label: .string(collection.property), NibKey.source: .object(source), NibKey.destination: .array(collection.members),
                "addsContentToExistingCollection": .bool(collection.appends),
                NibKey.collectionClassName: .string(collection.type ?? "NSArray"),
            ]
            add(connection: graph.add("UIRuntimeOutletCollectionConnection", values, at: location))
        }
    }

    private func outlet(_ element: DocumentElement, from source: KeyedObjectGraph.ID) {
        guard let property = element["property"], let destination = destination(of: element) else { return }
        let values: KeyedObjectGraph.Values = [
            NibKey.label: .string(property), NibKey.source: .object(source), NibKey.destination: .object(destination),
        ]
        add(connection: graph.add("UIRuntimeOutletConnection", values, at: location(of: element)))
    }

    private func action(_ element: DocumentElement, from source: KeyedObjectGraph.ID) {
        guard let selector = element["selector"], let destination = destination(of: element) else { return }
        var values: KeyedObjectGraph.Values = [
            NibKey.label: .string(selector), NibKey.source: .object(source), NibKey.destination: .object(destination),
        ]
        if let event = element["eventType"] {
            guard let mask = Self.events[event] else {
                return warn(location(of: element), "the event \"\(event)\" is not known; the action is left out")
            }
            values[NibKey.eventMask] = .integer(mask)
        }
        add(connection: graph.add("UIRuntimeEventConnection", values, at: location(of: element)))
    }

    private func destination(of element: DocumentElement) -> KeyedObjectGraph.ID? {
        guard let name = element["destination"] else {
            warn(location(of: element), "the connection has no destination; it is left out. Remove it in Interface Builder")
            return nil
        }
        if let id = object(withID: name) { return id }
        if ignoredIDs.contains(name) { return nil }
        warn(
            location(of: element),
            "the destination \"\(name)\" is not in the document; the connection is left out. Connect it again in Interface Builder")
        return nil
    }

    /// Raw values of `UIControl.Event` by the names that documents have for them.
    static let events: [String: Int] = [
        "touchDown": 1 << 0, "touchDownRepeat": 1 << 1, "touchDragInside": 1 << 2, "touchDragOutside": 1 << 3,
        "touchDragEnter": 1 << 4, "touchDragExit": 1 << 5, "touchUpInside": 1 << 6, "touchUpOutside": 1 << 7,
        "touchCancel": 1 << 8, "valueChanged": 1 << 12, "primaryActionTriggered": 1 << 13, "editingDidBegin": 1 << 16,
        "editingChanged": 1 << 17, "editingDidEnd": 1 << 18, "editingDidEndOnExit": 1 << 19,
    ]

    // MARK: Attributes by key path

    func addRuntimeAttributes(of element: DocumentElement, _ id: KeyedObjectGraph.ID) {
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = attribute["keyPath"] else { continue }
            guard let value = runtimeValue(of: attribute) else {
                warn(location(of: attribute), "the value of \"\(path)\" is not understood; it is left out")
                continue
            }
            let values: KeyedObjectGraph.Values = [NibKey.keyPath: .string(path), NibKey.object: .object(id), NibKey.value: value]
            add(keyValuePair: graph.add("UINibKeyValuePair", values, at: location(of: attribute)))
        }
    }

    private func runtimeValue(of attribute: DocumentElement) -> KeyedObjectGraph.Value? {
        let child = attribute.child(key: "value")
        switch attribute["type"] {
        case "number":
            if let child, let number = child.number("value") {
                return child.name == "integer" ? .integer(child.integer("value") ?? 0) : .real(number)
            }
            return attribute.number("value").map { .real($0) }
        case "boolean": return attribute.flag("value").map { .bool($0) }
        case "string", "localizedString":
            if let id = attribute.id, let translated = translations["\(id).value"] { return .string(translated) }
            return (attribute["value"] ?? child.flatMap { LoweredObject.text(in: $0) }).map { .string($0) }
        case "color": return child.map { color($0) }
        case "image": return (attribute["value"] ?? child?["name"]).map { image(named: $0, at: location(of: attribute)) }
        case "size", "point", "rect": return child.flatMap { geometry($0, type: attribute["type"]) }
        case "range":
            guard let location = child?.integer("location"), let length = child?.integer("length") else { return nil }
            let numbers = KeyedObjectGraph.Value.numbers([Double(location), Double(length)])
            return .object(graph.add("UINibGeometry", [NibKey.geometryType: .string("range"), NibKey.numbers: numbers]))
        case "nil": return .null
        default: return nil
        }
    }

    /// A value that says what its numbers are, for whoever sets it by key.
    private func geometry(_ element: DocumentElement, type: String?) -> KeyedObjectGraph.Value? {
        let attributes = ["size": ["width", "height"], "point": ["x", "y"], "rect": ["x", "y", "width", "height"]]
        guard let type, let names = attributes[type] else { return nil }
        let numbers = names.map { element.number($0) ?? 0 }
        return .object(graph.add("UINibGeometry", [NibKey.geometryType: .string(type), NibKey.numbers: .numbers(numbers)]))
    }
}
