/// A document in the form of a compiled nib.
struct LoweredDocument: Sendable {
    var graph: KeyedObjectGraph
    /// The parts that were not understood, one sentence each.
    var warnings: [String]
    /// The objects by the ids of their elements.
    var ids: [String: KeyedObjectGraph.ID] = [:]
    /// Nibs inside this one, which objects of class `UINib` name by their indexes.
    var nested: [LoweredDocument] = []
    /// Elements that could not become what they are.
    var losses: [NibLoss] = []
}

extension Lowering {
    private static let types = ["com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"]

    /// The objects of a XIB of format 3.0.
    static func lower(
        _ document: DocumentElement, file: String, translations: [String: String] = [:], sizeClasses: SizeClasses = .phone
    ) throws(DocumentError) -> LoweredDocument {
        let document = LegacyConverter.convert(document) ?? document
        guard document.name == "document" else {
            throw DocumentError(file: file, line: document.line, problem: .notADocument(root: document.name))
        }
        try checkPlatform(of: document, file: file, types: types)
        guard let objects = document.child("objects") else { throw DocumentError(file: file, line: document.line, problem: .noObjects) }
        let lowering = Lowering(file: file, document: document, translations: translations, sizeClasses: sizeClasses)
        let topLevel = objects.children.map { lowering.object(for: $0) }
        return lowering.document(topLevel: topLevel)
    }

    /// Documents for other systems look the same, but name other types or run times.
    static func checkPlatform(of document: DocumentElement, file: String, types: [String]) throws(DocumentError) {
        if let type = document["type"], !types.contains(type) {
            throw DocumentError(file: file, line: document.line, problem: .otherPlatform(type))
        }
        if let runtime = document["targetRuntime"], !runtimes.contains(runtime) {
            throw DocumentError(file: file, line: document.line, problem: .otherPlatform(runtime))
        }
    }

    private static let runtimes = ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad"]

    /// The lowered document.
    func document(topLevel: [KeyedObjectGraph.ID]) -> LoweredDocument {
        let graph = finish(topLevel: topLevel)
        return LoweredDocument(graph: graph, warnings: warnings + nested.flatMap(\.warnings), ids: ids, nested: nested, losses: losses)
    }
}
