import Foundation
internal import WebProtocol

/// The socket to the web program. Nothing here waits: what cannot be written yet is kept, and what comes is handed over on the main queue.
@MainActor
final class WebChannel {
    private struct Packet {
        var bytes: Data
        /// Closed when it was sent; -1 for none.
        var descriptor: Int32
    }

    /// So much is read in one turn of the run loop, however much a page says.
    private static let readingSize = 256 * 1024

    private let socket: Int32
    private var reader: (any DispatchSourceRead)?
    private var writer: (any DispatchSourceWrite)?
    private var waiting: [Packet] = []
    private var incoming = Data()
    private let receive: (Data) -> Void
    private let end: () -> Void
    private var isOpen = true

    /// - Parameters:
    ///   - receive: gets each message without its length.
    ///   - end: is called once, when the other side has gone.
    init(socket: Int32, receive: @escaping (Data) -> Void, end: @escaping () -> Void) {
        (self.socket, self.receive, self.end) = (socket, receive, end)
        let reader = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
        reader.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        let socket = socket
        reader.setCancelHandler { Glibc.close(socket) }
        reader.resume()
        self.reader = reader
    }

    /// - Parameter descriptor: goes along with the message, and is closed.
    func send(_ message: WebMessage, descriptor: Int32 = -1) {
        guard isOpen else {
            if descriptor >= 0 { Glibc.close(descriptor) }
            return
        }
        waiting.append(Packet(bytes: message.finished(), descriptor: descriptor))
        if writer == nil { write() }
    }

    /// Waits for a message for so many milliseconds at most, and handles what has come.
    func pump(milliseconds: Int32) {
        var wanted = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard isOpen, poll(&wanted, 1, milliseconds) > 0 else { return }
        read()
    }

    /// Ends the connection; nobody is notified.
    func close() {
        guard isOpen else { return }
        isOpen = false
        writer?.cancel()
        reader?.cancel()
        (reader, writer) = (nil, nil)
        for packet in waiting where packet.descriptor >= 0 { Glibc.close(packet.descriptor) }
        waiting = []
    }

    // MARK: Private

    private func write() {
        while let packet = waiting.first {
            let count = packet.bytes.withUnsafeBytes { web_send(socket, $0.baseAddress, $0.count, packet.descriptor) }
            // The end is seen by the reader.
            guard count >= 0 else { return errno == EAGAIN ? writeWhenPossible() : stopWriting() }
            if packet.descriptor >= 0 { Glibc.close(packet.descriptor) }
            if count == packet.bytes.count {
                waiting.removeFirst()
            } else {
                waiting[0] = Packet(bytes: packet.bytes.dropFirst(count), descriptor: -1)
            }
        }
        stopWriting()
    }

    private func writeWhenPossible() {
        guard writer == nil else { return }
        let writer = DispatchSource.makeWriteSource(fileDescriptor: socket, queue: .main)
        writer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.write() } }
        writer.resume()
        self.writer = writer
    }

    private func stopWriting() {
        writer?.cancel()
        writer = nil
    }

    private func read() {
        var piece = Data(count: Self.readingSize)
        var descriptor: Int32 = -1
        let count = piece.withUnsafeMutableBytes { web_receive(socket, $0.baseAddress, $0.count, &descriptor) }
        if descriptor >= 0 { Glibc.close(descriptor) }
        if count < 0, errno == EAGAIN { return }
        guard count > 0 else { return finish() }
        incoming.append(piece.prefix(count))
        var place = incoming.startIndex
        while isOpen, incoming.endIndex - place >= 4 {
            let length = Int(incoming[place..<place + 4].withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) })
            guard length <= WEB_MESSAGE_LIMIT else { return finish() }
            guard incoming.endIndex - place - 4 >= length else { break }
            let message = incoming[place + 4..<place + 4 + length]
            place += 4 + length
            receive(message)
        }
        incoming = Data(incoming[place...])
    }

    private func finish() {
        guard isOpen else { return }
        close()
        end()
    }
}
