import Foundation

/// What the package manager says of a package: its targets, and how they are compiled.
struct PackageDescription: Sendable {
    struct Target: Sendable {
        /// The module's name.
        let name: String
        let folder: String
        let sources: [String]
        let defines: Set<String>
        let languageMode: Int
    }

    let folder: String
    let targets: [Target]
    /// The folders of packages that it names by path.
    let localDependencies: [String]

    /// - Parameters:
    ///   - description: what `swift package describe` says.
    ///   - manifest: what `swift package dump-package` says.
    init(folder: String, description: JSON, manifest: JSON) {
        self.folder = folder
        localDependencies = (description["dependencies"]?.array ?? []).compactMap { $0["path"]?.string }
        let version = manifest["toolsVersion"]?["_version"]?.string ?? description["tools_version"]?.string ?? "5.9"
        let modes = manifest["swiftLanguageVersions"]?.array?.compactMap(\.string) ?? []
        let standard = modes.compactMap(Self.major).max() ?? ((Self.major(version) ?? 5) >= 6 ? 6 : 5)
        let settings = Dictionary(
            (manifest["targets"]?.array ?? []).map { ($0["name"]?.string ?? "", $0["settings"]?.array ?? []) },
            uniquingKeysWith: { first, _ in first })
        targets = (description["targets"]?.array ?? []).compactMap { target in
            guard target["module_type"]?.string == "SwiftTarget", let name = target["name"]?.string, let path = target["path"]?.string
            else { return nil }
            let place = path.hasPrefix("/") ? path : folder + "/" + path
            let own = Settings(settings[name] ?? [])
            return Target(
                name: target["c99name"]?.string ?? name, folder: place,
                sources: (target["sources"]?.array ?? []).compactMap { $0.string.map { place + "/" + $0 } }.filter {
                    $0.hasSuffix(".swift")
                },
                defines: own.defines.union(["SWIFT_PACKAGE", "DEBUG"]), languageMode: own.languageMode ?? standard)
        }
    }

    fileprivate static func major(_ version: String) -> Int? { version.split(separator: ".").first.flatMap { Int($0) } }

    /// Reads a package with the manifest as our compiler sees it; nil if the package manager cannot.
    static func read(_ folder: String, swift: String) -> PackageDescription? {
        let results = Results()
        DispatchQueue.concurrentPerform(iterations: 2) { number in
            let verb = number == 0 ? ["describe", "--type", "json"] : ["dump-package"]
            results.set(number, answer(swift, ["package", "--package-path", folder] + verb))
        }
        guard let description = results[0] else { return nil }
        return PackageDescription(folder: folder, description: description, manifest: results[1] ?? [:])
    }

    private static func answer(_ swift: String, _ arguments: [String]) -> JSON? {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: swift)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // What the package manager says before the answer is for people.
        let bytes = [UInt8](output)
        return JSONReader.read(bytes.drop { $0 != UInt8(ascii: "{") })
    }
}

/// The settings of a target in a manifest.
private struct Settings {
    var defines: Set<String> = []
    var languageMode: Int?

    init(_ settings: [JSON]) {
        for setting in settings where setting["tool"]?.string == "swift" {
            let platforms = setting["condition"]?["platformNames"]?.array?.compactMap(\.string) ?? []
            guard platforms.isEmpty || platforms.contains("ios") || platforms.contains("linux") else { continue }
            if let name = setting["kind"]?["define"]?["_0"]?.string { defines.insert(name) }
            if let mode = setting["kind"]?["swiftLanguageMode"]?["_0"]?.string { languageMode = PackageDescription.major(mode) }
        }
    }
}

/// Two answers that arrive in any order.
private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var answers: [JSON?] = [nil, nil]

    func set(_ number: Int, _ answer: JSON?) { lock.withLock { answers[number] = answer } }

    subscript(_ number: Int) -> JSON? { lock.withLock { answers[number] } }
}
