import Foundation

/// An object of the graph while the rules of its element fill it.
struct LoweredObject {
    let lowering: Lowering
    let id: KeyedObjectGraph.ID

    subscript(key: String) -> KeyedObjectGraph.Value? {
        get { lowering.graph[id].values[key] }
        nonmutating set { lowering.graph[id].values[key] = newValue }
    }

    func warn(_ problem: String) {
        if let location = lowering.graph[id].location { lowering.warn(location, problem) }
    }

    /// A text of an element: its translation, its attribute, or the element inside that holds it.
    func text(_ property: String, of element: DocumentElement) -> String? {
        if !lowering.translations.isEmpty, let id = element.id, let translated = lowering.translations["\(id).\(property)"] {
            return translated
        }
        if let text = element[property] { return text }
        guard let child = element.child(key: property) else { return nil }
        return Self.text(in: child)
    }

    /// The text of a `<string>` or `<mutableString>`.
    static func text(in element: DocumentElement) -> String? {
        guard element.name == "string" || element.name == "mutableString" else { return nil }
        guard element.flag("base64-UTF8") == true else { return element.text }
        // The padding is left out in these files.
        let packed = element.text.filter { !$0.isWhitespace }
        let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
    }
}
