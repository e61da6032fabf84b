public import Foundation

/// A PDF document that is read. Any thread may use one.
// apple: https://developer.apple.com/documentation/coregraphics/cgpdfdocument
public final class CGPDFDocument: @unchecked Sendable {
    let library: PDFLibrary
    package let pointer: OpaquePointer
    /// How many pages there are.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpdfdocument/numberofpages
    public let numberOfPages: Int

    /// Reads a document. Poppler does, from the Debian package `libpoppler-glib8`.
    /// - Returns: nil for what is none, for one that takes a password, and where poppler is not installed.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpdfdocument/init(_:)-9jml7
    public init?(_ provider: CGDataProvider) {
        guard let library = PDFLibrary.shared, let found = try? Self.found(in: provider.bytes, nil, library).get() else { return nil }
        (self.library, pointer, numberOfPages) = (library, found.document, found.count)
    }

    private init(_ found: (document: OpaquePointer, count: Int), _ library: PDFLibrary) {
        (self.library, pointer, numberOfPages) = (library, found.document, found.count)
    }

    private static func found(
        in data: Data, _ password: String?, _ library: PDFLibrary
    ) -> Result<(document: OpaquePointer, count: Int), VectorPicture.Failure> {
        library.lock.withLock { _ in
            library.openDocument(data, password: password).map { ($0, Int(library.pageCount($0))) }
        }
    }

    /// What came of reading a document.
    package enum Opening {
        case open(CGPDFDocument)
        /// It takes another password.
        case locked
        case unreadable
    }

    /// Reads a document that may take a password.
    package static func opening(_ data: Data, password: String?, with library: PDFLibrary) -> Opening {
        switch found(in: data, password, library) {
        case .success(let found): .open(CGPDFDocument(found, library))
        case .failure(.locked): .locked
        case .failure: .unreadable
        }
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
