import Foundation

/// One domain on disk: a property list, and a journal of the changes since that was written.
///
/// A change appends a line to the journal, which costs microseconds and survives the death of the process. ``fold(_:)``
/// writes the whole domain into a new file, flushes it to the disk and puts it in place of the old one; so each of the two
/// is whole at any moment. The journal is also the lock: who appends or reads shares it, who folds has it alone.
final class DefaultsFile {
    let path: String
    let journalPath: String
    let report: DefaultsReport
    let steps: DefaultsWriteSteps
    private var journal: Int32 = -1
    /// Open as long as this knows its content, so that no other file can get the same number.
    private var known: Int32 = -1
    private var knownVersion: DefaultsFileVersion?
    private var isComplaining = false
    /// Set where overwriting would destroy what could not be read.
    private(set) var isFrozen = false

    init(path: String, report: DefaultsReport = .standardError, steps: DefaultsWriteSteps = .none) {
        self.path = path
        self.journalPath = path + ".journal"
        self.report = report
        self.steps = steps
    }

    deinit {
        if journal >= 0 { close(journal) }
        if known >= 0 { close(known) }
    }

    // MARK: Reading

    /// Everything, if it has changed since the last time; else nil.
    func readIfChanged() -> [String: Any]? {
        if journal < 0 { journal = open(journalPath, O_RDWR | O_APPEND | O_CLOEXEC) }
        guard knownVersion == nil || currentVersion() != knownVersion else { return nil }
        return withLock(LOCK_SH) { read() }
    }

    /// To be called with a lock.
    private func read() -> [String: Any] {
        var values = readFile()
        if journal >= 0 {
            for change in DefaultsJournal.changes(in: FileBytes.all(of: journal)) { change.apply(to: &values) }
        }
        knownVersion = currentVersion()
        return values
    }

    private func readFile() -> [String: Any] {
        if known >= 0 { close(known) }
        known = open(path, O_RDONLY | O_CLOEXEC)
        guard known >= 0 else {
            if errno != ENOENT, errno != ENOTDIR, !isFrozen {
                isFrozen = true
                report.cannotRead(path, errno)
            }
            return [:]
        }
        do {
            return try DefaultsFileFormat.values(in: known)
        } catch {
            keepAside(because: error.reason)
            return [:]
        }
    }

    /// Gives a damaged file another name, so that it can be looked at and nothing overwrites it.
    private func keepAside(because reason: String) {
        guard !isFrozen else { return }
        if known >= 0 { close(known) }
        known = -1
        for number in 1... {
            let copy = (path as NSString).deletingPathExtension + ".damaged-\(number).plist"
            // Unlike a rename, a link never replaces what somebody else has put there.
            if link(path, copy) == 0, unlink(path) == 0 { return report.damaged(path, reason, keptAs: copy) }
            // Another process has been quicker.
            if errno == ENOENT { return }
            guard errno == EEXIST else { break }
        }
        isFrozen = true
        report.cannotKeepAside(path, reason, errno)
    }

    // MARK: Writing

    /// Adds a change to the journal. Returns false where nothing can be saved.
    func append(_ change: DefaultsChange) -> Bool {
        guard let line = try? DefaultsJournal.line(for: change) else { return false }
        return write {
            let before = currentVersion()
            steps.reach(.append)
            guard FileBytes.write(line, to: journal) else { return false }
            steps.reach(.appended)
            // Changes that another process has written in between are not known here.
            if before == knownVersion, currentVersion() == before.longer(by: line.count) { knownVersion = currentVersion() }
            return true
        }
    }

    /// How long the journal is, in bytes.
    var journalSize: Int { knownVersion?.journalSize ?? 0 }

    /// Writes all that is known on disk into one file, and returns when the disk has it.
    /// - Parameter values: receives what the file has now.
    /// - Returns: false where nothing can be saved.
    func fold(_ values: (([String: Any]) -> Void)) -> Bool {
        if journal < 0, access(path, F_OK) != 0, access(journalPath, F_OK) != 0 { return true }
        return write(LOCK_EX) {
            let all = read()
            values(all)
            guard !isFrozen else { return false }
            if knownVersion?.journalSize ?? 0 > 0 {
                guard let data = try? DefaultsFileFormat.data(for: all), AtomicReplacement.write(data, to: path, steps) else {
                    return false
                }
                steps.reach(.emptyJournal)
                guard ftruncate(journal, 0) == 0 else { return false }
                steps.reach(.emptiedJournal)
                _ = read()
            } else if known >= 0 {
                // Another process may have folded, and not yet flushed.
                return AtomicReplacement.flushFolder(of: path)
            }
            return true
        }
    }

    private func write(_ lock: Int32 = LOCK_SH, _ body: () -> Bool) -> Bool {
        guard !isFrozen else { return false }
        if journal < 0 { journal = openJournal() }
        var error = errno
        let isDone =
            journal >= 0
            && withLock(lock) {
                defer { error = errno }
                return body()
            }
        if !isDone, !isComplaining, !isFrozen { report.cannotSave(path, error) }
        isComplaining = !isDone
        return isDone
    }

    private func openJournal() -> Int32 {
        let folder = (path as NSString).deletingLastPathComponent
        if access(folder, F_OK) != 0 {
            try? FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        return open(journalPath, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    }

    private func withLock<Result>(_ kind: Int32, _ body: () -> Result) -> Result {
        guard journal >= 0 else { return body() }
        while flock(journal, kind) != 0, errno == EINTR {}
        defer { _ = flock(journal, LOCK_UN) }
        return body()
    }

    private func currentVersion() -> DefaultsFileVersion { DefaultsFileVersion(path: path, journal: journal) }
}
