public import Foundation

/// A PDF document that is read. Any thread may use one.
// apple: https://developer.apple.com/documentation/coregraphics/cgpdfdocument
public final class CGPDFDocument: @unchecked Sendable {
    let library: PDFLibrary
    let pointer: OpaquePointer
    /// How many pages there are.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpdfdocument/numberofpages
    public let numberOfPages: Int

    /// Reads a document. Poppler does, from the Debian package `libpoppler-glib8`.
    /// - Returns: nil for what is none, for one that takes a password, and where poppler is not installed.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpdfdocument/init(_:)-9jml7
    public init?(_ provider: CGDataProvider) {
        guard let library = PDFLibrary.shared else { return nil }
        let opened = library.lock.withLock { _ in
            library.openDocument(provider.bytes).map { (document: $0, count: Int(library.pageCount($0))) }
        }
        guard case .success(let found) = opened else { return nil }
        (self.library, pointer, numberOfPages) = (library, found.document, found.count)
    }

    /// Reads a document from a file, as ``init(_:)`` does from bytes.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpdfdocument/init(_:)-3w8u5
    public convenience init?(_ url: CFURL) {
        guard let provider = CGDataProvider(url: url) else { return nil }
        self.init(provider)
    }

    deinit { library.lock.withLock { _ in library.release(pointer) } }

    /// A page; nil where there is none.
    /// - Parameter pageNumber: counted from 1.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpdfdocument/page(at:)
    public func page(at pageNumber: Int) -> CGPDFPage? {
        (1...max(1, numberOfPages)).contains(pageNumber) ? CGPDFPage(pageNumber, of: self) : nil
    }
}
