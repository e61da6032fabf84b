extension [ElementRule] {
    /// Text with a look of its own: pieces, each with attributes.
    static let attributedText = ElementRule { element, object in
        guard let child = element.child(key: "attributedText"), child.name == "attributedString" else { return }
        let runs = child.children("fragment").map { fragment(of: $0, object.lowering) }
        guard !runs.isEmpty else { return }
        let id = object.lowering.graph.add("UINibAttributedText", [NibKey.runs: .array(runs)], at: object.lowering.location(of: child))
        object[NibKey.attributedText] = .object(id)
    }

    private static func fragment(of element: DocumentElement, _ lowering: Lowering) -> KeyedObjectGraph.Value {
        let text = element["content"] ?? element.child(key: "content").flatMap { LoweredObject.text(in: $0) } ?? ""
        var parts: [KeyedObjectGraph.Value] = [.string("text"), .string(text)]
        for attribute in element.child(key: "attributes")?.children ?? element.child("attributes")?.children ?? [] {
            switch (attribute.name, attribute.key) {
            case ("color", let key?): parts += [.string(key), lowering.color(attribute)]
            case ("font", _): parts += [.string("NSFont"), lowering.font(attribute.withSizeAsPointSize)]
            case ("paragraphStyle", _):
                if let number = attribute["alignment"].flatMap({ textAlignments[$0] }) {
                    parts += [.string("alignment"), .integer(number)]
                }
                if let number = attribute["lineBreakMode"].flatMap({ paragraphBreaks[$0] }) {
                    parts += [.string("lineBreakMode"), .integer(number)]
                }
                if let number = attribute["baseWritingDirection"].flatMap({ directions[$0] }) {
                    parts += [.string("baseWritingDirection"), .integer(number)]
                }
                for name in paragraphNumbers {
                    if let number = attribute.number(name) { parts += [.string(name), .real(number)] }
                }
            case ("integer", let key?), ("real", let key?):
                if let number = attribute.number("value") { parts += [.string(key), .real(number)] }
            default: break
            }
        }
        return .dictionary(parts)
    }

    private static let paragraphNumbers = [
        "lineSpacing", "paragraphSpacing", "firstLineHeadIndent", "headIndent", "lineHeightMultiple", "defaultTabInterval",
    ]
    private static let directions = ["natural": -1, "leftToRight": 0, "rightToLeft": 1]
    private static let paragraphBreaks = [
        "wordWrapping": 0, "charWrapping": 1, "clipping": 2, "truncatingHead": 3, "truncatingTail": 4, "truncatingMiddle": 5,
    ]
}

extension DocumentElement {
    /// Fonts of attributed text say `size` where those of labels say `pointSize`; `metaFont` names the system's.
    fileprivate var withSizeAsPointSize: DocumentElement {
        var element = self
        element.attributes["pointSize"] = element["pointSize"] ?? element["size"]
        if let meta = element["metaFont"] {
            element.attributes["type"] = meta.contains("Bold") ? "boldSystem" : "system"
            if element["pointSize"] == nil { element.attributes["pointSize"] = "13" }
        }
        return element
    }
}
