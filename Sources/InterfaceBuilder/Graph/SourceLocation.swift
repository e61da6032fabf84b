/// Where something is in a document of Interface Builder, as messages name it.
struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file without its folder.
    var file: String
    /// Counted from 1; nil in compiled documents, which have no lines.
    var line: Int?
    /// The name of the XML element, or of the class in compiled documents.
    var element: String
    /// The id that the document gives the element.
    var id: String?

    /// `Panel.xib:12: <label id="abc-de-fGh">`.
    var description: String {
        let location = line.map { "\(file):\($0)" } ?? file
        return "\(location): <\(element)\(id.map { " id=\"\($0)\"" } ?? "")>"
    }
}
