import Foundation
internal import WebProtocol

/// Where the web program is.
package enum WebProgramFile {
    static let name = "forastero-web"
    /// Where it is looked for instead; for tests of what happens where it is not, or where something that it needs is missing.
    @MainActor package static var folder: String?

    /// Beside the library or program that this code is in; nil where it is not.
    @MainActor static var path: String? {
        let place = folder.map { $0 + "/" + name } ?? path(beside: web_own_file().map { String(cString: $0) } ?? CommandLine.arguments[0])
        return FileManager.default.isExecutableFile(atPath: place) ? place : nil
    }

    /// The remedy for a missing part.
    static func remedy(for missing: String) -> String {
        missing == name ? "the program \(name) beside the application" : "the Debian package \(missing)"
    }

    private static func path(beside file: String) -> String {
        URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name).path
    }
}
