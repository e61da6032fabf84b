import Foundation

/// Where the resources of a bundle lie.
enum ResourceFolders {
    /// - Parameter bundle: nil is the app's: the folder of the executable, and the bundles that the package manager puts beside it.
    static func of(_ bundle: Bundle?) -> [String] {
        if let bundle, bundle !== Bundle.main { return withSubfolder(bundle.resourcePath ?? bundle.bundlePath) }
        return ofApp
    }

    private static let ofApp: [String] = {
        let folder = CommandLineProgram.url.deletingLastPathComponent().path
        let name = CommandLineProgram.url.deletingPathExtension().lastPathComponent
        let contents = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".resources") }.sorted()
        // The bundle of the app's own target comes first.
        let own = contents.filter { $0.hasSuffix("_\(name).resources") }
        let others = contents.filter { !own.contains($0) }
        return (own + others).flatMap { withSubfolder(folder + "/" + $0) } + [Bundle.main.resourcePath ?? folder]
    }()

    /// A folder that was copied whole keeps its name in the bundle.
    private static func withSubfolder(_ folder: String) -> [String] {
        let inner = folder + "/Resources"
        return FileManager.default.fileExists(atPath: inner) ? [folder, inner] : [folder]
    }
}
