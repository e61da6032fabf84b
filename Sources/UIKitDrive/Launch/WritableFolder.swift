import Foundation

/// Looks at a folder that an option names before the application starts. Those who write to it find it by themselves.
enum WritableFolder {
    /// - Parameter option: the option's name, for messages.
    static func prepare(_ path: String, of option: String) throws(DriveFailure) {
        let folder = URL(fileURLWithPath: path).path
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw DriveFailure("\(option) \(path): the folder cannot be made: \(error.localizedDescription)")
        }
        guard access(folder, W_OK) == 0 else { throw DriveFailure("\(option) \(path): the folder cannot be written to") }
    }
}
