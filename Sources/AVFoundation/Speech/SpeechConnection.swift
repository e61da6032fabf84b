internal import DeviceNotice
import Foundation

/// A connection to the desktop's speech dispatcher, by its protocol SSIP over a local socket.
///
/// Commands are sent by one thread at a time, and each waits for its answer, for ``patience`` at most.
// Facts: the manual "Speech Synthesis Interface Protocol" of speech-dispatcher 0.11.
final class SpeechConnection: @unchecked Sendable {
    /// There is no dispatcher, it has left, refuses, or answers something else.
    struct Failure: Error {}

    /// Something that happens to a message: its number, the number of the event, and the name of a mark.
    struct Event: Sendable {
        var code: Int
        var message: Int
        var mark: String?
    }

    /// In seconds, for one answer.
    static let patience = 5.0
    /// An answer beyond that is none, in bytes.
    private static let longestLine = 1 << 16

    private let descriptor: Int32
    private let answers = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    // Under the lock: the answers that nobody has read, and whether there will be more.
    private var unread: [(code: Int, lines: [String])] = []
    private var isOpen = true
    // Set before anybody is told anything.
    private var hear: @Sendable (Event?) -> Void = { _ in }

    /// Opens a connection; has the dispatcher started if it does not run.
    convenience init() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let path = Self.path(environment) else { throw Failure() }
        do {
            try self.init(path: path)
        } catch {
            guard Self.startDispatcher() else { throw error }
            try self.init(path: path)
        }
    }

    init(path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure() }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { throw Failure() }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        // An object that throws here ends as any other, and closes it.
        guard result == 0 else { throw Failure() }
        let thread = Thread { [self] in read() }
        thread.name = "Speech"
        thread.start()
        do {
            _ = try send("SET self CLIENT_NAME \(Self.clientName)")
        } catch {
            end()
            throw error
        }
    }

    deinit { close(descriptor) }

    /// Ends the connection; what waits for an answer fails.
    func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    private static var clientName: String {
        func clean(_ text: String) -> String { String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
        return "\(clean(NSUserName())):\(clean(ProcessInfo.processInfo.processName)):main"
    }

    // MARK: The dispatcher

    /// Where it listens.
    static func path(_ environment: [String: String]) -> String? {
        for prefix in ["unix_socket:", "unix:"] {
            if let address = environment["SPEECHD_ADDRESS"], address.hasPrefix(prefix) { return String(address.dropFirst(prefix.count)) }
        }
        return environment["XDG_RUNTIME_DIR"].map { $0 + "/speech-dispatcher/speechd.sock" }
    }

    private static func startDispatcher() -> Bool {
        let program = "/usr/bin/speech-dispatcher"
        guard FileManager.default.isExecutableFile(atPath: program) else {
            DeviceNotice.say("Nothing is spoken without the Debian packages speech-dispatcher and speech-dispatcher-espeak-ng.")
            return false
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--spawn"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let hasEnded = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in hasEnded.signal() }
        guard (try? process.run()) != nil, hasEnded.wait(timeout: .now() + patience) == .success else { return false }
        return process.terminationStatus == 0
    }

    // MARK: Sending

    /// From now on events are handed over, on a thread of the connection's own; nil is the last one.
    func listen(_ hear: @escaping @Sendable (Event?) -> Void) throws {
        self.hear = hear
        for command in ["SET self NOTIFICATION ALL on", "SET self SSML_MODE on"] { _ = try send(command) }
    }

    /// Sends a line.
    /// - Returns: the lines of the answer before its last one, which says how it went.
    @discardableResult
    func send(_ command: String) throws -> [String] {
        try write(command)
        guard answers.wait(timeout: .now() + Self.patience) == .success else {
            end()
            throw Failure()
        }
        let answer = try lock.withLock {
            guard !unread.isEmpty else { throw Failure() }
            return unread.removeFirst()
        }
        guard (200..<300).contains(answer.code) else { throw Failure() }
        return answer.lines
    }

    /// Has a text spoken.
    /// - Parameter markup: SSML, in one line that does not begin with a point.
    /// - Returns: the number of the message.
    func speak(_ markup: String) throws -> Int {
        try send("SPEAK")
        guard let number = try send(markup + "\r\n.").first.flatMap({ Int($0) }) else { throw Failure() }
        return number
    }

    private func write(_ line: String) throws {
        var bytes = Array((line + "\r\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw Failure() }
            bytes = bytes.dropFirst(count)
        }
    }

    // MARK: Reading

    private func read() {
        var (buffer, lines) = (Data(), [String]())
        var block = [UInt8](repeating: 0, count: 4096)
        reading: while true {
            let count = recv(descriptor, &block, block.count, 0)
            guard count > 0 else { break }
            buffer += block[0..<count]
            while let end = buffer.firstIndex(of: 10) {
                let line = String(decoding: buffer[..<end], as: UTF8.self).trimmingCharacters(in: .newlines)
                buffer = Data(buffer[(end + 1)...])
                guard let code = Int(line.prefix(3)), line.count >= 4 else { break reading }
                let text = String(line.dropFirst(4))
                if line.dropFirst(3).first == "-" {
                    lines.append(text)
                } else {
                    take(code, lines)
                    lines = []
                }
            }
            guard buffer.count <= Self.longestLine, lines.count <= Self.longestLine else { break }
        }
        end()
        lock.withLock { isOpen = false }
        answers.signal()
        hear(nil)
    }

    private func take(_ code: Int, _ lines: [String]) {
        guard (700..<800).contains(code) else {
            lock.withLock { unread.append((code, lines)) }
            answers.signal()
            return
        }
        guard let message = lines.first.flatMap({ Int($0) }) else { return }
        hear(Event(code: code, message: message, mark: lines.count > 2 ? lines[2] : nil))
    }
}
