extension ElementRule {
    /// Constraints and layout guides, under the keys of compiled nibs. Constraints follow when all views are there.
    static let layout = ElementRule { element, object in
        for guide in element.children("viewLayoutGuide") { object.lowering.addGuide(guide, of: object.id) }
        guard let constraints = element.child("constraints")?.children, !constraints.isEmpty else { return }
        let installed = object.lowering.installed(constraints, "constraints", of: element)
        object.lowering.afterObjects {
            let made = installed.compactMap { object.lowering.constraint($0, of: object.id) }
            object[NibKey.viewAutolayoutConstraints] = .array(made.map { .object($0) })
        }
    }
}

extension Lowering {
    // MARK: Guides

    /// Remembers what a layout guide is called: `safeArea`, or `top` and `bottom` for those of controllers.
    func addKind(ofGuide element: DocumentElement) {
        guard let id = element.id, guideKinds[id] == nil else { return }
        guideKinds[id] = element.name == "viewLayoutGuide" ? element.key : element["type"]
    }

    /// - Parameter owner: the view that has it; nil for those of controllers.
    @discardableResult
    func addGuide(_ element: DocumentElement, of owner: KeyedObjectGraph.ID?) -> KeyedObjectGraph.ID? {
        guard let id = element.id, let kind = element.key else { return nil }
        return addGuide(id, kind, of: owner)
    }

    private func addGuide(_ id: String, _ kind: String, of owner: KeyedObjectGraph.ID?) -> KeyedObjectGraph.ID {
        if let known = guides[id] { return known }
        var values: KeyedObjectGraph.Values = [NibKey.layoutGuideKind: .string(kind)]
        if let owner { values[NibKey.layoutGuideOwner] = .object(owner) }
        let guide = graph.add("UILayoutGuide", values)
        guides[id] = guide
        return guide
    }

    // MARK: Constraints

    /// - Parameter owner: the view that has the constraint, and that it means where it names no first item.
    /// - Returns: nil for what is not understood, and for what Interface Builder removes when it builds.
    fileprivate func constraint(_ element: DocumentElement, of owner: KeyedObjectGraph.ID) -> KeyedObjectGraph.ID? {
        let location = location(of: element)
        if element.flag("placeholder") == true { return nil }
        guard let first = attribute(element["firstAttribute"]) else {
            warn(location, "the attribute \"\(element["firstAttribute"] ?? "")\" is not known; the constraint is left out")
            return nil
        }
        guard let firstItem = item(element["firstItem"], else: owner, location) else { return nil }
        var values: KeyedObjectGraph.Values = [
            NibKey.firstItem: .object(firstItem), NibKey.firstAttribute: .integer(first),
            NibKey.relation: .integer(Self.relations[element["relation"] ?? "equal"] ?? 0),
            NibKey.multiplier: .real(multiplier(element["multiplier"], location)),
            NibKey.constant: .real(constant(of: element)),
            NibKey.priority: .real(min(max(element.number("priority") ?? 1000, 0), 1000)),
            NibKey.shouldBeArchived: .bool(true),
        ]
        if element.flag("symbolic") == true { values[NibKey.symbolicConstant] = .string("NSSpace") }
        if let name = element["identifier"] { values[NibKey.layoutIdentifier] = .string(name) }
        if let secondName = element["secondItem"] {
            guard let secondItem = item(secondName, else: owner, location), let second = attribute(element["secondAttribute"])
            else { return nil }
            values[NibKey.secondItem] = .object(secondItem)
            values[NibKey.secondAttribute] = .integer(second)
        }
        let id = graph.add("NSLayoutConstraint", values, at: location)
        name(element, id)
        if let customClass = element["customClass"] { swapClass(of: id, for: customClass, module: CustomModule.name { element[$0] }) }
        addRuntimeAttributes(of: element, id)
        addConnections(of: element, id)
        return id
    }

    /// The standard spacing depends on whether it is kept to a superview, whose constraint names one item only, or between siblings.
    private func constant(of element: DocumentElement) -> Double {
        if let number = element.number("constant") { return number }
        guard element.flag("symbolic") == true else { return 0 }
        return element["firstItem"] == nil || element["secondItem"] == nil ? 20 : 8
    }

    /// The view or the guide with an id.
    private func item(_ name: String?, else owner: KeyedObjectGraph.ID, _ location: SourceLocation) -> KeyedObjectGraph.ID? {
        guard let name else { return owner }
        if let guide = guides[name] { return guide }
        if let kind = guideKinds[name] { return addGuide(name, kind, of: nil) }
        if let view = object(withID: name) { return view }
        // A view that a variation leaves out takes its constraints with it.
        if !documentIDs.contains(name) {
            warn(location, "the item \"\(name)\" is not in the document; the constraint is left out. Remove it in Interface Builder")
        }
        return nil
    }

    private func attribute(_ name: String?) -> Int? { name.flatMap { Self.layoutAttributes[$0] } }

    /// `0.5`, `16:9` or `1/3`.
    private func multiplier(_ text: String?, _ location: SourceLocation) -> Double {
        guard let text else { return 1 }
        let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0.filter { $0 != " " }) ?? .nan }
        let number = parts.count == 2 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : .nan
        if number.isFinite { return number }
        warn(location, "the multiplier \"\(text)\" is no number; it becomes 1")
        return 1
    }

    private static let relations = ["lessThanOrEqual": -1, "equal": 0, "greaterThanOrEqual": 1]

    /// Raw values of `NSLayoutConstraint.Attribute` by the names that documents have for them.
    static let layoutAttributes: [String: Int] = [
        "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7, "height": 8, "centerX": 9, "centerY": 10,
        "baseline": 11, "lastBaseline": 11, "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14, "topMargin": 15, "bottomMargin": 16,
        "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19, "centerYWithinMargins": 20,
    ]
}
