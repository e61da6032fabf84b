import Foundation
import Synchronization

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

/// The functions of poppler that are used here.
final class PDFLibrary: Sendable {
    /// Nil where the library is not installed.
    static let shared = PDFLibrary()

    struct Opened {
        var document: OpaquePointer
        var page: OpaquePointer
        var size: CGSize
    }

    typealias MakeBytes = @convention(c) (UnsafeRawPointer?, Int) -> OpaquePointer?
    typealias Open =
        @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> OpaquePointer?
    typealias PageCount = @convention(c) (OpaquePointer) -> Int32
    typealias PageAt = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    typealias PageSize = @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    typealias Release = @convention(c) (OpaquePointer) -> Void
    typealias FreeError = @convention(c) (UnsafeMutableRawPointer) -> Void

    /// Poppler keeps things that all documents share.
    let lock = Mutex(())
    let render: @convention(c) (OpaquePointer, OpaquePointer) -> Void
    let release: Release
    private let makeBytes: MakeBytes
    private let releaseBytes: Release
    private let openBytes: Open
    let pageCount: PageCount
    private let pageAt: PageAt
    private let pageSize: PageSize
    private let freeError: FreeError

    private init?() {
        guard let library = SharedLibrary("libpoppler-glib.so.8"),
            let makeBytes = library.function("g_bytes_new", as: MakeBytes.self),
            let releaseBytes = library.function("g_bytes_unref", as: Release.self),
            let openBytes = library.function("poppler_document_new_from_bytes", as: Open.self),
            let pageCount = library.function("poppler_document_get_n_pages", as: PageCount.self),
            let pageAt = library.function("poppler_document_get_page", as: PageAt.self),
            let pageSize = library.function("poppler_page_get_size", as: PageSize.self),
            let render = library.function(
                "poppler_page_render", as: (@convention(c) (OpaquePointer, OpaquePointer) -> Void).self),
            let release = library.function("g_object_unref", as: Release.self),
            let freeError = library.function("g_error_free", as: FreeError.self)
        else { return nil }
        self.makeBytes = makeBytes
        self.releaseBytes = releaseBytes
        self.openBytes = openBytes
        self.pageCount = pageCount
        self.pageAt = pageAt
        self.pageSize = pageSize
        self.render = render
        self.release = release
        self.freeError = freeError
    }

    /// A file's first page.
    func open(_ data: Data) -> Result<Opened, VectorPicture.Failure> {
        openDocument(data).flatMap { document in
            guard let (page, size) = page(0, of: document) else {
                release(document)
                return .failure(.damaged("it has no page"))
            }
            return .success(Opened(document: document, page: page, size: size))
        }
    }

    /// - Parameter index: counted from 0.
    func page(_ index: Int32, of document: OpaquePointer) -> (page: OpaquePointer, size: CGSize)? {
        guard let page = pageAt(document, index) else { return nil }
        var (width, height) = (0.0, 0.0)
        pageSize(page, &width, &height)
        return (page, CGSize(width: width, height: height))
    }

    func openDocument(_ data: Data) -> Result<OpaquePointer, VectorPicture.Failure> {
        guard let bytes = data.withUnsafeBytes({ makeBytes($0.baseAddress, $0.count) }) else {
            return .failure(.damaged("memory is short"))
        }
        defer { releaseBytes(bytes) }
        var error: UnsafeMutableRawPointer?
        guard let document = openBytes(bytes, nil, &error) else {
            defer { error.map { freeError($0) } }
            return .failure(.damaged(LibraryError.text(error)))
        }
        return .success(document)
    }
}
