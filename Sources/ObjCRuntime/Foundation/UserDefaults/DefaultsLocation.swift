import Foundation
import Synchronization

/// Where user defaults are kept: one file for each domain, in one folder.
///
/// It is the folder that `--defaults` of the command line names, else `forastero` in the user's folder of settings. The
/// command line is read here, so that even the first line of a program finds the right folder.
struct DefaultsLocation: Sendable {
    let folder: String

    static let ofProcess = DefaultsLocation(
        arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

    init(folder: String) {
        self.folder = folder
    }

    init(arguments: [String], environment: [String: String]) {
        if let given = Self.option("--defaults", in: arguments) {
            folder = URL(fileURLWithPath: given).path
        } else {
            let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
            // The specification of XDG has programs ignore a path that is not absolute.
            let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
            folder = settings + "/forastero"
        }
    }

    private static func option(_ name: String, in arguments: [String]) -> String? {
        for (index, argument) in arguments.enumerated().dropFirst() {
            if argument.hasPrefix(name + "=") { return String(argument.dropFirst(name.count + 1)) }
            if argument == name, index + 1 < arguments.count { return arguments[index + 1] }
        }
        return nil
    }

    /// The domain in which an application without a name for it keeps its values.
    static var applicationDomain: String {
        if let identifier = Bundle.main.bundleIdentifier, !identifier.isEmpty { return identifier }
        let program = CommandLine.arguments.first ?? "app"
        return URL(fileURLWithPath: program).lastPathComponent
    }

    /// The file of a domain. A slash in the name must not lead out of the folder.
    func file(ofDomain domain: String) -> String {
        let name = domain.replacingOccurrences(of: "/", with: "%2F")
        return "\(folder)/\(name.hasPrefix(".") ? "%2E" + name.dropFirst() : name).plist"
    }
}
