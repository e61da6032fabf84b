import CoreGraphics

/// An entry of a document's outline as it stands in the file.
struct OutlineEntry {
    var label: String?
    var isOpen = false
    var target: FoundTarget?
    var children: [OutlineEntry] = []

    /// How deep entries lie in each other at most, and how many there are: files say what they like.
    private static let limits = (depth: 32, count: 20_000)

    /// The entries of the first row; nil for a document without an outline.
    static func all(of document: CGPDFDocument) -> [OutlineEntry]? {
        guard let library = PDFLibrary.shared, let poppler = Poppler.shared else { return nil }
        return library.lock.withLock { _ in
            guard let first = poppler.outline(document.pointer) else { return nil }
            var budget = limits.count
            return row(first, depth: 0, &budget, document.pointer, poppler)
        }
    }

    /// - Parameter iterator: freed.
    private static func row(
        _ iterator: OpaquePointer, depth: Int, _ budget: inout Int, _ document: OpaquePointer, _ poppler: Poppler
    ) -> [OutlineEntry] {
        defer { poppler.freeOutline(iterator) }
        var entries: [OutlineEntry] = []
        repeat {
            budget -= 1
            let place = poppler.outlineAction(iterator)
            defer { place.map { poppler.freeAction($0) } }
            let action = place?.assumingMemoryBound(to: Poppler.Action.self).pointee
            var entry = OutlineEntry(
                label: action?.title.map { String(cString: $0) }, isOpen: poppler.outlineIsOpen(iterator) != 0,
                target: poppler.target(action, in: document))
            if depth < limits.depth, budget > 0, let child = poppler.outlineChild(iterator) {
                entry.children = row(child, depth: depth + 1, &budget, document, poppler)
            }
            entries.append(entry)
        } while budget > 0 && poppler.outlineNext(iterator) != 0
        return entries
    }
}
