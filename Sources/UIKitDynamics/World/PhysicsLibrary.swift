internal import CChipmunk
import Foundation

/// The library that moves bodies, as it is packaged.
@MainActor
package enum PhysicsLibrary {
    private static var hasSpoken = false

    /// A space without bodies; nil where there is no memory.
    ///
    /// The packaged library is one for debugging: with the first space it prints what it is. An app's output is the app's, so that this
    /// is thrown away. What other threads print meanwhile waits for the stream.
    package static func makeSpace() -> OpaquePointer? {
        guard !hasSpoken, let output = standard_output() else { return cpSpaceNew() }
        hasSpoken = true
        flockfile(output)
        defer { funlockfile(output) }
        fflush(output)
        if keepsText(output) {
            defer { __fpurge(output) }
            return cpSpaceNew()
        }
        return withoutTerminal { cpSpaceNew() }
    }

    /// Returns true if what is printed stays in the stream's memory until that is full, as where output goes to a file or to another
    /// program.
    private static func keepsText(_ stream: UnsafeMutablePointer<FILE>) -> Bool {
        let size = __fbufsize(stream)
        // 0: nothing has been printed yet, and the stream decides when something is.
        return size == 0 ? isatty(STDOUT_FILENO) == 0 : size > 1 && __flbf(stream) == 0
    }

    /// Has the output go nowhere meanwhile: to a terminal each line would go at once.
    private static func withoutTerminal(_ body: () -> OpaquePointer?) -> OpaquePointer? {
        let (output, nothing) = (dup(STDOUT_FILENO), open("/dev/null", O_WRONLY))
        defer { for file in [output, nothing] where file >= 0 { close(file) } }
        guard output >= 0, nothing >= 0 else { return body() }
        dup2(nothing, STDOUT_FILENO)
        defer { dup2(output, STDOUT_FILENO) }
        let result = body()
        if let stream = standard_output() { fflush(stream) }
        return result
    }
}
