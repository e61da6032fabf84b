import Foundation

/// The version of a domain's files.
struct DefaultsFileVersion: Equatable {
    private var file: Identity?
    private(set) var journalSize: Int

    private struct Identity: Equatable {
        var number: UInt64
        var size: Int
        var seconds: Int
        var nanoseconds: Int
    }

    /// - Parameter journal: a descriptor; negative where there is none.
    init(path: String, journal: Int32) {
        var status = stat()
        if stat(path, &status) == 0 {
            file = Identity(
                number: UInt64(status.st_ino), size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
                nanoseconds: status.st_mtim.tv_nsec)
        }
        journalSize = journal >= 0 && fstat(journal, &status) == 0 ? Int(status.st_size) : 0
    }

    /// The version that follows when only the journal grows.
    func longer(by count: Int) -> DefaultsFileVersion {
        var result = self
        result.journalSize += count
        return result
    }
}
