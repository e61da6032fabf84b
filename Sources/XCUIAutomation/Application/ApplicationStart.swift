internal import Drive
import Foundation

/// Starts the program of an app with a connection to this test.
@MainActor
struct ApplicationStart {
    let target: TestTarget

    /// So long an app may take until it is ready for events, in seconds.
    private static let patience = 120
    private static var count = 0

    func start(arguments: [String], environment: [String: String]) throws -> ApplicationProcess {
        let begin = ContinuousClock.now
        Self.count += 1
        let socket = try RemoteSocket(listeningAt: NSTemporaryDirectory() + "/forastero-\(getpid())-\(Self.count)")
        var pipes: [Int32] = [0, 0]
        guard pipe(&pipes) == 0 else { throw RemoteError("there is no pipe to be had") }
        // The app must see neither end but its standard error, or the pipe would outlive it.
        for descriptor in pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        let number: Int32
        do {
            number = try spawn(arguments, variables(environment, socket: socket.path), standardError: pipes[1])
        } catch {
            close(pipes[0])
            close(pipes[1])
            throw error
        }
        close(pipes[1])
        let output = ProcessOutput(reading: pipes[0])
        var status: Int32 = 0
        let channel = socket.accept {
            waitpid(number, &status, WNOHANG) == 0 && ContinuousClock.now - begin < .seconds(Self.patience)
        }
        guard let channel, try channel.receive(RemoteReply.self) != nil else {
            kill(number, SIGKILL)
            if status == 0 { waitpid(number, &status, 0) }
            throw RemoteError(ProcessEnd.words(status: status, lastWords: output.lastWords()))
        }
        let duration = Double((ContinuousClock.now - begin) / .seconds(1))
        return ApplicationProcess(number: number, channel: channel, output: output, launchDuration: duration)
    }

    /// Variables for the runner of the tests are not for the app.
    private func variables(_ environment: [String: String], socket: String) -> [String: String] {
        var variables = ProcessInfo.processInfo.environment.filter { name, _ in
            !name.hasPrefix("FORASTERO_TEST_") && !name.hasPrefix("XCTest") && !name.hasPrefix("XCInject")
        }
        variables["FORASTERO_DISPLAY"] = "headless"
        variables.merge(environment) { $1 }
        variables["FORASTERO_TEST_SOCKET"] = socket
        return variables
    }

    private func spawn(_ arguments: [String], _ environment: [String: String], standardError: Int32) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, standardError, STDERR_FILENO)
        var texts = ([target.program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in texts + variables { free(text) } }
        var number: pid_t = 0
        let problem = posix_spawn(&number, target.program, &actions, nil, &texts, &variables)
        guard problem == 0 else { throw RemoteError("\(target.program) cannot be run: \(String(cString: strerror(problem)))") }
        return number
    }
}
