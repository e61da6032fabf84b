import Foundation
import Synchronization

/// A process of the test's own, from its start to its end.
final class ChildProcess: Sendable {
    struct Failure: Error {
        let path: String
        let reason: String
    }

    /// How a process has ended: by itself with a status, or by a signal of that number.
    struct End: Sendable {
        let status: Int32
        let wasSignalled: Bool
    }

    private struct State: Sendable {
        var end: End?
        var watchers: [Int: @Sendable () -> Void] = [:]
        var latestWatcher = 0
    }

    private let process: pid_t
    private let state = Mutex(State())
    private let ended = DispatchGroup()

    /// - Parameter streams: the descriptors that become its standard streams.
    init(_ path: String, _ arguments: [String], environment: [String: String], streams: [Int32]) throws {
        process = try Self.spawn(path, arguments, environment, streams)
        ended.enter()
        Thread.detachNewThread { [self] in
            waitForEndAndTell()
            ended.leave()
        }
    }

    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String], _ streams: [Int32]
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (number, descriptor) in streams.enumerated() { posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number)) }
        // The signals that the test's thread has blocked are none of the program's business.
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let error = StreamPair.opening.withLock { _ in posix_spawn(&process, path, &actions, &attributes, &words, &variables) }
        guard error == 0 else { throw Failure(path: path, reason: String(cString: strerror(error))) }
        return process
    }

    // MARK: The end

    /// Ends it by SIGKILL, at once. Does nothing when it has ended.
    func kill() {
        // Until the end is known, the number is still its own.
        state.withLock { if $0.end == nil { _ = Foundation.kill(process, SIGKILL) } }
    }

    func waitForEnd() -> End {
        ended.wait()
        return state.withLock { $0.end } ?? End(status: -1, wasSignalled: false)
    }

    /// Calls something at the end, or at once if that has come.
    /// - Returns: a number by which it is forgotten.
    func whenEnded(_ body: @escaping @Sendable () -> Void) -> Int {
        let (number, hasEnded) = state.withLock { state in
            state.latestWatcher += 1
            if state.end == nil { state.watchers[state.latestWatcher] = body }
            return (state.latestWatcher, state.end != nil)
        }
        if hasEnded { body() }
        return number
    }

    func forget(_ watcher: Int) { state.withLock { $0.watchers[watcher] = nil } }

    private func waitForEndAndTell() {
        var information = siginfo_t()
        while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        let watchers = state.withLock { state in
            var status: Int32 = 0
            waitpid(process, &status, 0)
            let signal = status & 0x7F
            state.end = End(status: signal == 0 ? (status >> 8) & 0xFF : signal, wasSignalled: signal != 0)
            defer { state.watchers = [:] }
            return state.watchers.values.map(\.self)
        }
        for watcher in watchers { watcher() }
    }

    // MARK: What it needs

    /// In seconds; 0 when it has ended.
    var processorTime: Double {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        // After the name, which may hold anything, the 12th and 13th field are what it and the kernel for it have used.
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let own = Double(fields[11]), let kernel = Double(fields[12]) else { return 0 }
        return (own + kernel) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// In bytes; 0 when it has ended.
    var residentMemory: Int {
        let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }
}
