import Foundation

// Colours, fonts and pictures.
extension Lowering {
    /// Colours that look the same are one object.
    func color(_ element: DocumentElement) -> KeyedObjectGraph.Value { shared(element) { makeColor($0) } }

    /// Fonts that look the same are one object.
    func font(_ element: DocumentElement) -> KeyedObjectGraph.Value { shared(element) { makeFont($0) } }

    private func shared(
        _ element: DocumentElement, _ make: (DocumentElement) -> KeyedObjectGraph.Value
    ) -> KeyedObjectGraph.Value {
        guard element.children.isEmpty, element.id == nil else { return make(element) }
        let look = Look(element)
        if let known = looks[look] { return known }
        let made = make(element)
        // Its mistakes are reported with the position of each.
        if made != .null { looks[look] = made }
        return made
    }

    /// The colour or font of an element, apart from the property that it is the value of.
    struct Look: Hashable {
        private let name: String
        private let attributes: DocumentAttributes

        init(_ element: DocumentElement) {
            name = element.name
            attributes = element.attributes
        }

        static func == (left: Look, right: Look) -> Bool {
            left.name == right.name && left.attributes.equal(right.attributes, without: .key)
        }
        func hash(into hasher: inout Hasher) { attributes.hash(into: &hasher, without: .key) }
    }

    private func makeColor(_ element: DocumentElement) -> KeyedObjectGraph.Value {
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"] {
            var values = resources.systemColors[name].map { components(of: $0) } ?? components(of: element)
            values[NibKey.systemColorName] = .string(name)
            return .object(graph.add("UIColor", values, at: location(of: element)))
        }
        if let name = element["name"] {
            var values = resources.namedColors[name].map { components(of: $0) } ?? [:]
            values[NibKey.resourceName] = .string(name)
            return .object(graph.add("UIDynamicCatalogColor", values, at: location(of: element)))
        }
        let values = components(of: element)
        if values.isEmpty { warn(location(of: element), "the colour has no components that are understood; it becomes nil") }
        return values.isEmpty ? .null : .object(graph.add("UIColor", values, at: location(of: element)))
    }

    private func components(of element: DocumentElement) -> KeyedObjectGraph.Values {
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return [NibKey.white: .real(white), NibKey.alpha: .real(alpha)] }
        if let cyan = element.number("cyan"), let magenta = element.number("magenta"), let yellow = element.number("yellow") {
            let light = 1 - (element.number("black") ?? 0)
            return [
                NibKey.red: .real((1 - cyan) * light), NibKey.green: .real((1 - magenta) * light), NibKey.blue: .real((1 - yellow) * light),
                NibKey.alpha: .real(alpha),
            ]
        }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else { return [:] }
        var values: KeyedObjectGraph.Values = [
            NibKey.red: .real(red), NibKey.green: .real(green), NibKey.blue: .real(blue), NibKey.alpha: .real(alpha),
        ]
        if element["customColorSpace"] == "displayP3" { values[NibKey.colorSpaceName] = .string("displayP3") }
        return values
    }

    private func makeFont(_ element: DocumentElement) -> KeyedObjectGraph.Value {
        var values: KeyedObjectGraph.Values = [:]
        let size = element.number("pointSize")
        if let size { values[NibKey.fontPointSize] = .real(size) }
        if let style = element["style"] {
            values[NibKey.fontDescriptor] = descriptor(usage: style, size: size)
        } else if let name = element["name"] {
            values[NibKey.fontName] = .string(name)
            values[NibKey.fontDescriptor] = descriptor(attributes: [
                .string("NSFontNameAttribute"), .string(name), .string("NSFontFamilyAttribute"), .string(element["family"] ?? name),
            ])
        } else {
            values[NibKey.systemFont] = .bool(true)
            let usage = element["weight"].flatMap { Self.usageByWeight[$0] } ?? element["type"].flatMap { Self.usageByType[$0] }
            values[NibKey.fontDescriptor] = descriptor(usage: usage ?? "CTFontRegularUsage", size: size)
        }
        return .object(graph.add("UIFont", values, at: location(of: element)))
    }

    private func descriptor(usage: String, size: Double?) -> KeyedObjectGraph.Value {
        let sizes: [KeyedObjectGraph.Value] = size.map { [.string("NSFontSizeAttribute"), .real($0)] } ?? []
        return descriptor(attributes: [.string("NSCTFontUIUsageAttribute"), .string(usage)] + sizes)
    }

    private func descriptor(attributes: [KeyedObjectGraph.Value]) -> KeyedObjectGraph.Value {
        .object(graph.add("UIFontDescriptor", [NibKey.fontDescriptorAttributes: .dictionary(attributes)]))
    }

    private static let usageByWeight = [
        "ultraLight": "CTFontUltraLightUsage", "thin": "CTFontThinUsage", "light": "CTFontLightUsage", "regular": "CTFontRegularUsage",
        "medium": "CTFontMediumUsage", "semibold": "CTFontDemiUsage", "bold": "CTFontBoldUsage", "heavy": "CTFontHeavyUsage",
        "black": "CTFontBlackUsage",
    ]
    private static let usageByType = ["boldSystem": "CTFontEmphasizedUsage", "italicSystem": "CTFontObliqueUsage"]

    func image(named name: String, at location: SourceLocation) -> KeyedObjectGraph.Value {
        var values: KeyedObjectGraph.Values = [NibKey.resourceName: .string(name)]
        if resources.systemImages.contains(name) { values[NibKey.isSystemSymbol] = .bool(true) }
        return .object(graph.add("UIImageNibPlaceholder", values, at: location))
    }
}
