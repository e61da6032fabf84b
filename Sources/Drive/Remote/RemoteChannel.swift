internal import Foundation

/// Messages between a test and the app that it uses, over a connected socket: four bytes with the length, lowest first, then JSON.
package final class RemoteChannel {
    /// No tree or picture is larger; a length beyond it is nonsense.
    static let longestMessage = 256 << 20

    private let descriptor: Int32

    /// - Parameter descriptor: of a connected socket, which is closed with this object.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    package func send(_ message: some Encodable) throws {
        let body = try JSONEncoder().encode(message)
        var bytes = Data((0..<4).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) })
        bytes.append(body)
        try bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                // Whoever has gone must not end this process by a signal.
                let count = Glibc.send(descriptor, buffer.baseAddress! + sent, buffer.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw RemoteError("the other process is not there any more") }
                sent += count
            }
        }
    }

    /// The next message; nil when the other process has gone.
    package func receive<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        guard let head = read(4) else { return nil }
        let length = head.enumerated().reduce(0) { $0 | Int($1.element) << ($1.offset * 8) }
        guard length <= Self.longestMessage else { throw RemoteError("a message of \(length) bytes is longer than any can be") }
        guard let body = read(length) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: Data(body))
        } catch {
            throw RemoteError("a message of \(length) bytes cannot be read: \(error)")
        }
    }

    /// So many bytes; nil where the other end closes before.
    private func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](), chunk = [UInt8](repeating: 0, count: min(count, 1 << 16))
        while bytes.count < count {
            let got = recv(descriptor, &chunk, min(chunk.count, count - bytes.count), 0)
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            bytes += chunk[0..<got]
        }
        return bytes
    }
}
