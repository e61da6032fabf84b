import Foundation

/// Turns a legacy archive into a document of format 3.0, so that there is one way from there on.
struct LegacyConverter {
    private let archive: LegacyArchive
    /// The elements around the one that is being converted: a file may refer to itself.
    private var open: Set<String> = []
    /// Objects that many refer to are converted for each of them, which must not multiply without bound.
    private var remaining = DocumentLimits.elements / 10
    private var connections: [String: [DocumentElement]] = [:]

    private init(_ archive: LegacyArchive) { self.archive = archive }

    /// The `<document>` for an `<archive>`; nil for what is none.
    static func convert(_ root: DocumentElement) -> DocumentElement? {
        guard let archive = LegacyArchive(root) else { return nil }
        var converter = LegacyConverter(archive)
        return converter.document(root)
    }

    private mutating func document(_ root: DocumentElement) -> DocumentElement {
        readConnections()
        var objects = DocumentElement(name: "objects", line: root.line)
        objects.children = archive.rootObjects.compactMap { element(for: $0, key: nil) }
        var document = DocumentElement(name: "document", attributes: ["version": "3.0"], line: root.line)
        document.attributes["type"] = root["type"]
        document.children = [objects]
        return document
    }

    // MARK: Objects

    private mutating func element(for object: DocumentElement, key: String?) -> DocumentElement? {
        let className = object["class"] ?? ""
        guard remaining > 0, open.count < DocumentLimits.depth else { return nil }
        remaining -= 1
        if let id = object.id, !open.insert(id).inserted { return nil }
        defer { if let id = object.id { open.remove(id) } }
        var element = DocumentElement(name: LegacyClasses.elementNames[className] ?? className, line: object.line)
        element.attributes["id"] = object.id
        element.attributes["key"] = key
        element.attributes["customClass"] = archive.customClass(of: object)
        if let holder = object.id.flatMap({ connections[$0] }) {
            element.children.append(DocumentElement(name: "connections", children: holder, line: object.line))
        }
        if className == "IBProxyObject" {
            element.name = "placeholder"
            element.attributes["placeholderIdentifier"] = archive.text("IBProxiedObjectIdentifier", of: object)
            return element
        }
        addGeometry(of: object, to: &element)
        addValues(of: object, to: &element)
        addStates(of: object, to: &element)
        addChildren(of: object, to: &element)
        return element
    }

    private func addGeometry(of object: DocumentElement, to element: inout DocumentElement) {
        let frame = archive.text("NSFrame", of: object) ?? archive.text("NSFrameSize", of: object).map { "{{0, 0}, \($0)}" }
        if let numbers = frame.map(Self.numbers), numbers.count == 4 {
            var rect = DocumentElement(name: "rect", attributes: ["key": "frame"], line: object.line)
            for (name, number) in zip(["x", "y", "width", "height"], numbers) { rect.attributes[name] = "\(number)" }
            element.children.append(rect)
        }
        guard let flags = archive.text("NSvFlags", of: object).flatMap({ Int($0) }) else { return }
        let names = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
        var mask = DocumentElement(name: "autoresizingMask", attributes: ["key": "autoresizingMask"], line: object.line)
        for (bit, name) in names.enumerated() where flags & (1 << bit) != 0 { mask.attributes[name] = "YES" }
        element.children.append(mask)
        if flags & 0x100 == 0 { element.attributes["autoresizesSubviews"] = "NO" }
        if flags & 0x8000_0000 != 0 { element.attributes["hidden"] = "YES" }
    }

    private func addValues(of object: DocumentElement, to element: inout DocumentElement) {
        for child in object.children {
            guard let key = child.key, let value = archive.resolve(child) else { continue }
            if let attribute = LegacyClasses.attributes[key], value.children.isEmpty, value.name != "nil" {
                switch attribute.conversion {
                case .same: element.attributes[attribute.name] = value.text
                case .names(let names):
                    if let index = Int(value.text), names.indices.contains(index) { element.attributes[attribute.name] = names[index] }
                }
            } else if let property = LegacyClasses.colors[key] {
                if let color = LegacyColor.element(for: value, key: property, archive) { element.children.append(color) }
            } else if let attribute = LegacyClasses.images[key] {
                element.attributes[attribute] = archive.text("NSResourceName", of: value)
            } else if key == "IBUIFont" || key == "IBUIFontDescription" {
                element.children.append(font(value))
            }
        }
    }

