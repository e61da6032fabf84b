import Foundation

/// The first page of a PDF file, read and drawn by poppler.
final class PDFPage: VectorDocument, @unchecked Sendable {
    let size: CGSize
    private let document: OpaquePointer
    private let page: OpaquePointer
    private let library: PDFLibrary

    init(_ data: Data) throws(VectorPicture.Failure) {
        guard let library = PDFLibrary.shared else { throw .unreadable(format: "PDF", debianPackage: "libpoppler-glib8") }
        let opened = library.lock.withLock { _ in library.open(data) }
        self.library = library
        switch opened {
        case .success(let found): (document, page, size) = (found.document, found.page, found.size)
        case .failure(let failure): throw failure
        }
    }

    deinit {
        library.lock.withLock { _ in
            library.release(page)
            library.release(document)
        }
    }

    func draw(_ cairo: OpaquePointer) { library.lock.withLock { _ in library.render(page, cairo) } }
}
