import Foundation
internal import Glibc
import Synchronization

/// The functions of poppler that are used here.
package final class PDFLibrary: Sendable {
    /// Nil where the library is not installed.
    package static let shared = PDFLibrary()

    /// The code of poppler's error for a document that takes another password.
    private static let encryptedError: Int32 = 1

    struct Opened {
        var document: OpaquePointer
        var page: OpaquePointer
        var size: CGSize
    }

    typealias MakeBytes = @convention(c) (UnsafeRawPointer?, Int) -> OpaquePointer?
    typealias Open =
        @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> OpaquePointer?
    typealias OpenFile =
        @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> OpaquePointer?
    typealias PageCount = @convention(c) (OpaquePointer) -> Int32
    typealias PageAt = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    typealias PageSize = @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    typealias Release = @convention(c) (OpaquePointer) -> Void
    typealias FreeError = @convention(c) (UnsafeMutableRawPointer) -> Void

    /// Poppler keeps things that all documents share.
    package let lock = Mutex(())
    let render: @convention(c) (OpaquePointer, OpaquePointer) -> Void
    let release: Release
    private let makeBytes: MakeBytes
    private let releaseBytes: Release
    private let openBytes: Open
    private let openFile: OpenFile
    let pageCount: PageCount
    private let pageAt: PageAt
    private let pageSize: PageSize
    private let freeError: FreeError

    private init?() {
        guard let library = SharedLibrary("libpoppler-glib.so.8"),
            let makeBytes = library.function("g_bytes_new", as: MakeBytes.self),
            let releaseBytes = library.function("g_bytes_unref", as: Release.self),
            let openBytes = library.function("poppler_document_new_from_bytes", as: Open.self),
            let openFile = library.function("poppler_document_new_from_file", as: OpenFile.self),
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
        self.openFile = openFile
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

    /// - Parameter password: nil for none.
    func openDocument(_ data: Data, password: String? = nil) -> Result<OpaquePointer, VectorPicture.Failure> {
        var error: UnsafeMutableRawPointer?
        let document = password.map { open(data, with: $0, &error) } ?? open(data, &error)
        if let document { return .success(document) }
        defer { error.map { freeError($0) } }
        let isLocked = LibraryError.code(error) == Self.encryptedError
        return .failure(isLocked ? .locked : .damaged(LibraryError.text(error)))
    }

    private func open(_ data: Data, _ error: inout UnsafeMutableRawPointer?) -> OpaquePointer? {
        guard let bytes = data.withUnsafeBytes({ makeBytes($0.baseAddress, $0.count) }) else { return nil }
        defer { releaseBytes(bytes) }
        return openBytes(bytes, nil, &error)
    }

    // ad-hoc: poppler 22.12 crashes when bytes are opened with a wrong password, and not when a file is. So there is a file, which has no name; the
    // library keeps it open.
    private func open(_ data: Data, with password: String, _ error: inout UnsafeMutableRawPointer?) -> OpaquePointer? {
        guard let file = tmpfile() else { return nil }
        defer { fclose(file) }
        let written = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
        guard written == data.count, fflush(file) == 0 else { return nil }
        return openFile("file:///proc/self/fd/\(fileno(file))", password, &error)
    }
}
