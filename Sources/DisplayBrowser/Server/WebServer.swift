internal import CWebSockets
import Display
import Foundation

/// Serves pages, and keeps the connections that they open. All that knows of the library for that is in this file.
///
/// The connections are served by a thread of their own. What comes from them is handed over there; all other members may be called
/// from anywhere.
final class WebServer: @unchecked Sendable {
    /// A failure of opening a port.
    enum Failure: Error, Equatable {
        case portInUse
        case noMemory
    }

    let port: Int
    private let policy: AccessPolicy
    private let pages: [String: [UInt8]]
    private let handler: @Sendable (WebEvent) -> Void

    private let lock = NSLock()
    private var requests: [Request] = []
    private var isStopped = false
    private var backlogs: [Int: MessageBacklog] = [:]

    // Of the server's thread alone.
    private var connections: [OpaquePointer: WebConnection] = [:]
    /// The answers to those that have asked for a page, sent once they can be written to.
    private var answers: [OpaquePointer: [UInt8]] = [:]
    private var latestID = 0

    private let names: [UnsafeMutablePointer<CChar>]
    private let protocols: UnsafeMutablePointer<lws_protocols>
    private var context: OpaquePointer?
    private let thread = DispatchGroup()

    private static let mostConnections = 16
    /// How long a page that is to go may leave unread why, in seconds.
    private static let patience: Int32 = 2

    /// A request of another thread.
    private enum Request {
        case send(WebConnection.Outgoing, to: Int)
        case close(Int, reason: String)
        case read(Int)
    }

    /// Opens a port and begins to serve.
    /// - Parameters:
    ///   - pages: by their paths.
    ///   - handler: called on the server's thread.
    init(port: Int, policy: AccessPolicy, pages: [String: String], handler: @escaping @Sendable (WebEvent) -> Void) throws(Failure) {
        self.port = port
        self.policy = policy
        self.pages = pages.mapValues { Array($0.utf8) }
        self.handler = handler
        names = ["http", "forastero", policy.host].map { (name: String) in strdup(name) }
        protocols = .allocate(capacity: 3)
        protocols.initialize(repeating: lws_protocols(), count: 3)
        for index in 0..<2 {
            protocols[index].name = UnsafePointer(names[index])
            protocols[index].callback = webServerCallback
            protocols[index].rx_buffer_size = 16_384
        }
        lws_set_log_level(0, nil)
        context = openContext()
        guard context != nil else {
            release()
            throw Self.isPortInUse(port, host: policy.host) ? .portInUse : .noMemory
        }
        serve()
    }

    private func openContext() -> OpaquePointer? {
        var info = lws_context_creation_info()
        info.port = Int32(port)
        info.iface = policy.host == "0.0.0.0" ? nil : UnsafePointer(names[2])
        info.protocols = UnsafePointer(protocols)
        info.gid = -1
        info.uid = -1
        info.user = Unmanaged.passUnretained(self).toOpaque()
        // Somebody who begins a request and does not go on is not waited for.
        info.timeout_secs = 10
        info.options = UInt64(LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND) | UInt64(LWS_SERVER_OPTION_DISABLE_IPV6)
        return lws_create_context(&info)
    }

    private func serve() {
        let serving = thread
        serving.enter()
        Thread.detachNewThread { [self] in
            while !locked({ isStopped }), lws_service(context, 0) >= 0 {}
            lws_context_destroy(context)
            context = nil
            release()
            serving.leave()
        }
    }

    /// Ends all connections, and waits for that.
    func stop() {
        guard
            locked({ () -> Bool in
                defer { isStopped = true }; return !isStopped
            })
        else { return }
        lws_cancel_service(context)
        thread.wait()
    }

    func send(_ text: String, to id: Int) { ask(.send(.text(text), to: id)) }
    func send(_ bytes: [UInt8], to id: Int) { ask(.send(.binary(bytes), to: id)) }
    func close(_ id: Int, reason: String) { ask(.close(id, reason: reason)) }

    /// The application has heard of a message that was handed over.
    func heard(_ text: String, from id: Int) {
        let mayGoOn = locked { backlogs[id]?.remove(bytes: text.utf8.count) ?? false }
        if mayGoOn { ask(.read(id)) }
    }

