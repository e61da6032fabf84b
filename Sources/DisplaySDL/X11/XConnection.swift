internal import CXCB
import Foundation

/// A connection to the X server beside SDL's, with a window that nobody sees: for what programs hand to each other.
///
/// Unlike Xlib, which ends the program, this one tells of a window of another program that has gone as of any event.
@MainActor
final class XConnection {
    let window: UInt32
    let root: UInt32
    private let connection: OpaquePointer
    private var atoms: [String: UInt32] = [:]
    private var names: [UInt32: String] = [:]
    private var source: (any DispatchSourceRead)?
    private var isClosed = false
    /// The number of the event by which the server's extension XFIXES tells of owners; nil where there is none.
    private var ownerEvent: UInt8?
    /// Receives all events that nobody waits for.
    var handler: ((XEvent) -> Void)?

    /// Nil where there is no X server.
    init?() {
        guard let opened = xcb_connect(nil, nil) else { return nil }
        guard xcb_connection_has_error(opened) == 0, let screen = xcb_setup_roots_iterator(xcb_get_setup(opened)).data else {
            xcb_disconnect(opened)
            return nil
        }
        connection = opened
        root = screen.pointee.root
        window = xcb_generate_id(opened)
        var values = [XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue]
        let inherited: UInt8 = 0
        xcb_create_window(
            opened, inherited, window, root, -10, -10, 1, 1, 0, UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0,
            XCB_CW_EVENT_MASK.rawValue, &values)
        flush()
        listen()
    }

