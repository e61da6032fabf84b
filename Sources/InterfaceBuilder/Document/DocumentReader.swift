import Foundation

/// Reads XML into a tree of elements that know their lines.
///
/// Depth, size and number of elements are limited, so that time and memory are bounded by the size of the file.
struct DocumentReader {
    private var scanner: DocumentScanner
    private var open: [DocumentElement] = []
    private var root: DocumentElement?
    private var count = 0

    /// - Parameter file: the name that messages give the file.
    static func read(_ data: Data, file: String) throws(DocumentError) -> DocumentElement {
        guard data.count <= DocumentLimits.bytes else { throw DocumentError(file: file, line: nil, problem: .tooLarge) }
        let bytes = [UInt8](data)
        if let mistake = DocumentEncoding.mistake(in: bytes) { throw DocumentError(file: file, line: mistake.line, problem: mistake.problem) }
        return try bytes.withUnsafeBufferPointer { bytes throws(DocumentError) in
            var reader = DocumentReader(scanner: DocumentScanner(bytes))
            do throws(DocumentError.Problem) {
                return try reader.document()
            } catch {
                throw DocumentError(file: file, line: reader.scanner.reachedLine(), problem: error)
            }
        }
    }

    private init(scanner: DocumentScanner) { self.scanner = scanner }

    private mutating func document() throws(DocumentError.Problem) -> DocumentElement {
        while true {
            switch try scanner.next() {
            case .start(let name, let attributes, let isClosed):
                try start(DocumentElement(name: name, attributes: attributes, line: scanner.tagLine))
                if isClosed { end() }
            case .end(let name):
                guard name == open.last?.name else { throw .unreadable("\(innermost) is closed by </\(name)>") }
                end()
            case .text(let text, let isSpace): try add(text, isSpace: isSpace)
            case .nothing:
                guard open.isEmpty else { throw .unreadable("the file ends inside \(innermost)") }
                guard let root else { throw .unreadable("it has no elements") }
                return root
            }
        }
    }

    private var innermost: String { open.last.map { "<\($0.name)> of line \($0.line)" } ?? "the document" }

    // MARK: Elements

    private mutating func start(_ element: DocumentElement) throws(DocumentError.Problem) {
        guard root == nil else { throw .unreadable("<\(element.name)> stands behind the end of the document") }
        count += 1
        if count > DocumentLimits.elements { throw .tooManyElements }
        if open.count >= DocumentLimits.depth { throw .tooDeep }
        open.append(element)
    }

    private mutating func end() {
        guard let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    /// White space counts only where there is nothing else inside an element.
    private mutating func add(_ text: String, isSpace: Bool) throws(DocumentError.Problem) {
        guard let last = open.indices.last else {
            if isSpace { return }
            throw .unreadable("a text stands outside of the document's element")
        }
        if isSpace, !open[last].children.isEmpty { return }
        open[last].text += text
    }
}
