import Foundation

/// A client that says whatever bytes a test wants, and hears what comes back. Nothing of it waits for a time: only for the other side.
final class RawClient {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A frame of a WebSocket.
    struct Frame {
        var kind: UInt8
        var payload: [UInt8]

        var text: String { String(decoding: payload, as: UTF8.self) }
    }

    /// How the other side ended the connection.
    enum Ending: Equatable {
        case closed(code: Int, reason: String)
        /// Without a word, or so that the word was lost: where much is still unread, the system drops what was sent last.
        case reset
    }

    private let descriptor: Int32
    private var unread: [UInt8] = []

    /// - Parameter receiveBuffer: how much the system keeps unread, in bytes; nil for what is usual.
    init(port: Int, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(description: "There is no socket: \(errno)") }
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure(description: "Nobody listens at \(port): \(errno)") }
    }

    deinit { close(descriptor) }

    // MARK: Bytes

    /// - Returns: false once the other side has gone.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// - Returns: false at the end of the connection.
    private func receive() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        unread += buffer[..<count]
        return true
    }

    private func take(_ count: Int) -> [UInt8]? {
        while unread.count < count { guard receive() else { return nil } }
        defer { unread.removeFirst(count) }
        return Array(unread[..<count])
    }

    // MARK: HTTP

    /// Asks for a page, and gives the status of the answer; 0 where there is none.
    func status(of path: String, host: String = "127.0.0.1") -> Int {
        send(Array("GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8))
        return readStatus()
    }

    /// Asks to go on as a WebSocket, and gives the status of the answer; 101 where that is granted.
    func upgrade(path: String = "/", host: String = "127.0.0.1", origin: String? = nil) -> Int {
        let lines =
            [
                "GET \(path) HTTP/1.1", "Host: \(host)", "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Protocol: forastero",
            ] + (origin.map { ["Origin: \($0)"] } ?? [])
        send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        return readStatus()
    }

    private func readStatus() -> Int {
        var header: [UInt8] = []
        while !header.suffix(4).elementsEqual([13, 10, 13, 10]) {
            guard let byte = take(1) else { break }
            header += byte
        }
        let words = String(decoding: header, as: UTF8.self).split(separator: " ", maxSplits: 2)
        return words.count > 1 ? Int(words[1]) ?? 0 : 0
    }

    // MARK: WebSocket

    /// A frame as a client sends it; the mask is 0, so the payload is there as it is.
    static func frame(_ payload: [UInt8], kind: UInt8 = 1, isLast: Bool = true) -> [UInt8] {
        let length: [UInt8]
        switch payload.count {
        case ..<126: length = [UInt8(payload.count) | 0x80]
        case ..<65_536: length = [126 | 0x80] + (0..<2).reversed().map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
        default: length = [127 | 0x80] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
        }
        return [kind | (isLast ? 0x80 : 0)] + length + [0, 0, 0, 0] + payload
    }

    @discardableResult
    func say(_ text: String) -> Bool { send(Self.frame(Array(text.utf8))) }

    /// The next frame; nil at the end of the connection.
    func readFrame() -> Frame? {
        guard let head = take(2) else { return nil }
        var length = Int(head[1] & 0x7F)
        if length >= 126 {
            guard let bytes = take(length == 126 ? 2 : 8) else { return nil }
            length = bytes.reduce(0) { $0 << 8 | Int($1) }
        }
        return take(length).map { Frame(kind: head[0] & 0x0F, payload: $0) }
    }

    /// Reads on until a message has some text in it; false at the end of the connection.
    func hears(_ text: String) -> Bool {
        while let frame = readFrame(), frame.kind != 8 {
            if frame.kind == 1, frame.text.contains(text) { return true }
        }
        return false
    }

    /// Reads on to the end.
    func ending() -> Ending {
        while let frame = readFrame() {
            guard frame.kind == 8 else { continue }
            guard frame.payload.count >= 2 else { return .closed(code: 0, reason: "") }
            let code = Int(frame.payload[0]) << 8 | Int(frame.payload[1])
            return .closed(code: code, reason: String(decoding: frame.payload.dropFirst(2), as: UTF8.self))
        }
        return .reset
    }
}
