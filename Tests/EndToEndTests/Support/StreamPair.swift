import Foundation
import Synchronization

/// Both ends of a pipe, which no program inherits by accident.
struct StreamPair {
    struct Failure: Error {
        let number: Int32
    }

    /// Held while a pipe is made, and while a program is started, which would inherit one that is half made.
    static let opening = Mutex(())

    let reader: FileHandle
    let writer: FileHandle

    init() throws {
        var ends: [Int32] = [0, 0]
        let isOpen = Self.opening.withLock { _ in pipe(&ends) == 0 && ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 } }
        guard isOpen else { throw Failure(number: errno) }
        reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        writer = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    }
}
