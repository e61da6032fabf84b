import Foundation

/// The state of a file that tells whether it has changed without reading it.
struct FileState: Equatable, CustomStringConvertible {
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    init?(path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        size = Int(information.st_size)
        seconds = information.st_mtim.tv_sec
        nanoseconds = information.st_mtim.tv_nsec
    }

    func isNewer(than other: FileState) -> Bool {
        (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
    }

    var description: String { "\(size) \(seconds).\(nanoseconds)" }
}

extension FileManager {
    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
