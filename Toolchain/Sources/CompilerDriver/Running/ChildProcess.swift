import Foundation

/// Another program: the real compiler.
struct ChildProcess {
    enum Stream: Int32, Sendable {
        case output = 1
        case error = 2
    }

    let path: String
    let arguments: [String]

    /// Becomes the program. Returns only if that fails.
    func replaceThisProcess() throws(DriverError) -> Never {
        withArgumentVector { _ = execv(path, $0) }
        throw cannotStart(errno)
    }

    /// Runs the program with our own input and output.
    /// - Returns: its exit status, or 128 and the signal that ended it, as a shell says it.
    func run() throws(DriverError) -> Int32 {
        try wait(for: spawn(actions: nil))
    }

    /// Runs the program and hands over what it prints, as it arrives, in the pieces that arrive.
    func run(receiving receive: (Stream, ArraySlice<UInt8>) -> Void) throws(DriverError) -> Int32 {
        let output = try Pipe.open(), errors = try Pipe.open()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output.writing, Stream.output.rawValue)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, Stream.error.rawValue)
        let process: pid_t
        do {
            process = try withUnsafePointer(to: &actions) { pointer throws(DriverError) in try spawn(actions: pointer) }
        } catch {
            for pipe in [output, errors] { pipe.closeBoth() }
            throw error
        }
        for pipe in [output, errors] { close(pipe.writing) }
        Self.read([(.output, output.reading), (.error, errors.reading)], receive)
        return wait(for: process)
    }

    /// Runs the program and collects what it prints to its output.
    func capture() throws(DriverError) -> (status: Int32, output: String) {
        var bytes: [UInt8] = []
        let status = try run { stream, piece in
            if stream == .output { bytes += piece }
        }
        return (status, String(decoding: bytes, as: UTF8.self))
    }

    private func spawn(actions: UnsafePointer<posix_spawn_file_actions_t>?) throws(DriverError) -> pid_t {
        var process: pid_t = 0
        SignalForwarding.prepare()
        let failure = withArgumentVector { posix_spawn(&process, path, actions, nil, $0, environ) }
        guard failure == 0 else {
            SignalForwarding.stop()
            throw cannotStart(failure)
        }
        SignalForwarding.start(to: process)
        return process
    }

    private func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        SignalForwarding.stop()
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    private static func read(_ pipes: [(Stream, Int32)], _ receive: (Stream, ArraySlice<UInt8>) -> Void) {
        var open = pipes
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !open.isEmpty {
            var polled = open.map { pollfd(fd: $0.1, events: Int16(POLLIN), revents: 0) }
            guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
            for (position, state) in polled.enumerated().reversed() where state.revents != 0 {
                let count = Glibc.read(state.fd, &buffer, buffer.count)
                if count > 0 {
                    receive(open[position].0, buffer[..<count])
                } else if count == 0 || errno != EINTR {
                    close(state.fd)
                    open.remove(at: position)
                }
            }
        }
    }

    private func withArgumentVector<Result>(_ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result) -> Result {
        var vector: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for text in vector { free(text) } }
        return vector.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    }

    private func cannotStart(_ reason: Int32) -> DriverError {
        DriverError(
            "\(path) cannot be started: \(String(cString: strerror(reason)))",
            remedy: "set FORASTERO_REAL_SWIFTC to the swiftc of a Swift toolchain")
    }
}

/// The two ends of a pipe, which no other child inherits.
private struct Pipe {
    let reading: Int32
    let writing: Int32

    static func open() throws(DriverError) -> Pipe {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw DriverError("no pipe can be opened: \(String(cString: strerror(errno)))", remedy: "close other programs and try again")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return Pipe(reading: ends[0], writing: ends[1])
    }

    func closeBoth() {
        close(reading)
        close(writing)
    }
}
