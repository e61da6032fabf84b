import Foundation

/// Reads XML into a tree of elements that know their lines.
///
/// Depth, size and number of elements are limited, and declarations of types, and with them entities of a document's own, are
/// refused, so that time and memory are bounded by the size of the file.
final class DocumentReader {
    private var open: [DocumentElement] = []
    private var root: DocumentElement?
    private var count = 0

    /// - Parameter file: the name that messages give the file.
    static func read(_ data: some Collection<UInt8>, file: String) throws(DocumentError) -> DocumentElement {
        guard data.count <= DocumentLimits.bytes else { throw DocumentError(file: file, line: nil, problem: .tooLarge) }
        let bytes = [UInt8](data)
        if let (line, problem) = DocumentEncoding.mistake(in: bytes) { throw DocumentError(file: file, line: line, problem: problem) }
        let reader = DocumentReader()
        if let (line, problem) = XMLEvents.read(bytes, by: reader) { throw DocumentError(file: file, line: line, problem: problem) }
        guard let root = reader.root else { throw DocumentError(file: file, line: 1, problem: .unreadable("it has no elements")) }
        return root
    }

    private init() {}
}

extension DocumentReader: XMLEventReceiver {
    func start(_ name: String, _ attributes: DocumentAttributes, line: Int) throws(DocumentError.Problem) {
        count += 1
        if count > DocumentLimits.elements { throw .tooManyElements }
        if open.count >= DocumentLimits.depth { throw .tooDeep }
        if attributes.count > DocumentLimits.attributes { throw .tooManyAttributes }
        open.append(DocumentElement(name: name, attributes: attributes, line: line))
    }

    func end() {
        guard let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    func add(_ text: UnsafeBufferPointer<UInt8>) {
        // White space counts only where there is nothing else inside an element.
        guard let last = open.indices.last, open[last].children.isEmpty || !text.allSatisfy({ $0 <= UInt8(ascii: " ") }) else { return }
        open[last].text += String(decoding: text, as: UTF8.self)
    }
}
