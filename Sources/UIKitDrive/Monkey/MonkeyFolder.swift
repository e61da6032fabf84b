import Foundation

/// The folders that processes which watch a monkey keep their files in. One that is killed cannot take its own away.
enum MonkeyFolder {
    private static let prefix = "monkey-"

    static func url(of process: pid_t, in folder: URL) -> URL { folder.appendingPathComponent("\(prefix)\(process)") }

    /// Takes away the folders of processes that are no more.
    static func removeAbandoned(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            guard let process = pid_t(name.dropFirst(prefix.count)), process > 0, !isRunning(process) else { continue }
            // Another monkey may do the same at the same time.
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// Those of other users count as running.
    private static func isRunning(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno == EPERM }
}
