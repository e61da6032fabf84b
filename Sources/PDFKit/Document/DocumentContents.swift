import CoreGraphics
internal import DeviceNotice
import Foundation

/// What has been read of a document.
struct DocumentContents {
    /// The file; nil for a new document.
    let data: Data?
    /// Nil while the document is locked, and for a new one.
    private(set) var reader: CGPDFDocument?
    private(set) var isLocked = false
    let isEncrypted: Bool
    /// True if the file is not what the document is any more.
    var isChanged = false
    private var ownAttributes: [AnyHashable: Any]??

    /// A new document.
    init() {
        data = nil
        isEncrypted = false
    }

    /// - Parameter library: nil where it is not installed, which is said once.
    init?(_ data: Data, with library: PDFLibrary?) {
        guard let library else {
            DeviceNotice.say("to read PDF documents, install the Debian package libpoppler-glib8")
            return nil
        }
        switch CGPDFDocument.opening(data, password: nil, with: library) {
        case .open(let document): (reader, isEncrypted) = (document, Self.namesEncryption(data))
        case .locked: (isLocked, isEncrypted) = (true, true)
        case .unreadable: return nil
        }
        self.data = data
    }

    /// - Returns: true if the password is right.
    mutating func unlock(_ password: String) -> Bool {
        guard let data, let library = PDFLibrary.shared,
            case .open(let document) = CGPDFDocument.opening(data, password: password, with: library)
        else { return false }
        (reader, isLocked) = (document, false)
        return true
    }

    /// True if the file refers to a dictionary of encryption, which is never compressed. Such a file may take no password for reading.
    private static func namesEncryption(_ data: Data) -> Bool {
        guard let name = data.range(of: Data("/Encrypt".utf8)) else { return false }
        let next = data[name.upperBound...].prefix(16).drop { [9, 10, 13, 32].contains($0) }.first
        return next == UInt8(ascii: "<") || next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
    }

    /// True if the document permits all of these; a new one permits everything.
    func permits(_ wanted: UInt32) -> Bool {
        guard data != nil else { return true }
        guard let found = ask({ $0.permissions($1) }) else { return false }
        // The library tells of seven permissions.
        return found & wanted & 0x7f == wanted & 0x7f
    }

    var version: (major: Int, minor: Int) {
        ask { poppler, document in
            var (major, minor): (UInt32, UInt32) = (0, 0)
            poppler.version(document, &major, &minor)
            return (Int(major), Int(minor))
        } ?? (1, 5)
    }

    /// By the names of ``PDFDocumentAttribute``.
    var attributes: [AnyHashable: Any]? {
        get { ownAttributes ?? ask { Self.attributes($0, $1) } }
        set { ownAttributes = .some(newValue) }
    }

    private static func attributes(_ poppler: Poppler, _ document: OpaquePointer) -> [AnyHashable: Any] {
        var found: [AnyHashable: Any] = [:]
        func put(_ attribute: PDFDocumentAttribute, _ value: Any?) { if let value { found[attribute] = value } }
        func text(_ name: String) -> String? { poppler.taken(poppler.texts[name]?(document)) }
        func date(_ seconds: Int) -> Date? { seconds > 0 ? Date(timeIntervalSince1970: Double(seconds)) : nil }
        put(.titleAttribute, text("title"))
        put(.authorAttribute, text("author"))
        put(.subjectAttribute, text("subject"))
        put(.creatorAttribute, text("creator"))
        put(.producerAttribute, text("producer"))
        put(
            .keywordsAttribute,
            text("keywords").map { $0.split(whereSeparator: { ",;".contains($0) }).map { $0.trimmingCharacters(in: .whitespaces) } })
        put(.creationDateAttribute, date(poppler.creationDate(document)))
        put(.modificationDateAttribute, date(poppler.modificationDate(document)))
        return found
    }

    private func ask<Answer>(_ question: (Poppler, OpaquePointer) -> Answer) -> Answer? {
        guard let reader, let library = PDFLibrary.shared, let poppler = Poppler.shared else { return nil }
        return library.lock.withLock { _ in question(poppler, reader.pointer) }
    }
}
