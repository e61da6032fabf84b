import Foundation

/// A server of web pages on this machine, in a thread of its own. It knows a few paths and answers one request at a time.
final class LocalServer: @unchecked Sendable {
    struct Answer {
        var status = "200 OK"
        var headers: [String: String] = ["Content-Type": "text/html"]
        var body = ""
        /// How long the body is said to be. Default: as long as it is.
        var promised: Int?
        /// True if the connection stays until the other side closes it.
        var stays = false
    }

    let port: UInt16
    private let socket: Int32
    private let answer: @Sendable (_ request: String) -> Answer

    /// - Parameter answer: gets all of a request: its line and its headers.
    init(_ answer: @escaping @Sendable (String) -> Answer) {
        self.answer = answer
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        self.socket = socket
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(socket, $0, length)
                _ = getsockname(socket, $0, &length)
            }
        }
        listen(socket, 16)
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in serve() }
    }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

    func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

    private func serve() {
        while true {
            let connection = accept(socket, nil, nil)
            guard connection >= 0 else { break }
            respond(on: connection)
            close(connection)
        }
        close(socket)
    }

    private func respond(on connection: Int32) {
        var request = Data()
        var piece = [UInt8](repeating: 0, count: 4096)
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = recv(connection, &piece, piece.count, 0)
            guard count > 0 else { return }
            request.append(contentsOf: piece[..<count])
        }
        let answer = answer(String(decoding: request, as: UTF8.self))
        var text = "HTTP/1.1 \(answer.status)\r\nConnection: close\r\nContent-Length: \(answer.promised ?? answer.body.utf8.count)\r\n"
        for (name, value) in answer.headers { text += "\(name): \(value)\r\n" }
        let bytes = Array((text + "\r\n" + answer.body).utf8)
        _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        while answer.stays, recv(connection, &piece, piece.count, 0) > 0 {}
    }
}
