import Foundation

/// Puts the user defaults of this process into a folder of the caller's choice.
enum DefaultsFolder {
    /// Where Foundation looks for the folder of preferences.
    private static let variable = "XDG_CONFIG_HOME"

    /// Foundation reads its environment before any code of the program runs, so the program begins again with another one.
    ///
    /// Returns if the folder is in use already. The process, its files and its arguments stay the same.
    static func use(_ path: String) throws(DriveFailure) {
        let folder = URL(fileURLWithPath: path).path
        if ProcessInfo.processInfo.environment[variable] == folder { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw DriveFailure("--defaults \(path): the folder cannot be made: \(error.localizedDescription)")
        }
        guard access(folder, W_OK) == 0 else { throw DriveFailure("--defaults \(path): the folder cannot be written to") }
        setenv(variable, folder, 1)
        execv("/proc/self/exe", CommandLine.unsafeArgv)
        throw DriveFailure("--defaults \(path): the program cannot be started again: \(String(cString: strerror(errno)))")
    }
}
