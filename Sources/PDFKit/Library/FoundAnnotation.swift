import CoreGraphics
import UIKit

/// An annotation as it stands in the file.
struct FoundAnnotation {
    var kind: Int32
    var bounds: CGRect
    var contents: String?
    var color: UIColor?
    var target: FoundTarget?
    /// Nil for links.
    var handle: AnnotationHandle?

    /// How many of a page are read at most.
    private static let maximumCount = 10_000

    static func all(of page: CGPDFPage) -> [FoundAnnotation] {
        guard let library = PDFLibrary.shared, let poppler = Poppler.shared, let document = page.document else { return [] }
        return library.lock.withLock { _ in
            let links = poppler.links(page.pointer)
            let others = poppler.annotations(page.pointer)
            defer {
                poppler.freeLinks(links)
                poppler.freeAnnotations(others)
            }
            return mappings(links).map { link($0, document.pointer, poppler) }
                + mappings(others).compactMap { annotation($0, poppler) }
        }
    }

    private static func mappings(_ list: Poppler.Address?) -> [Poppler.Mapping] {
        var found: [Poppler.Mapping] = []
        var next = list
        while let item = next?.assumingMemoryBound(to: Poppler.LinkedList.self).pointee, found.count < maximumCount {
            if let data = item.data { found.append(data.assumingMemoryBound(to: Poppler.Mapping.self).pointee) }
            next = item.next
        }
        return found
    }

    private static func rect(_ box: Poppler.Box) -> CGRect {
        CGRect(x: box.x1, y: box.y1, width: box.x2 - box.x1, height: box.y2 - box.y1).standardized
    }

    private static func link(_ mapping: Poppler.Mapping, _ document: OpaquePointer, _ poppler: Poppler) -> FoundAnnotation {
        let action = mapping.content?.assumingMemoryBound(to: Poppler.Action.self).pointee
        return FoundAnnotation(kind: PDFAnnotation.linkKind, bounds: rect(mapping.area), target: poppler.target(action, in: document))
    }

    private static func annotation(_ mapping: Poppler.Mapping, _ poppler: Poppler) -> FoundAnnotation? {
        guard let content = mapping.content else { return nil }
        let pointer = OpaquePointer(content)
        let kind = poppler.annotationKind(pointer)
        // Links have been found with where they lead.
        if kind == PDFAnnotation.linkKind { return nil }
        let color = poppler.annotationColor(pointer)
        defer { poppler.free(color) }
        return FoundAnnotation(
            kind: kind, bounds: rect(mapping.area), contents: poppler.taken(poppler.annotationContents(pointer)),
            color: color.map { uiColor($0.assumingMemoryBound(to: Poppler.Color.self).pointee) },
            handle: AnnotationHandle(poppler.retain(pointer)))
    }

    private static func uiColor(_ color: Poppler.Color) -> UIColor {
        UIColor(
            red: CGFloat(color.red) / 65_535, green: CGFloat(color.green) / 65_535, blue: CGFloat(color.blue) / 65_535, alpha: 1)
    }
}

/// Keeps an annotation of the library alive.
final class AnnotationHandle: @unchecked Sendable {
    private let pointer: OpaquePointer

    /// - Parameter pointer: released with this.
    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { PDFLibrary.shared?.lock.withLock { _ in Poppler.shared?.release(pointer) } }

    /// Takes it off its page: it is not drawn any more.
    func remove(from page: CGPDFPage) {
        PDFLibrary.shared?.lock.withLock { _ in Poppler.shared?.removeAnnotation(page.pointer, pointer) }
    }
}