    private mutating func addChildren(of object: DocumentElement, to element: inout DocumentElement) {
        let inside = archive.value("NSSubviews", of: object).map { archive.elements(of: $0) } ?? []
        let subviews = inside.compactMap { self.element(for: $0, key: nil) }
        if !subviews.isEmpty { element.children.append(DocumentElement(name: "subviews", children: subviews, line: object.line)) }
        for (key, property) in LegacyClasses.objects.sorted(by: { $0.key < $1.key }) {
            guard let value = archive.value(key, of: object), value.name == "object" else { continue }
            if let child = self.element(for: value, key: property) { element.children.append(child) }
        }
        let titles = archive.value("IBSegmentTitles", of: object).map { archive.elements(of: $0) } ?? []
        if !titles.isEmpty {
            let segments = titles.map { DocumentElement(name: "segment", attributes: ["title": $0.text], line: $0.line) }
            element.children.append(DocumentElement(name: "segments", children: segments, line: object.line))
        }
    }

    private func addStates(of object: DocumentElement, to element: inout DocumentElement) {
        for state in ["Normal", "Highlighted", "Selected", "Disabled"] {
            var child = DocumentElement(name: "state", attributes: ["key": state.lowercased()], line: object.line)
            child.attributes["title"] = archive.text("IBUI\(state)Title", of: object)
            for (key, name) in ["Image": "image", "BackgroundImage": "backgroundImage"] {
                guard let image = archive.value("IBUI\(state)\(key)", of: object) else { continue }
                child.attributes[name] = archive.text("NSResourceName", of: image)
            }
            for (key, name) in ["TitleColor": "titleColor", "TitleShadowColor": "titleShadowColor"] {
                guard let value = archive.value("IBUI\(state)\(key)", of: object) else { continue }
                if let color = LegacyColor.element(for: value, key: name, archive) { child.children.append(color) }
            }
            if child.attributes.count > 1 || !child.children.isEmpty { element.children.append(child) }
        }
    }

    /// Helvetica was the font of the system at that time.
    private func font(_ value: DocumentElement) -> DocumentElement {
        let name = archive.text("NSName", of: value) ?? archive.text("name", of: value)
        var font = DocumentElement(name: "fontDescription", attributes: ["key": "fontDescription"], line: value.line)
        font.attributes["pointSize"] = archive.text("NSSize", of: value) ?? archive.text("pointSize", of: value)
        switch (name, archive.text("type", of: value)) {
        case ("Helvetica-Bold"?, _), (nil, "2"?): font.attributes["type"] = "boldSystem"
        case ("Helvetica-Oblique"?, _), (nil, "3"?): font.attributes["type"] = "italicSystem"
        case ("Helvetica"?, _), ("LucidaGrande"?, _), (nil, _): font.attributes["type"] = "system"
        case (let name?, _): font.attributes["name"] = name
        }
        return font
    }

    /// The numbers of `{{1, 2}, {3, 4}}`.
    private static func numbers(_ text: String) -> [Double] {
        text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    }

    // MARK: Connections

    private mutating func readConnections() {
        for record in archive.connectionRecords {
            guard let connection = archive.value("connection", of: record), let label = archive.text("label", of: connection),
                let source = archive.value("source", of: connection)?.id,
                let destination = archive.value("destination", of: connection)?.id
            else { continue }
            var element = DocumentElement(name: "outlet", attributes: ["destination": destination], line: connection.line)
            if connection["class"] == "IBCocoaTouchEventConnection" {
                element.name = "action"
                element.attributes["selector"] = label
                element.attributes["eventType"] = archive.text("IBEventType", of: connection).flatMap { Int($0) }.flatMap(Self.event)
            } else {
                element.attributes["property"] = label
            }
            connections[source, default: []].append(element)
        }
    }

    /// Events are counted from 1.
    private static func event(_ number: Int) -> String? {
        guard (1...32).contains(number) else { return nil }
        return Lowering.events.first { $0.value == 1 << (number - 1) }?.key
    }
}