    private func listen() {
        let source = DispatchSource.makeReadSource(fileDescriptor: xcb_get_file_descriptor(connection), queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.handleAll() } }
        source.activate()
        self.source = source
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        handler = nil
        source?.cancel()
        xcb_disconnect(connection)
    }

    func flush() { xcb_flush(connection) }

    /// True if the server has ended, or does not understand this program.
    private var hasEnded: Bool { isClosed || xcb_connection_has_error(connection) != 0 }

    // MARK: Atoms

    func atom(_ name: String) -> UInt32 {
        if let known = atoms[name] { return known }
        guard !hasEnded, let reply = xcb_intern_atom_reply(connection, xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name), nil)
        else { return 0 }
        defer { free(reply) }
        atoms[name] = reply.pointee.atom
        names[reply.pointee.atom] = name
        return reply.pointee.atom
    }

    /// Nil for a number that names nothing.
    func name(of atom: UInt32) -> String? {
        if let known = names[atom] { return known }
        guard atom != 0, !hasEnded, let reply = xcb_get_atom_name_reply(connection, xcb_get_atom_name(connection, atom), nil) else {
            return nil
        }
        defer { free(reply) }
        let length = Int(xcb_get_atom_name_name_length(reply))
        let name = xcb_get_atom_name_name(reply).map { String(decoding: Data(bytes: $0, count: length), as: UTF8.self) }
        if let name { (names[atom], atoms[name]) = (name, atom) }
        return name
    }

    // MARK: Events

    /// What the server has told up to now.
    func catchUp() {
        guard !hasEnded else { return }
        free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
        handleAll()
    }

    /// Whoever waits for a reply may have read events on the way, which then wait without waking anybody.
    func handleQueued() {
        while !isClosed, let event = xcb_poll_for_queued_event(connection) {
            defer { free(event) }
            if let known = self.event(event) { handler?(known) }
        }
    }

    private func handleAll() {
        while let event = next() { handler?(event) }
        // A connection that has ended can be read from for ever.
        if hasEnded { source?.cancel() }
    }

    /// Waits for one event, and has the others handled meanwhile. Nil when it does not come in time.
    func wait<Value>(seconds: Double, for wanted: (XEvent) -> Value?) -> Value? {
        flush()
        let end = DispatchTime.now() + seconds
        while !hasEnded {
            while let event = next() {
                if let value = wanted(event) { return value }
                handler?(event)
            }
            let now = DispatchTime.now()
            guard now < end else { return nil }
            var descriptor = pollfd(fd: xcb_get_file_descriptor(connection), events: Int16(POLLIN), revents: 0)
            poll(&descriptor, 1, Int32((end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000) + 1)
        }
        return nil
    }

    private func next() -> XEvent? {
        while !isClosed, let event = xcb_poll_for_event(connection) {
            defer { free(event) }
            if let known = self.event(event) { return known }
        }
        return nil
    }

    private func event(_ event: UnsafeMutablePointer<xcb_generic_event_t>) -> XEvent? {
        func read<Event>(_ type: Event.Type) -> Event { UnsafeRawPointer(event).load(as: type) }
        let type = event.pointee.response_type & 0x7F
        if type == ownerEvent { return .selectionOwner(selection: read(SelectionOwnerEvent.self).selection) }
        switch Int32(type) {
        case 0: return .failure(resource: read(xcb_value_error_t.self).bad_value)
        case XCB_SELECTION_REQUEST:
            let request = read(xcb_selection_request_event_t.self)
            return .selectionRequest(
                XEvent.SelectionRequest(
                    requestor: request.requestor, selection: request.selection, target: request.target, property: request.property,
                    time: request.time))
        case XCB_SELECTION_NOTIFY:
            let notice = read(xcb_selection_notify_event_t.self)
            return .selectionNotify(selection: notice.selection, target: notice.target, property: notice.property)
        case XCB_SELECTION_CLEAR: return .selectionClear(selection: read(xcb_selection_clear_event_t.self).selection)
        case XCB_PROPERTY_NOTIFY:
            let notice = read(xcb_property_notify_event_t.self)
            return .property(window: notice.window, name: notice.atom, isDeleted: notice.state == 1, time: notice.time)
        case XCB_CLIENT_MESSAGE:
            let message = read(xcb_client_message_event_t.self)
            guard message.format == 32 else { return nil }
            let words = withUnsafeBytes(of: message.data) { Array($0.bindMemory(to: UInt32.self).prefix(5)) }
            return .message(window: message.window, type: message.type, words)
        default: return nil
        }
    }

    /// - Parameters:
    ///   - subject: the window that the message is about; nil for the one that gets it.
    ///   - words: five at most.
    func sendMessage(to window: UInt32, about subject: UInt32? = nil, _ type: String, _ words: [UInt32], mask: UInt32 = 0) {
        guard !hasEnded else { return }
        var event = xcb_client_message_event_t()
        event.response_type = UInt8(XCB_CLIENT_MESSAGE)
        event.format = 32
        event.window = subject ?? window
        event.type = atom(type)
        withUnsafeMutableBytes(of: &event.data) { bytes in
            let numbers = bytes.bindMemory(to: UInt32.self)
            for (index, word) in words.prefix(5).enumerated() { numbers[index] = word }
        }
        send(&event, to: window, mask: mask)
    }

    private func send<Event>(_ event: inout Event, to window: UInt32, mask: UInt32 = 0) {
        // Every event takes 32 bytes.
        var bytes = [UInt8](repeating: 0, count: 32)
        withUnsafeBytes(of: &event) { source in
            bytes.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: source.prefix(32))) }
        }
        _ = bytes.withUnsafeBytes { xcb_send_event(connection, 0, window, mask, $0.baseAddress?.assumingMemoryBound(to: CChar.self)) }
        flush()
    }

    // MARK: Properties

    struct Property {
        var type: UInt32
        var bytes: Data

        /// Of a property of numbers.
        var numbers: [UInt32] {
            bytes.withUnsafeBytes { bytes in (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) } }
        }
    }

    /// Nil where there is no such property, or no such window.
    func property(_ name: UInt32, of window: UInt32, deleting: Bool = false) -> Property? {
        let words: UInt32 = 0x1000_0000
        guard !hasEnded,
            let reply = xcb_get_property_reply(connection, xcb_get_property(connection, deleting ? 1 : 0, window, name, 0, 0, words), nil)
        else { return nil }
        defer { free(reply) }
        guard reply.pointee.type != 0 else { return nil }
        let length = Int(xcb_get_property_value_length(reply))
        let bytes = xcb_get_property_value(reply).map { Data(bytes: $0, count: length) } ?? Data()
        return Property(type: reply.pointee.type, bytes: bytes)
    }

    func setProperty(_ name: UInt32, of window: UInt32, type: UInt32, bytes: Data, isAppended: Bool = false) {
        guard !hasEnded else { return }
        bytes.withUnsafeBytes {
            let mode = isAppended ? XCB_PROP_MODE_APPEND : XCB_PROP_MODE_REPLACE
            _ = xcb_change_property(connection, UInt8(mode.rawValue), window, name, type, 8, UInt32($0.count), $0.baseAddress)
        }
    }

    func setProperty(_ name: UInt32, of window: UInt32, type: UInt32, numbers: [UInt32]) {
        guard !hasEnded else { return }
        xcb_change_property(connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, name, type, 32, UInt32(numbers.count), numbers)
    }

    func deleteProperty(_ name: UInt32, of window: UInt32) {
        if !hasEnded { xcb_delete_property(connection, window, name) }
    }

    /// Has the server tell of the properties of another program's window, or no more.
    func watchProperties(of window: UInt32, _ isWatched: Bool) {
        guard !hasEnded, window != self.window else { return }
        var values = [isWatched ? XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue : 0]
        xcb_change_window_attributes(connection, window, XCB_CW_EVENT_MASK.rawValue, &values)
    }

    /// How many bytes a property may be given at once.
    var largestPart: Int { min(Int(xcb_get_maximum_request_length(connection)) * 4 - 256, 1 << 18) }

    /// The server's time: what is selected is stamped with it.
    func time() -> UInt32 {
        let name = atom("_FORASTERO_TIME")
        setProperty(name, of: window, type: atom("STRING"), bytes: Data(), isAppended: true)
        return wait(seconds: 1) { if case .property(_, name, false, let time) = $0 { time } else { nil } } ?? 0
    }

    // MARK: Selections

    // Facts: fixesproto, version 1. The library for it is not on every system, and its requests are short.
    private struct SelectionOwnerEvent {
        var type: UInt8, kind: UInt8, sequence: UInt16
        var window: UInt32, owner: UInt32, selection: UInt32
    }

    /// Has the server tell of each new owner of a selection.
    func watchOwner(of selection: UInt32) {
        let name = "XFIXES"
        guard !hasEnded,
            let reply = xcb_query_extension_reply(connection, xcb_query_extension(connection, UInt16(name.utf8.count), name), nil)
        else { return }
        defer { free(reply) }
        guard reply.pointee.present != 0 else { return }
        let (queryVersion, selectInput): (UInt8, UInt8) = (0, 2)
        let (major, ownerChanges): (UInt32, UInt32) = (1, 1)
        let version = send(reply.pointee.major_opcode, queryVersion, [major, 0], hasReply: true)
        free(xcb_wait_for_reply(connection, version, nil))
        _ = send(reply.pointee.major_opcode, selectInput, [window, selection, ownerChanges], hasReply: false)
        ownerEvent = reply.pointee.first_event
        flush()
    }

    /// Sends a request of an extension.
    private func send(_ extensionCode: UInt8, _ code: UInt8, _ words: [UInt32], hasReply: Bool) -> UInt32 {
        var request = xcb_protocol_request_t(count: 1, ext: nil, opcode: extensionCode, isvoid: hasReply ? 0 : 1)
        // The length counts in words, itself included.
        var bytes = [UInt32(extensionCode) | UInt32(code) << 8 | UInt32(words.count + 1) << 16] + words
        return bytes.withUnsafeMutableBytes { content in
            // The library writes to the two places before.
            var vectors = [iovec](repeating: iovec(), count: 3)
            vectors[2] = iovec(iov_base: content.baseAddress, iov_len: content.count)
            return vectors.withUnsafeMutableBufferPointer { xcb_send_request(connection, 0, $0.baseAddress! + 2, &request) }
        }
    }

    func owner(of selection: UInt32) -> UInt32 {
        guard !hasEnded,
            let reply = xcb_get_selection_owner_reply(connection, xcb_get_selection_owner(connection, selection), nil)
        else { return 0 }
        defer { free(reply) }
        return reply.pointee.owner
    }

    /// - Parameter isOwned: false to own it no more.
    func own(_ selection: UInt32, _ isOwned: Bool, at time: UInt32) {
        guard !hasEnded else { return }
        xcb_set_selection_owner(connection, isOwned ? window : 0, selection, time)
        flush()
    }

    func convert(_ selection: UInt32, to target: UInt32, into property: UInt32, at time: UInt32) {
        if !hasEnded { xcb_convert_selection(connection, window, selection, target, property, time) }
    }

    /// Answers a request; a property of 0 refuses it.
    func answer(_ request: XEvent.SelectionRequest, property: UInt32) {
        guard !hasEnded else { return }
        var event = xcb_selection_notify_event_t()
        event.response_type = UInt8(XCB_SELECTION_NOTIFY)
        event.time = request.time
        event.requestor = request.requestor
        event.selection = request.selection
        event.target = request.target
        event.property = property
        send(&event, to: request.requestor)
    }

    // MARK: The window manager

    private static let stateName = "_NET_WM_STATE"
    private static let fullScreenName = "_NET_WM_STATE_FULLSCREEN"

    /// True if the window manager shows a window on the whole screen.
    func isFullScreen(_ window: UInt32) -> Bool {
        property(atom(Self.stateName), of: window)?.numbers.contains(atom(Self.fullScreenName)) ?? false
    }

    func leaveFullScreen(_ window: UInt32) {
        let (remove, fromApplication): (UInt32, UInt32) = (0, 1)
        let mask = XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT.rawValue | XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue
        sendMessage(to: root, about: window, Self.stateName, [remove, atom(Self.fullScreenName), 0, fromApplication, 0], mask: mask)
    }

    // MARK: Places

    /// A place of the whole desktop, in a window's content; nil where there is no such window.
    func place(x: Int, y: Int, in window: UInt32) -> (x: Int, y: Int)? { translate(x, y, from: root, to: window).map { ($0.x, $0.y) } }

    /// The other way.
    func rootPlace(x: Int, y: Int, in window: UInt32) -> (x: Int, y: Int)? { translate(x, y, from: window, to: root).map { ($0.x, $0.y) } }

    /// The window in another one which is seen at a place of the whole desktop; nil where there is none.
    func child(of window: UInt32, x: Int, y: Int) -> UInt32? {
        translate(x, y, from: root, to: window).flatMap { $0.child == 0 ? nil : $0.child }
    }

    private func translate(_ x: Int, _ y: Int, from source: UInt32, to window: UInt32) -> (x: Int, y: Int, child: UInt32)? {
        guard !hasEnded,
            let reply = xcb_translate_coordinates_reply(
                connection, xcb_translate_coordinates(connection, source, window, Int16(clamping: x), Int16(clamping: y)), nil)
        else { return nil }
        defer { free(reply) }
        return (Int(reply.pointee.dst_x), Int(reply.pointee.dst_y), reply.pointee.child)
    }
}
