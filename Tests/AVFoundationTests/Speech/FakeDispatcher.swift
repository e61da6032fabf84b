import Foundation

/// A speech dispatcher of the test's own, which behaves as it is told.
final class FakeDispatcher: @unchecked Sendable {
    /// What it does with a text.
    enum Mode: Sendable {
        /// Speaks it, mark by mark, until it is asked to pause or to be quiet.
        case speaks
        /// Takes it, and goes on only when it is asked to.
        case pauses
        /// Somebody with more right to speak interrupts it.
        case interrupts
        /// Has no module that could speak.
        case refuses
        /// Leaves in the middle.
        case leaves
        /// Answers without numbers.
        case babbles
    }

    let path = FileManager.default.temporaryDirectory.appendingPathComponent("speech-\(UInt32.random(in: 0 ... .max))").path
    private let mode: Mode
    private let listening: Int32
    private let lock = NSLock()
    private var received: [String] = []
    private var marks: [String] = []

    init(_ mode: Mode) throws {
        self.mode = mode
        listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listening, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0, listen(listening, 4) == 0 else { throw CocoaError(.fileWriteUnknown) }
        Thread { [self] in serve() }.start()
    }

    /// Ends it, for those who come later.
    func end() {
        shutdown(listening, Int32(SHUT_RDWR))
        unlink(path)
    }

    /// What it was sent so far.
    var lines: [String] { lock.withLock { received } }

    private func serve() {
        while true {
            let client = accept(listening, nil, nil)
            guard client >= 0 else { break }
            Thread { [self] in serve(client) }.start()
        }
        close(listening)
    }

    private func serve(_ client: Int32) {
        defer { close(client) }
        guard let input = fdopen(dup(client), "r") else { return }
        defer { fclose(input) }
        var (line, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
        defer { free(line) }
        var text: String?
        while getline(&line, &size, input) > 0, let line {
            let command = String(cString: line).trimmingCharacters(in: .newlines)
            lock.withLock { received.append(command) }
            guard let answer = answer(command, &text) else { return }
            _ = answer.withCString { send(client, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
        }
    }

    /// - Returns: nil if it leaves.
    private func answer(_ command: String, _ text: inout String?) -> String? {
        if text != nil, command != "." {
            text = command
            return ""
        }
        switch command {
        case "SPEAK":
            text = ""
            return "230 OK RECEIVING DATA\r\n"
        case ".":
            defer { text = nil }
            return begin(text ?? "")
        case "LIST SYNTHESIS_VOICES":
            return "249-Ann\ten-GB\tnone\r\n249-Ann+Robot\ten-GB\tRobot\r\n249-Bea\tde\tnone\r\n249-odd\r\n249 OK VOICE LIST SENT\r\n"
        case "PAUSE self": return "213 OK PAUSED\r\n" + event(704, "PAUSED")
        case "RESUME self": return "214 OK RESUMED\r\n" + event(705, "RESUMED") + rest()
        case "CANCEL self": return "211 OK CANCELLED\r\n" + event(703, "CANCELED")
        case _ where mode == .babbles: return "certainly\r\n"
        default: return "200 OK\r\n"
        }
    }

    private func begin(_ text: String) -> String? {
        let parts = text.components(separatedBy: "<mark name=\"").dropFirst()
        marks = parts.map { String($0.prefix { $0 != "\"" }) }
        let taken = "225-7\r\n225 OK MESSAGE QUEUED\r\n" + event(701, "BEGIN")
        switch mode {
        // Another client's event is none of this one's.
        case .speaks: return taken + "702-6\r\n702-2\r\n702 END\r\n" + rest()
        case .pauses: return taken + nextMark()
        case .interrupts: return taken + nextMark() + event(703, "CANCELED")
        case .refuses: return "300 ERROR NO OUTPUT MODULE\r\n"
        case .leaves, .babbles: return nil
        }
    }

    private func nextMark() -> String { marks.isEmpty ? "" : "700-7\r\n700-1\r\n700-\(marks.removeFirst())\r\n700 INDEX MARK\r\n" }

    private func rest() -> String {
        var result = ""
        while !marks.isEmpty { result += nextMark() }
        return result + event(702, "END")
    }

    private func event(_ code: Int, _ name: String) -> String { "\(code)-7\r\n\(code)-1\r\n\(code) \(name)\r\n" }
}
