import Foundation

/// Where user defaults are kept: one file for each domain, in one folder.
///
/// It is the folder that `--defaults` of the command line names, else `Library/Preferences` of the app's container. The
/// command line is read here, so that even the first line of a program finds the right folder.
struct DefaultsLocation: Sendable {
    let folder: String

    static let ofProcess = DefaultsLocation(arguments: CommandLine.arguments, container: .ofProcess)

    init(folder: String) {
        self.folder = folder
    }

    init(arguments: [String], container: AppContainer) {
        folder =
            CommandLineOption.value(of: "--defaults", in: arguments).map { URL(fileURLWithPath: $0).path }
            ?? container.preferencesFolder
    }

    /// The domain in which an application without a name for it keeps its values.
    static var applicationDomain: String {
        if let identifier = Bundle.main.bundleIdentifier, !identifier.isEmpty { return identifier }
        let program = CommandLine.arguments.first ?? "app"
        return URL(fileURLWithPath: program).lastPathComponent
    }

    /// The file of a domain. A slash in the name must not lead out of the folder.
    func file(ofDomain domain: String) -> String { "\(folder)/\(FileName.safe(domain)).plist" }
}
