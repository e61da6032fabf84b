import Foundation

/// What the user has chosen in the desktop's dialogue for printing.
public struct PrintJob: Sendable {
    /// The sheet that is printed on.
    public let paper: PrintPaper
    /// The pages that are printed, counted from 0; nil for all. They may be pages that there are not.
    public let pages: [ClosedRange<Int>]?
    let title: String
    /// By which the portal knows what was chosen; nil where it has given none, and then it asks again.
    let token: UInt32?

    init(title: String, answer: [String: BusValue]) {
        self.title = title
        paper = PrintPaper(pageSetup: answer["page-setup"]?.entries ?? [:])
        token = answer["token"]?.number
        let settings = answer["settings"]?.entries ?? [:]
        pages = settings["print-pages"]?.text == "ranges" ? settings["page-ranges"]?.text.map(Self.ranges) : nil
    }

    /// As in `0-2,5`; what is none is left out.
    private static func ranges(_ text: String) -> [ClosedRange<Int>] {
        text.split(separator: ",").compactMap { part in
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0.trimmingCharacters(in: .whitespaces)) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, 0 <= first, first <= last else { return nil }
            return first...last
        }
    }

    /// Has the desktop print a document.
    /// - Parameters:
    ///   - document: the bytes of a PDF.
    ///   - completion: called once, on the main thread, with why it is not printed; nil if it is, or if the user did not want it after all.
    public func print(_ document: Data, on bus: SessionBus, completion: @escaping @MainActor @Sendable (_ failure: String?) -> Void) {
        let end: PortalRequest.Completion = { answer in
            let failure: String? = if case .failed(let reason) = answer { reason } else { nil }
            DispatchQueue.main.async { completion(failure) }
        }
        guard let descriptor = Self.descriptor(of: document) else { return end(.failed(String(cString: strerror(errno)))) }
        let (title, token) = (title, token)
        PortalRequest.send(
            "Print", "Print", on: bus, descriptors: [descriptor],
            arguments: { handle in
                var options = handle
                options["token"] = token.map { .number($0) }
                return [.text(DesktopUse.window), .text(title), .descriptor(0), .dictionary(options)]
            }, completion: end)
    }

    /// A file of these bytes that has no name, open for reading from its beginning.
    private static func descriptor(of document: Data) -> Int32? {
        var path = Array((NSTemporaryDirectory() + "printed-XXXXXX").utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { return nil }
        unlink(path)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        guard (try? file.write(contentsOf: document)) != nil, lseek(descriptor, 0, SEEK_SET) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }
}
