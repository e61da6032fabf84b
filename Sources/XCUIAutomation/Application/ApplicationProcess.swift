internal import Drive
import Foundation

/// The process of an app, and the connection to it.
@MainActor
final class ApplicationProcess {
    /// The number of the process.
    let number: Int32
    /// How long it took to start, in real seconds.
    let launchDuration: TimeInterval
    var isInForeground = true
    /// In points, as of the latest tree.
    private(set) var screenWidth: CGFloat = 0
    private let channel: RemoteChannel
    private let output: ProcessOutput
    private var clock = WaitingClock()
    /// How it ended; nil while it runs.
    private(set) var end: String?

    init(number: Int32, channel: RemoteChannel, output: ProcessOutput, launchDuration: TimeInterval) {
        self.number = number
        self.channel = channel
        self.output = output
        self.launchDuration = launchDuration
    }

    var isRunning: Bool {
        if end == nil { noteEnd(waiting: false) }
        return end == nil
    }

    /// Asks the app, after its clock has gone on by as much as the test has waited. nil where the app has ended.
    func answer(_ request: RemoteRequest) -> RemoteReply? {
        if let seconds = clock.takeDebt() { _ = exchange(.pass(seconds)) }
        defer { clock.restart() }
        let reply = exchange(request)
        if case .tree(let record)? = reply { screenWidth = record.frame.width }
        return reply
    }

    private func exchange(_ request: RemoteRequest) -> RemoteReply? {
        guard end == nil else { return nil }
        do {
            try channel.send(request)
            if let reply = try channel.receive(RemoteReply.self) { return reply }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
        }
        noteEnd(waiting: true)
        return nil
    }

    func kill() {
        guard end == nil else { return }
        Glibc.kill(number, SIGKILL)
        noteEnd(waiting: true)
        end = "it was ended"
    }

    private func noteEnd(waiting: Bool) {
        var status: Int32 = 0
        let ended = waitpid(number, &status, waiting ? 0 : WNOHANG)
        guard ended == number || ended < 0 else { return }
        end = ProcessEnd.words(status: status, lastWords: output.lastWords())
    }
}