    private func ask(_ request: Request) {
        let isServing = locked { () -> Bool in
            requests.append(request)
            return !isStopped
        }
        if isServing { lws_cancel_service(context) }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    private func release() {
        for name in names { free(name) }
        protocols.deallocate()
    }

    private static func isPortInUse(_ port: Int, host: String) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { Glibc.close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        return result != 0 && errno == EADDRINUSE
    }
}

// MARK: On the server's thread

private func webServerCallback(
    _ connection: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?, _ input: UnsafeMutableRawPointer?,
    _ length: Int
) -> Int32 {
    guard let connection, let context = lws_get_context(connection), let owner = lws_context_user(context) else { return 0 }
    let server = Unmanaged<WebServer>.fromOpaque(owner).takeUnretainedValue()
    return server.respond(to: reason, of: connection, UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length))
}

extension WebServer {
    /// - Returns: anything but 0 ends the connection.
    fileprivate func respond(to reason: lws_callback_reasons, of wsi: OpaquePointer, _ input: UnsafeRawBufferPointer) -> Int32 {
        switch reason {
        case LWS_CALLBACK_HTTP: return answer(String(decoding: input, as: UTF8.self), wsi)
        case LWS_CALLBACK_HTTP_WRITEABLE: return writePage(wsi)
        case LWS_CALLBACK_CLOSED_HTTP:
            answers[wsi] = nil
            return 0
        case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return policy.refusalOfConnection(Self.request(wsi)) == nil ? 0 : 1
        case LWS_CALLBACK_ESTABLISHED: return open(wsi)
        case LWS_CALLBACK_RECEIVE: return receive(input, wsi)
        case LWS_CALLBACK_SERVER_WRITEABLE: return write(wsi)
        case LWS_CALLBACK_CLOSED:
            guard let connection = connections.removeValue(forKey: wsi) else { return 0 }
            locked { backlogs[connection.id] = nil }
            handler(.closed(connection.id))
            return 0
        case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
            performRequests()
            return 0
        default: return 0
        }
    }

    private func performRequests() {
        let requests = locked { () -> [Request] in
            defer { self.requests.removeAll() }
            return self.requests
        }
        for request in requests {
            switch request {
            case .send(let message, let id): change(id) { $0.send(message) }
            case .close(let id, let reason): change(id) { $0.end(reason) }
            case .read(let id): if let wsi = wsi(of: id) { lws_rx_flow_control(wsi, 1) }
            }
        }
    }

    private func wsi(of id: Int) -> OpaquePointer? { connections.first { $0.value.id == id }?.key }

