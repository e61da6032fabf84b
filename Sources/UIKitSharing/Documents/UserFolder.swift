import Foundation

/// A folder of the user's own, outside of the app's container.
struct UserFolder: Sendable {
    /// A variable of ours that names another folder.
    private let variable: String
    /// The name in the desktop's `user-dirs.dirs`; nil is the home folder.
    private let desktopName: String?
    private let usualName: String

    static let pictures = UserFolder(variable: "FORASTERO_PICTURES", desktopName: "XDG_PICTURES_DIR", usualName: "Pictures")
    static let documents = UserFolder(variable: "FORASTERO_DOCUMENTS", desktopName: nil, usualName: "")

    var url: URL {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment[variable], !path.isEmpty { return URL(fileURLWithPath: path, isDirectory: true) }
        let home = URL(fileURLWithPath: environment["HOME"] ?? "/", isDirectory: true)
        guard let desktopName else { return home }
        let configuration = environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) } ?? home.appendingPathComponent(".config")
        let entries = (try? String(contentsOf: configuration.appendingPathComponent("user-dirs.dirs"), encoding: .utf8)) ?? ""
        return Self.folder(desktopName, in: entries, home: home) ?? home.appendingPathComponent(usualName)
    }

    /// Reads a line such as `XDG_PICTURES_DIR="$HOME/Pictures"`.
    static func folder(_ name: String, in entries: String, home: URL) -> URL? {
        let lines = entries.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let line = lines.last(where: { $0.hasPrefix("\(name)=") }) else { return nil }
        let path = line.dropFirst(name.count + 1).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        if path.hasPrefix("$HOME/") { return home.appendingPathComponent(String(path.dropFirst("$HOME/".count))) }
        return path.hasPrefix("/") ? URL(fileURLWithPath: path) : nil
    }
}
