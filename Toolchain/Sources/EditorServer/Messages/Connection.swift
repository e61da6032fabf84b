import Foundation

/// Two ends of pipes to somebody who speaks in messages. Neither reading nor writing ever holds up who uses it.
final class Connection: Sendable {
    private let input: Int32
    private let output: Int32
    private let writing = DispatchQueue(label: "forastero.lsp.writing")

    init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// Begins to read, on a thread of its own, until the other side ends.
    func start(receiving receive: @escaping @Sendable (JSON) -> Void, ending end: @escaping @Sendable () -> Void) {
        let input = input
        Thread.detachNewThread {
            var buffer = MessageBuffer()
            var piece = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(input, &piece, piece.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                buffer.append(piece[..<count])
                while let message = buffer.next() { receive(message) }
            }
            end()
        }
    }

    func send(_ message: JSON) {
        let output = output
        writing.async {
            let bytes = MessageBuffer.framed(message)
            var place = 0
            while place < bytes.count {
                let count = bytes.withUnsafeBytes { write(output, $0.baseAddress! + place, bytes.count - place) }
                if count < 0, errno == EINTR { continue }
                // Who has gone needs no more.
                guard count > 0 else { return }
                place += count
            }
        }
    }

    /// Waits until all is written.
    func flush() { writing.sync {} }

    func close() {
        flush()
        _ = Foundation.close(input)
        _ = Foundation.close(output)
    }
}
