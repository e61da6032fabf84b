import CoreGraphics
internal import DeviceNotice
public import Foundation
import ObjCRuntime
import UIKit

/// A document of pages that is read, put together and written.
///
/// Poppler reads it, from the Debian package `libpoppler-glib8`: without that a document that is there already is nil. One thread at a time
/// may use a document.
// apple: https://developer.apple.com/documentation/pdfkit/pdfdocument
@objcMembers open class PDFDocument: NSObject {
    private var contents: DocumentContents
    private var pages: PageRow
    let search = DocumentSearch()
    private var outline: PDFOutline??

    // MARK: Creating

    /// A document without pages.
    public override init() {
        contents = DocumentContents()
        pages = PageRow(count: 0)
        super.init()
    }

    /// Reads a document.
    /// - Returns: nil for what is none, and where poppler is not installed. One that takes a password is ``isLocked``.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/init(data:)
    public init?(data: Data) {
        guard let contents = DocumentContents(data, with: PDFLibrary.shared) else { return nil }
        self.contents = contents
        pages = PageRow(count: contents.reader?.numberOfPages ?? 0)
        super.init()
    }

    /// Reads a document from a file, as ``init(data:)`` does from bytes.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/init(url:)
    public convenience init?(url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
        self.init(data: data)
        documentURL = url
    }

    /// The file that the document was read from. Nil for one from bytes.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/documenturl
    open private(set) var documentURL: URL?

    /// The document as Core Graphics knows it. Nil while it is locked, and for one that was not read.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/documentref
    @nonobjc public var documentRef: CGPDFDocument? { contents.reader }

    /// Hears of what is found, and says of which class pages are. Not kept alive. Default: nil.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/delegate
    open weak var delegate: (any PDFDocumentDelegate)?

    /// What the document says of itself, by ``PDFDocumentAttribute``. What is set is written by ``dataRepresentation()``.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/documentattributes
    @nonobjc open var documentAttributes: [AnyHashable: Any]? {
        get { contents.attributes }
        set {
            contents.attributes = newValue
            contents.isChanged = true
        }
    }

    /// The version of the format, the number before the point. 1 for a new document.
    open var majorVersion: Int { contents.version.major }
    /// The version of the format, the number behind the point. 5 for a new document, as this system writes it.
    open var minorVersion: Int { contents.version.minor }

    // MARK: Passwords

    /// True if the file is encrypted, whether or not it has been unlocked.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/isencrypted
    open var isEncrypted: Bool { contents.isEncrypted }

    /// True if a password is needed before there are any pages.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/islocked
    open var isLocked: Bool { contents.isLocked }

    /// Opens a document that is locked.
    /// - Returns: true if the password is right, or the document was not locked.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/unlock(withpassword:)
    open func unlock(withPassword password: String) -> Bool {
        guard isLocked else { return true }
        guard contents.unlock(password) else { return false }
        pages = PageRow(count: contents.reader?.numberOfPages ?? 0)
        outline = nil
        tell(.PDFDocumentDidUnlock) { $0.documentDidUnlock?($1) }
        return true
    }

    /// Which password has opened the document.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/permissionsstatus
    open var permissionsStatus: PDFDocumentPermissions { isLocked ? .none : contents.permits(~0) ? .owner : .user }
    /// True if the document may be printed.
    open var allowsPrinting: Bool { contents.permits(1 << 0) }
    /// True if text and pictures may be copied out of the document.
    open var allowsCopying: Bool { contents.permits(1 << 2) }
    /// True if the document may be changed.
    open var allowsDocumentChanges: Bool { contents.permits(1 << 1) }
    /// True if annotations may be added.
    open var allowsCommenting: Bool { contents.permits(1 << 3) }
    /// True if pages may be added, taken away and moved.
    open var allowsDocumentAssembly: Bool { contents.permits(1 << 6) }

    // MARK: Pages

    /// How many pages there are; none while the document is locked.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/pagecount
    open var pageCount: Int { pages.count }

    /// A page, the same object each time.
    /// - Parameter index: counted from 0.
    /// - Returns: nil where there is none, and for a page that is damaged.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/page(at:)
    @objc(pageAtIndex:)
    open func page(at index: Int) -> PDFPage? {
        pages.page(at: index) { number in
            guard let page = contents.reader?.page(at: number + 1) else { return nil }
            return PDFPage(read: page, in: self)
        }
    }

    /// Where a page stands, counted from 0; `NSNotFound` for a page of another document.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/index(for:)
    @objc(indexForPage:)
    open func index(for page: PDFPage) -> Int { pages.index(of: page) ?? NSNotFound }

    /// Puts a page in.
    /// - Precondition: `index` is not beyond the end.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/insert(_:at:)
    @objc(insertPage:atIndex:)
    open func insert(_ page: PDFPage, at index: Int) {
        precondition(
            (0...pageCount).contains(index),
            "A page was put at \(index) in a PDFDocument of \(pageCount) pages. Give an index from 0 to pageCount.")
        pages.insert(page, at: index)
        page.owner = self
        contents.isChanged = true
    }

    /// Takes a page out.
    /// - Precondition: there is one at `index`.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/removepage(at:)
    @objc(removePageAtIndex:)
    open func removePage(at index: Int) {
        checkPage(index)
        pages.remove(at: index)?.owner = nil
        contents.isChanged = true
    }

    /// Lets two pages change places.
    /// - Precondition: there are pages at both.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/exchangepage(at:withpageat:)
    @objc(exchangePageAtIndex:withPageAtIndex:)
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        checkPage(indexA)
        checkPage(indexB)
        guard indexA != indexB else { return }
        pages.exchange(indexA, indexB)
        contents.isChanged = true
    }

    private func checkPage(_ index: Int) {
        precondition(
            (0..<pageCount).contains(index), "A PDFDocument of \(pageCount) pages has none at \(index). Ask for pageCount before.")
    }

    /// Notes that what a page shows is not what the file says any more.
    func pageDidChange() { contents.isChanged = true }

    // MARK: Writing

    /// The document as bytes.
    ///
    /// One that has not been changed is what was read. One that has been is written anew: shapes and text stay what they are, annotations become
    /// part of the pages, and links, the outline and the encryption are gone.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/datarepresentation()
    open func dataRepresentation() -> Data? {
        if !contents.isChanged, let data = contents.data { return data }
        return isLocked ? nil : DocumentWriter.data(of: self)
    }

    /// Writes ``dataRepresentation()`` into a file.
    /// - Returns: false if that failed.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/write(to:)
    @objc(writeToURL:) @discardableResult
    open func write(to url: URL) -> Bool {
        guard url.isFileURL, let data = dataRepresentation() else { return false }
        return (try? data.write(to: url, options: .atomic)) != nil
    }

    /// Writes ``dataRepresentation()`` into a file.
    /// - Returns: false if that failed.
    @objc(writeToFile:) @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    // MARK: The outline

    /// The top of the outline, whose children are its first row. Nil for a document without one. An outline that is set is not written.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfdocument/outlineroot
    open var outlineRoot: PDFOutline? {
        get {
            if let outline { return outline }
            let read = contents.reader.flatMap(OutlineEntry.all).map { PDFOutline(root: $0, of: self) }
            outline = .some(read)
            return read
        }
        set { outline = .some(newValue) }
    }

    // MARK: Internal

    func tell(
        _ name: NSNotification.Name, _ info: [AnyHashable: Any]? = nil, _ call: (any PDFDocumentDelegate, Notification) -> Void
    ) {
        let notification = Notification(name: name, object: self, userInfo: info)
        if let delegate { call(delegate, notification) }
        NotificationCenter.default.post(notification)
    }
}
