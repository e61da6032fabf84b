import Foundation
internal import FoundationXML

/// Reads XML into a tree of elements that know their lines.
///
/// Depth, size and number of elements are limited, and declarations of entities are refused, so that time and memory are bounded
/// by the size of the file.
final class DocumentReader: XMLParserDelegate {
    private let file: String
    private var open: [DocumentElement] = []
    private var root: DocumentElement?
    private var count = 0
    private var problem: DocumentError.Problem?
    private var problemLine: Int?

    private init(file: String) { self.file = file }

    /// - Parameter file: the name that messages give the file.
    static func read(_ data: Data, file: String) throws(DocumentError) -> DocumentElement {
        guard data.count <= DocumentLimits.bytes else { throw DocumentError(file: file, line: nil, problem: .tooLarge) }
        // Interface Builder writes UTF-8 only, and Foundation's parser traps on names that are no text.
        guard String(validating: data, as: UTF8.self) != nil else {
            throw DocumentError(file: file, line: nil, problem: .unreadable("it is not in UTF-8"))
        }
        if declaresTypes(data) { throw DocumentError(file: file, line: nil, problem: .declaresEntities) }
        let reader = DocumentReader(file: file)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWellFormed = parser.parse()
        if let problem = reader.problem { throw DocumentError(file: file, line: reader.problemLine, problem: problem) }
        guard isWellFormed, reader.open.isEmpty, let root = reader.root else {
            let reason = parser.parserError.map { "error \(($0 as NSError).code)" } ?? "it ends too early"
            throw DocumentError(file: file, line: max(parser.lineNumber, 1), problem: .unreadable(reason))
        }
        return root
    }

    /// Whether there is a declaration of a document's type, in which entities would be declared.
    private static func declaresTypes(_ data: Data) -> Bool { data.range(of: Data("<!DOCTYPE".utf8)) != nil }

    // MARK: XMLParserDelegate

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        count += 1
        if count > DocumentLimits.elements { return stop(parser, .tooManyElements) }
        if open.count >= DocumentLimits.depth { return stop(parser, .tooDeep) }
        open.append(DocumentElement(name: elementName, attributes: attributeDict, line: parser.lineNumber))
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
        guard problem == nil, let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if problem == nil, !open.isEmpty { open[open.count - 1].text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        if problem == nil, !open.isEmpty { open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self) }
    }

    func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
        stop(parser, .declaresEntities)
    }

    func parser(_ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?) {
        stop(parser, .declaresEntities)
    }

    private func stop(_ parser: XMLParser, _ reason: DocumentError.Problem) {
        guard problem == nil else { return }
        problem = reason
        problemLine = parser.lineNumber
        parser.abortParsing()
    }
}
