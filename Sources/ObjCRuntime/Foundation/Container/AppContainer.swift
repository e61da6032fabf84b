import Foundation

/// The folder that an app has for itself, with the subfolders that it has on a phone: what it writes is in nobody else's way.
///
/// It is the folder that `--container` of the command line names, else that of the variable `FORASTERO_CONTAINER`, else one of the app's
/// own in `forastero` in the user's folder of data (`~/.local/share`).
struct AppContainer: Sendable {
    /// The absolute path, without a slash at its end.
    let home: String

    static let ofProcess = AppContainer(
        arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment, app: DefaultsLocation.applicationDomain)

    init(home: String) {
        self.home = URL(fileURLWithPath: home, isDirectory: true).standardizedFileURL.path
    }

    init(arguments: [String], environment: [String: String], app: String) {
        let variable = environment["FORASTERO_CONTAINER"].flatMap { $0.isEmpty ? nil : $0 }
        if let given = CommandLineOption.value(of: "--container", in: arguments) ?? variable {
            self.init(home: given)
        } else {
            let user = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
            // The specification of XDG has programs ignore a path that is not absolute.
            let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? user + "/.local/share"
            self.init(home: "\(data)/forastero/\(FileName.safe(app))")
        }
    }

    var temporaryFolder: String { home + "/tmp" }
    var preferencesFolder: String { home + "/Library/Preferences" }

    /// The folder for a purpose; nil for those that are no matter of one app.
    func folder(for directory: FileManager.SearchPathDirectory) -> String? {
        Self.subfolders[directory].map { "\(home)/\($0)" }
    }

    private static let subfolders: [FileManager.SearchPathDirectory: String] = [
        .documentDirectory: "Documents",
        .libraryDirectory: "Library",
        .allLibrariesDirectory: "Library",
        .cachesDirectory: "Library/Caches",
        .applicationSupportDirectory: "Library/Application Support",
        .autosavedInformationDirectory: "Library/Autosave Information",
        .documentationDirectory: "Library/Documentation",
        .inputMethodsDirectory: "Library/Input Methods",
        .preferencePanesDirectory: "Library/PreferencePanes",
        .desktopDirectory: "Desktop",
        .downloadsDirectory: "Downloads",
        .moviesDirectory: "Movies",
        .musicDirectory: "Music",
        .picturesDirectory: "Pictures",
        .sharedPublicDirectory: "Public",
        .applicationDirectory: "Applications",
        .allApplicationsDirectory: "Applications",
    ]

    /// Makes the folders that an app finds when it starts for the first time. Those for other purposes are left to the app.
    func prepare() throws {
        for folder in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
            try FileManager.default.createDirectory(atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
        }
    }
}
