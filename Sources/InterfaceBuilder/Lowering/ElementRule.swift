/// How one part of an element, an attribute or an element inside, becomes a value of its object. What is absent becomes nothing.
struct ElementRule: Sendable {
    let apply: @Sendable (DocumentElement, LoweredObject) -> Void

    init(_ apply: @escaping @Sendable (DocumentElement, LoweredObject) -> Void) { self.apply = apply }

    // MARK: Attributes

    static func flag(_ attribute: AttributeName, _ key: String) -> ElementRule {
        ElementRule { element, object in element.flag(attribute).map { object[key] = .bool($0) } }
    }

    /// A flag whose key says the opposite of its attribute.
    static func inverseFlag(_ attribute: AttributeName, _ key: String) -> ElementRule {
        ElementRule { element, object in element.flag(attribute).map { object[key] = .bool(!$0) } }
    }

    /// A flag that is on without its attribute.
    static func flagUnlessNo(_ attribute: AttributeName, _ key: String) -> ElementRule {
        ElementRule { element, object in object[key] = .bool(element.flag(attribute) ?? true) }
    }

    static func integer(_ attribute: AttributeName, _ key: String) -> ElementRule {
        ElementRule { element, object in element.integer(attribute).map { object[key] = .integer($0) } }
    }

    static func real(_ attribute: AttributeName, _ key: String) -> ElementRule {
        ElementRule { element, object in element.number(attribute).map { object[key] = .real($0) } }
    }

    /// A name that stands for a number.
    static func choice(_ attribute: AttributeName, _ key: String, _ numbers: [String: Int]) -> ElementRule {
        ElementRule { element, object in
            guard let name = element[attribute] else { return }
            guard let number = numbers[name] else { return object.warn("\(attribute.text) is \"\(name)\", which is not known") }
            object[key] = .integer(number)
        }
    }

    /// A text in an attribute or, where it has several lines, in an element inside; translated if there is a translation.
    static func text(_ attribute: String, _ key: String) -> ElementRule {
        ElementRule { element, object in object.text(attribute, of: element).map { object[key] = .string($0) } }
    }

    /// A text that is not for people.
    static func name(_ attribute: AttributeName, _ key: String) -> ElementRule {
        ElementRule { element, object in element[attribute].map { object[key] = .string($0) } }
    }

    static func image(_ attribute: AttributeName, _ key: String) -> ElementRule {
        ElementRule { element, object in
            element[attribute].map { object[key] = object.lowering.image(named: $0, at: object.lowering.location(of: element)) }
        }
    }

    // MARK: Elements inside

    /// The color under a property's name; `<nil key="…"/>` is nil.
    static func color(_ property: String, _ key: String) -> ElementRule {
        ElementRule { element, object in
            guard let child = element.child(key: property) else { return }
            object[key] = child.name == "nil" ? .null : object.lowering.color(child)
        }
    }

    static func font(_ property: String, _ key: String) -> ElementRule {
        ElementRule { element, object in
            guard let child = element.child(key: property), child.name == "fontDescription" else { return }
            object[key] = object.lowering.font(child)
        }
    }

    /// A point, a size, an offset or insets.
    static func numbers(_ property: String, _ key: String) -> ElementRule {
        ElementRule { element, object in
            element.child(key: property).flatMap { ElementNumbers.of($0) }.map { object[key] = .numbers($0) }
        }
    }

    /// The object that is the value of a property.
    static func object(_ property: String, _ key: String) -> ElementRule {
        ElementRule { element, object in
            guard let child = element.child(key: property), child.name != "nil" else { return }
            object[key] = .object(object.lowering.object(for: child))
        }
    }

    /// The objects in an element of a name.
    static func objects(in container: String, _ key: String) -> ElementRule {
        ElementRule { element, object in
            guard let children = element.child(container)?.children, !children.isEmpty else { return }
            let installed = object.lowering.installed(children, container, of: element)
            object[key] = .array(installed.map { .object(object.lowering.object(for: $0)) })
        }
    }
}
