import Foundation

/// Files that other processes may read at any time: they see the old content or the new one, never a part.
package enum AtomicFile {
    /// - Returns: whether the file's content changed.
    @discardableResult
    package static func write(_ bytes: [UInt8], to path: String) throws(DriverError) -> Bool {
        if let old = read(path), old == bytes { return false }
        let temporary = "\(path).\(getpid()).tmp"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure(path, errno) }
        let problem = writeAll(bytes, to: file)
        close(file)
        if problem == 0, rename(temporary, path) == 0 { return true }
        let reason = problem == 0 ? errno : problem
        unlink(temporary)
        throw failure(path, reason)
    }

    /// The whole content; nil if the file cannot be read.
    package static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var information = stat()
        guard fstat(file, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(information.st_size)
        var isComplete = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let step = Glibc.read(file, buffer.baseAddress! + count, size - count)
                if step < 0, errno == EINTR { continue }
                if step <= 0 { break }
                count += step
            }
            isComplete = count == size
        }
        return isComplete ? bytes : nil
    }

    /// - Returns: zero or an error number.
    private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var position = 0
            while position < buffer.count {
                let step = Glibc.write(file, buffer.baseAddress! + position, buffer.count - position)
                if step < 0, errno == EINTR { continue }
                if step < 0 { return errno }
                position += step
            }
            return 0
        }
    }

    private static func failure(_ path: String, _ reason: Int32) -> DriverError {
        DriverError(
            "\(path) cannot be written: \(String(cString: strerror(reason)))", remedy: "make room and check the folder's permissions")
    }
}
