import Foundation

/// Looks at the folder that `--defaults` names before the application starts. The user defaults find it by themselves.
enum DefaultsFolder {
    static func prepare(_ path: String) throws(DriveFailure) {
        let folder = URL(fileURLWithPath: path).path
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw DriveFailure("--defaults \(path): the folder cannot be made: \(error.localizedDescription)")
        }
        guard access(folder, W_OK) == 0 else { throw DriveFailure("--defaults \(path): the folder cannot be written to") }
    }
}
