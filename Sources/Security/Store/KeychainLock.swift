import Dispatch
import Foundation

/// Lets one at a time have the items, among the threads and the processes of an app.
final class KeychainLock: Sendable {
    private let folder: URL
    private let name: String
    private let lock = NSLock()

    /// - Parameter name: of the file in the folder that processes lock.
    init(folder: URL, name: String) { (self.folder, self.name) = (folder, name) }

    /// In seconds, for all that somebody else does.
    private static let patience = 5.0

    /// Does something alone. Fails with ``errSecNotAvailable`` where somebody else has the items for too long.
    func hold<Result>(_ body: () throws -> Result) throws -> Result {
        let end = Date(timeIntervalSinceNow: Self.patience)
        guard lock.lock(before: end) else { throw KeychainFailure(status: errSecNotAvailable) }
        defer { lock.unlock() }
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let descriptor = open(folder.appendingPathComponent(name).path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw KeychainFailure(status: errSecNotAvailable) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard Date() < end else { throw KeychainFailure(status: errSecNotAvailable) }
            usleep(2000)
        }
        return try body()
    }
}
