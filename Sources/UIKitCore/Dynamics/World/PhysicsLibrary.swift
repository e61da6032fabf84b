internal import CChipmunk
import Foundation

/// The library that moves bodies, as it is packaged.
@MainActor
enum PhysicsLibrary {
    private static var hasSpoken = false

    /// A space without bodies; nil where there is no memory.
    ///
    /// The packaged library is one for debugging: with the first space it writes on standard output what it is. An app's output is the
    /// app's, so that it writes into nothing.
    static func makeSpace() -> OpaquePointer? {
        guard !hasSpoken else { return cpSpaceNew() }
        hasSpoken = true
        fflush(nil)
        let (output, nothing) = (dup(STDOUT_FILENO), open("/dev/null", O_WRONLY))
        defer { for file in [output, nothing] where file >= 0 { close(file) } }
        guard output >= 0, nothing >= 0 else { return cpSpaceNew() }
        dup2(nothing, STDOUT_FILENO)
        defer { dup2(output, STDOUT_FILENO) }
        defer { fflush(nil) }
        return cpSpaceNew()
    }
}
