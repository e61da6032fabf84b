import Foundation

/// Puts a new file in place of another one in a single step, flushed to the disk.
enum AtomicReplacement {
    /// Returns false, with `errno`, where that is not possible; the old file is untouched then.
    ///
    /// The caller holds the lock, so the name of the new file is free, or left by a process that died.
    static func write(_ data: Data, to path: String, _ steps: DefaultsWriteSteps) -> Bool {
        let new = path + ".new"
        steps.reach(.createFile)
        let file = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        steps.reach(.createdFile)
        let isFlushed = write(data, to: file, steps) && fsync(file) == 0
        let error = errno
        close(file)
        guard isFlushed else {
            unlink(new)
            errno = error
            return false
        }
        steps.reach(.flushedFile)
        guard rename(new, path) == 0 else { return false }
        steps.reach(.replaced)
        guard flushFolder(of: path) else { return false }
        steps.reach(.flushedFolder)
        return true
    }

    private static func write(_ data: Data, to file: Int32, _ steps: DefaultsWriteSteps) -> Bool {
        let half = data.count / 2
        guard FileBytes.write(Data(data.prefix(half)), to: file) else { return false }
        steps.reach(.wroteHalf)
        guard FileBytes.write(Data(data.dropFirst(half)), to: file) else { return false }
        steps.reach(.wroteAll)
        return true
    }

    /// Makes the disk have the names of the files in a folder.
    static func flushFolder(of path: String) -> Bool {
        let folder = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return false }
        defer { close(folder) }
        return fsync(folder) == 0
    }
}