    private func change(_ id: Int, _ body: (inout WebConnection) -> Void) {
        guard let wsi = wsi(of: id) else { return }
        body(&connections[wsi]!)
        // A page that reads nothing can never be written to.
        if connections[wsi]?.ending != nil { lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, Self.patience) }
        lws_callback_on_writable(wsi)
    }

    // MARK: Pages

    private func answer(_ path: String, _ wsi: OpaquePointer) -> Int32 {
        if let refusal = policy.refusal(of: Self.request(wsi)) { return lws_return_http_status(wsi, 403, refusal) == 0 ? 0 : -1 }
        guard let page = pages[path] else {
            return lws_return_http_status(wsi, 404, "The pages here are \(pages.keys.sorted().joined(separator: " and "))") == 0 ? 0 : -1
        }
        var header = [UInt8](repeating: 0, count: lws_room_before_payload() + 2048)
        let isWritten = header.withUnsafeMutableBufferPointer { buffer -> Bool in
            guard let base = buffer.baseAddress else { return false }
            let start = base + lws_room_before_payload()
            let end = base + buffer.count
            var next: UnsafeMutablePointer<UInt8>? = start
            return lws_add_http_common_headers(wsi, 200, "text/html; charset=utf-8", lws_filepos_t(page.count), &next, end) == 0
                && Self.headers.allSatisfy { name, value in
                    lws_add_http_header_by_name(wsi, name, value, Int32(value.utf8.count), &next, end) == 0
                } && lws_finalize_write_http_header(wsi, start, &next, end) == 0
        }
        guard isWritten else { return -1 }
        answers[wsi] = page
        lws_callback_on_writable(wsi)
        return 0
    }

    /// The page asks nobody else for anything, and nobody may frame it.
    private static let headers = [
        ("cache-control:", "no-store"), ("x-content-type-options:", "nosniff"), ("referrer-policy:", "no-referrer"),
        (
            "content-security-policy:",
            "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src blob: data:; connect-src 'self'; "
                + "frame-ancestors 'none'"
        ),
    ]

    private func writePage(_ wsi: OpaquePointer) -> Int32 {
        guard let page = answers.removeValue(forKey: wsi), Self.write(page, LWS_WRITE_HTTP_FINAL, wsi) else { return -1 }
        return lws_http_transaction_completed(wsi) == 0 ? 0 : -1
    }

    private static func request(_ wsi: OpaquePointer) -> AccessPolicy.Request {
        var buffer = [CChar](repeating: 0, count: 256)
        func header(_ token: lws_token_indexes) -> String? {
            let length = lws_hdr_copy(wsi, &buffer, Int32(buffer.count), token)
            return length > 0 ? String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
        }
        let (host, origin) = (header(WSI_TOKEN_HOST), header(WSI_TOKEN_ORIGIN))
        let token = lws_get_urlarg_by_name(wsi, "token=", &buffer, Int32(buffer.count)).map { String(cString: $0) }
        return AccessPolicy.Request(host: host, origin: origin, token: token)
    }

    // MARK: Connections

    private func open(_ wsi: OpaquePointer) -> Int32 {
        // Connections that are being closed take a moment.
        guard connections.count < 2 * Self.mostConnections else { return -1 }
        let isWelcome = connections.values.count { $0.ending == nil } < Self.mostConnections
        latestID += 1
        connections[wsi] = WebConnection(id: latestID)
        if isWelcome {
            locked { backlogs[latestID] = MessageBacklog() }
            handler(.opened(latestID))
        } else {
            change(latestID) { $0.end("\(Self.mostConnections) pages are open already. Close one of them.") }
        }
        return 0
    }

    private func receive(_ piece: UnsafeRawBufferPointer, _ wsi: OpaquePointer) -> Int32 {
        let isLast = lws_is_final_fragment(wsi) != 0 && lws_remaining_packet_payload(wsi) == 0
        let isBinary = lws_frame_is_binary(wsi) != 0
        guard let text = connections[wsi]?.receive(piece, isLast: isLast, isBinary: isBinary, at: UInt64(bitPattern: lws_now_usecs())),
            let id = connections[wsi]?.id
        else { return end(wsi) }
        if locked({ backlogs[id]?.add(bytes: text.utf8.count) ?? false }) { lws_rx_flow_control(wsi, 0) }
        handler(.received(id, text: text))
        return 0
    }

    private func write(_ wsi: OpaquePointer) -> Int32 {
        guard let message = connections[wsi]?.takeOutgoing() else { return end(wsi) }
        let isWritten =
            switch message {
            case .text(let text): Self.write(Array(text.utf8), LWS_WRITE_TEXT, wsi)
            case .binary(let bytes): Self.write(bytes, LWS_WRITE_BINARY, wsi)
            }
        guard isWritten else { return -1 }
        if connections[wsi]?.outbox.isEmpty == false { lws_callback_on_writable(wsi) }
        return 0
    }

    /// Ends the connection if it is to end, and tells the page why.
    private func end(_ wsi: OpaquePointer) -> Int32 {
        guard let reason = connections[wsi]?.ending else { return 0 }
        var bytes = Array(reason.utf8.prefix(120))
        lws_close_reason(wsi, LWS_CLOSE_STATUS_POLICY_VIOLATION, &bytes, bytes.count)
        return -1
    }

    private static func write(_ bytes: [UInt8], _ kind: lws_write_protocol, _ wsi: OpaquePointer) -> Bool {
        let room = lws_room_before_payload()
        var framed = [UInt8](unsafeUninitializedCapacity: room + bytes.count) { buffer, count in
            for index in 0..<room { buffer.initializeElement(at: index, to: 0) }
            _ = UnsafeMutableBufferPointer(rebasing: buffer[room...]).initialize(from: bytes)
            count = room + bytes.count
        }
        return framed.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { lws_write(wsi, $0 + room, bytes.count, kind) >= 0 } ?? false
        }
    }
}
