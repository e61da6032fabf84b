import Foundation

/// The toolchain's language server, as a process of ours.
final class LanguageServer: Sendable {
    let connection: Connection
    private let process: Process

    init(
        program: String, environment: [String: String], receiving receive: @escaping @Sendable (JSON) -> Void,
        ending end: @escaping @Sendable () -> Void
    )
        throws
    {
        let input = Pipe(), output = Pipe()
        process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.environment = environment
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        connection = Connection(
            input: dup(output.fileHandleForReading.fileDescriptor), output: dup(input.fileHandleForWriting.fileDescriptor))
        connection.start(receiving: receive, ending: end)
    }

    func stop() {
        connection.close()
        if process.isRunning { process.terminate() }
    }
}
