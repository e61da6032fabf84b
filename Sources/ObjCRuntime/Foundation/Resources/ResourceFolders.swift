public import Foundation
import Synchronization

/// Where the resources of a bundle lie.
@_spi(ForasteroInternal)
public enum ResourceFolders {
    private static let known = Mutex<[String: [String]]>([:])

    /// The folders in the order in which they are searched: the bundle itself, a `Resources` folder that was copied whole, and in each
    /// those of the user's language and `Base`.
    /// - Parameter bundle: nil is the app's: the bundles that the package manager puts beside the executable, that of the app's own
    ///   target first, and the folder of the executable.
    public static func of(_ bundle: Bundle?) -> [String] {
        guard let bundle, bundle !== Bundle.main, bundle.bundlePath != Bundle.main.bundlePath else { return ofApp }
        let path = bundle.resourcePath ?? bundle.bundlePath
        if let folders = known.withLock({ $0[path] }) { return folders }
        let folders = withInner(path)
        known.withLock { $0[path] = folders }
        return folders
    }

    private static let ofApp: [String] = {
        let folder = CommandLineProgram.url.deletingLastPathComponent().path
        let name = CommandLineProgram.url.deletingPathExtension().lastPathComponent
        let contents = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".resources") }.sorted()
        // The bundle of the app's own target comes first.
        let own = contents.filter { $0.hasSuffix("_\(name).resources") }
        let others = contents.filter { !own.contains($0) }
        return (own + others).flatMap { withInner(folder + "/" + $0) } + withLanguages(Bundle.main.resourcePath ?? folder)
    }()

    /// A folder that was copied whole keeps its name in the bundle.
    private static func withInner(_ folder: String) -> [String] {
        let inner = folder + "/Resources"
        return withLanguages(folder) + (FileManager.default.fileExists(atPath: inner) ? withLanguages(inner) : [])
    }

    /// Resources that are the same in all languages come first, as Foundation looks for them.
    static func withLanguages(_ folder: String, preferred: [String] = PreferredLanguages.ofProcess.languages) -> [String] {
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let available = contents.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        return [folder]
            + LocalizationChoice.localizations(available: available, preferred: preferred).map { folder + "/" + $0 + ".lproj" }
    }
}
