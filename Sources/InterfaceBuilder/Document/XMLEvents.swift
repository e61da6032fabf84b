internal import CXML
import Foundation

/// Notified of the parts of an XML text, one after another.
protocol XMLEventReceiver: AnyObject {
    /// - Parameter line: that of the tag's end, counted from 1.
    func start(_ name: String, _ attributes: DocumentAttributes, line: Int) throws(DocumentError.Problem)
    func end()
    func add(_ text: UnsafeBufferPointer<UInt8>)
}

/// Parses an XML text with libxml2.
// ad-hoc: not through Foundation, whose parser loses some memory with each error and takes several times as long.
final class XMLEvents {
    private let bytes: [UInt8]
    private var context: xmlParserCtxtPtr?
    private unowned(unsafe) var receiver: any XMLEventReceiver
    /// Names, each where libxml2 keeps it for as long as it reads: the latest for each of some numbers made of their addresses.
    // optimization: nothing else happens while it is read or set, which would otherwise be checked each time.
    @exclusivity(unchecked) private var names: [(address: UnsafePointer<xmlChar>?, name: AttributeName)]
    private static let namesKept = 1024
    /// The first one.
    private var mistake: (line: Int?, problem: DocumentError.Problem)?

    /// - Parameter bytes: UTF-8 without mistakes, up to as many as an `Int32` can count.
    static func read(_ bytes: [UInt8], by receiver: any XMLEventReceiver) -> (line: Int?, problem: DocumentError.Problem)? {
        XMLEvents(bytes, receiver).run()
    }

    private init(_ bytes: [UInt8], _ receiver: any XMLEventReceiver) {
        self.bytes = bytes
        self.receiver = receiver
        names = Array(repeating: (nil, ""), count: Self.namesKept)
    }

    /// - Returns: what is wrong; nil if nothing is.
    private func run() -> (line: Int?, problem: DocumentError.Problem)? {
        guard !bytes.isEmpty else { return (1, .unreadable("it is empty")) }
        bytes.withUnsafeBytes { bytes in
            guard let context = xmlCreateMemoryParserCtxt(bytes.baseAddress, Int32(bytes.count)) else { return }
            defer { xmlFreeParserCtxt(context) }
            // Nothing is ever fetched. The entities that XML itself has are put in, also in attributes; a document that declares more is refused.
            xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue))
            context.pointee.sax.pointee = Self.handlers
            context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
            self.context = context
            xmlParseDocument(context)
            self.context = nil
        }
        return mistake
    }

    // MARK: Events

    /// - Parameter attributes: five pointers for each: name, prefix, what that stands for, and where the value begins and ends.
    private func start(
        _ name: UnsafePointer<xmlChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int32
    ) {
        guard mistake == nil else { return }
        var list: [(name: AttributeName, value: String)] = []
        list.reserveCapacity(Int(count))
        for index in 0..<Int(count) {
            guard let pointers = attributes.map({ $0 + 5 * index }), let name = pointers[0], let start = pointers[3], let end = pointers[4]
            else { continue }
            let value = String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
            list.append((self.name(at: name), value))
        }
        do throws(DocumentError.Problem) {
            try receiver.start(self.name(at: name).text, DocumentAttributes(list), line: line)
        } catch {
            stop(error, line: line)
        }
    }

    private func name(at address: UnsafePointer<xmlChar>) -> AttributeName {
        // Addresses next to each other get indexes far from each other.
        let location = Int(truncatingIfNeeded: (UInt64(UInt(bitPattern: address)) &* 0x9E37_79B9_7F4A_7C15) >> 54)
        if names[location].address == address { return names[location].name }
        let name = AttributeName(String(cString: address))
        names[location] = (address, name)
        return name
    }

    private func stop(_ problem: DocumentError.Problem, line: Int) {
        guard mistake == nil else { return }
        mistake = (line, problem)
        xmlStopParser(context)
    }

    private func fail(_ error: xmlError) {
        guard error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
        let message = error.message.map { String(cString: $0) } ?? "error \(error.code)"
        stop(.unreadable(message.trimmingCharacters(in: .whitespacesAndNewlines)), line: max(Int(error.line), 1))
    }

    private var line: Int { max(Int(xmlSAX2GetLineNumber(context)), 1) }

    // MARK: Handlers

    nonisolated(unsafe) private static let handlers: xmlSAXHandler = {
        var handlers = xmlSAXHandler()
        handlers.initialized = UInt32(XML_SAX2_MAGIC)
        handlers.internalSubset = { user, _, _, _ in
            let events = XMLEvents.of(user)
            events.stop(.declaresEntities, line: events.line)
        }
        handlers.startElementNs = { user, name, _, _, _, _, count, _, attributes in
            if let name { XMLEvents.of(user).start(name, attributes, count) }
        }
        handlers.endElementNs = { user, _, _, _ in
            let events = XMLEvents.of(user)
            if events.mistake == nil { events.receiver.end() }
        }
        handlers.characters = { user, text, count in XMLEvents.of(user).add(text, count) }
        handlers.ignorableWhitespace = handlers.characters
        handlers.cdataBlock = handlers.characters
        handlers.serror = { user, error in
            if let error { XMLEvents.of(user).fail(error.pointee) }
        }
        return handlers
    }()

    private func add(_ text: UnsafePointer<xmlChar>?, _ count: Int32) {
        guard mistake == nil else { return }
        receiver.add(UnsafeBufferPointer(start: text, count: Int(count)))
    }

    private static func of(_ user: UnsafeMutableRawPointer?) -> XMLEvents {
        guard let user else { _requireFailure("libxml2 has lost whom it reads for. This is a mistake of Forastero's; report it.") }
        return Unmanaged<XMLEvents>.fromOpaque(user).takeUnretainedValue()
    }
}
