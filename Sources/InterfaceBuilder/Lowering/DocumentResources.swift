/// The pictures and colours in the `<resources>` of a document.
struct DocumentResources: Sendable {
    /// The pictures that are symbols of the system.
    private(set) var systemImages: Set<String> = []
    /// The colours by name when the document was saved.
    private(set) var namedColors: [String: DocumentElement] = [:]
    private(set) var systemColors: [String: DocumentElement] = [:]

    init(_ element: DocumentElement?) {
        for child in element?.children ?? [] {
            guard let name = child["name"] else { continue }
            switch child.name {
            case "image": if child["catalog"] == "system" { systemImages.insert(name) }
            case "namedColor": namedColors[name] = child.child("color")
            case "systemColor": systemColors[name] = child.child("color")
            default: break
            }
        }
    }
}
