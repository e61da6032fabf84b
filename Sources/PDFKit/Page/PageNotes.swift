import Foundation

/// The annotations of a page.
final class PageNotes {
    /// Those of the file, from when they are asked for.
    private var read: [PDFAnnotation]?
    /// Those that the app has added.
    private(set) var own: [PDFAnnotation] = []

    func all(of page: PDFPage) -> [PDFAnnotation] { found(on: page) + own }

    private func found(on page: PDFPage) -> [PDFAnnotation] {
        if let read { return read }
        let found = page.pageRef.map { FoundAnnotation.all(of: $0).map { PDFAnnotation(found: $0, on: page) } } ?? []
        read = found
        return found
    }

    func add(_ annotation: PDFAnnotation, to page: PDFPage) {
        own.append(annotation)
        annotation.page = page
    }

    /// - Returns: false for an annotation of another page.
    func remove(_ annotation: PDFAnnotation, from page: PDFPage) -> Bool {
        if let index = own.firstIndex(where: { $0 === annotation }) {
            own.remove(at: index)
        } else if let index = found(on: page).firstIndex(where: { $0 === annotation }) {
            read?.remove(at: index)
            if let reader = page.pageRef { annotation.handle?.remove(from: reader) }
        } else {
            return false
        }
        annotation.page = nil
        return true
    }
}
