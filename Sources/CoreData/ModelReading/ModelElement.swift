internal import CXML

/// An element of a model's text, with the elements in it.
final class ModelElement {
    let name: String
    let attributes: [String: String]
    let line: Int
    /// The text in it, without that of elements in it.
    fileprivate(set) var text = ""
    fileprivate(set) var children: [ModelElement] = []

    fileprivate init(_ name: String, _ attributes: [String: String], line: Int) {
        (self.name, self.attributes, self.line) = (name, attributes, line)
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    func isTrue(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

    func children(_ name: String) -> [ModelElement] { children.filter { $0.name == name } }
}

/// Reads the text of a model with libxml2.
struct ModelDocument {
    let root: ModelElement
    private static let greatestSize = 64 << 20
    private static let greatestDepth = 64

    init(_ url: URL) throws(ModelFileError) {
        guard let data = try? Data(contentsOf: url) else { throw ModelFileError(path: url.path, reason: "it cannot be read") }
        guard data.count < Self.greatestSize else { throw ModelFileError(path: url.path, reason: "it is too large for a model") }
        // Nothing is fetched, and entities are left as they are: a text cannot grow while it is read.
        let options = Int32(
            XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue | XML_PARSE_NOBLANKS.rawValue)
        let document = data.withUnsafeBytes { bytes in
            xmlReadMemory(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), nil, nil, options)
        }
        guard let document else { throw Self.mistake(in: url) }
        defer { xmlFreeDoc(document) }
        guard document.pointee.intSubset?.pointee.entities == nil, let node = xmlDocGetRootElement(document) else {
            throw ModelFileError(path: url.path, reason: "a model declares no entities of XML, and has one element")
        }
        guard let root = Self.element(node, depth: 0) else {
            throw ModelFileError(path: url.path, reason: "its elements are nested too deeply")
        }
        self.root = root
    }

    private static func mistake(in url: URL) -> ModelFileError {
        let error = xmlGetLastError()?.pointee
        let message = error?.message.map { String(cString: $0) } ?? "it is no XML"
        return ModelFileError(
            path: url.path, line: error.map { Int($0.line) }, reason: message.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private static func element(_ node: xmlNodePtr, depth: Int) -> ModelElement? {
        guard depth < greatestDepth else { return nil }
        let element = ModelElement(text(node.pointee.name), attributes(of: node), line: Int(xmlGetLineNo(node)))
        var child = node.pointee.children
        while let current = child {
            if current.pointee.type == XML_ELEMENT_NODE {
                guard let inner = Self.element(current, depth: depth + 1) else { return nil }
                element.children.append(inner)
            } else if current.pointee.type == XML_TEXT_NODE || current.pointee.type == XML_CDATA_SECTION_NODE {
                element.text += text(current.pointee.content)
            }
            child = current.pointee.next
        }
        return element
    }

    private static func attributes(of node: xmlNodePtr) -> [String: String] {
        var attributes: [String: String] = [:]
        var next = node.pointee.properties
        while let attribute = next {
            // Entities of XML are refused, so a value is one text.
            attributes[text(attribute.pointee.name)] = text(attribute.pointee.children?.pointee.content)
            next = attribute.pointee.next
        }
        return attributes
    }

    private static func text(_ characters: UnsafePointer<xmlChar>?) -> String {
        characters.map { String(cString: $0) } ?? ""
    }
}
