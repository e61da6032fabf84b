import Foundation

/// Lets the program that the desktop has for a URL open it.
struct DesktopOpener {
    /// The schemes that desktops have programs for. Files and programs of the machine are not an application's to open.
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]
    private static let name = "xdg-open"

    /// Where programs are looked for, as in the variable `PATH`.
    var searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"

    /// What the desktop opens addresses with; nil where it has nothing. A folder that is not named from the root is passed over: it would be
    /// another one wherever the application is started.
    var program: URL? {
        searchPath.split(separator: ":").lazy.filter { $0.hasPrefix("/") }
            .map { URL(fileURLWithPath: String($0), isDirectory: true).appendingPathComponent(Self.name) }
            .first { isProgram($0) }
    }

    private func isProgram(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: file.path)
    }

    /// True if the desktop may have a program for such a URL.
    func isMeant(for url: URL) -> Bool { Self.schemes.contains(url.scheme?.lowercased() ?? "") }

    func canOpen(_ url: URL) -> Bool { isMeant(for: url) && program != nil }

    func open(_ url: URL) -> Bool {
        guard isMeant(for: url), let program else { return false }
        let process = Process()
        process.executableURL = program
        process.arguments = [url.absoluteString]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) != nil
    }
}
