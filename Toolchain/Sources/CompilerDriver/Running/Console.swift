import Foundation

/// Our own output, unbuffered, so that it keeps its order with the compiler's.
enum Console {
    static func print(_ text: String, to stream: ChildProcess.Stream = .error) {
        write(Array(text.utf8)[...], to: stream)
    }

    static func write(_ bytes: ArraySlice<UInt8>, to stream: ChildProcess.Stream) {
        bytes.withUnsafeBytes { buffer in
            var position = 0
            while position < buffer.count {
                let step = Glibc.write(stream.rawValue, buffer.baseAddress! + position, buffer.count - position)
                if step < 0, errno != EINTR { return }
                position += max(step, 0)
            }
        }
    }

    static func logCommand(_ process: ChildProcess, _ environment: DriverEnvironment) {
        guard environment.isVerbose else { return }
        print("forastero: " + ([process.path] + process.arguments).joined(separator: " ") + "\n")
    }
}
