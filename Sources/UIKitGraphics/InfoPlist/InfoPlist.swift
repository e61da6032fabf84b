import Foundation
@_spi(ForasteroInternal) import ObjCRuntime

/// The values of the application's Info.plist, as far as they are of interest here.
///
/// In a bundle `App.app` it lies beside the executable. Else it is looked for in the folders of the executable's resource bundle
/// (`<Package>_<Target>.resources`), beside the executable as `<Executable>-Info.plist`, at the top of that bundle, and last among the
/// sources of the package that the executable was built in, as ``InfoPlistSources`` says; a file found there is named in the log. Without
/// a file, or with one that cannot be read, nothing is said.
package struct InfoPlist: Sendable {
    package struct SceneEntry: Equatable, Sendable {
        var name: String?
        package var sceneClassName: String?
        package var delegateClassName: String?
        package var storyboardName: String?
    }

    /// The storyboards with which an application without scenes begins, by their keys.
    private let mainStoryboards: [String: String]
    /// The class of the application object; nil where nothing is said.
    package let principalClassName: String?
    /// The product's name with what no identifier has turned to underscores.
    package let moduleName: String

    /// The nib with which an application begins; nil where it has none.
    package let mainNibName: String?

    /// That of this process.
    package static let main = InfoPlist(executable: CommandLineProgram.url)

    private let scenes: [String: [SceneEntry]]?
    /// True if the application can show several scenes.
    package let supportsMultipleScenes: Bool
    /// The font files named under `UIAppFonts`.
    let fontFiles: [String]
    /// Where the application's files are: beside the Info.plist, and one folder up, where its bundle begins.
    private(set) var folders: [URL] = []
    /// The identifier of the application; nil where nothing is said, or the build should have put it in.
    package let bundleIdentifier: String?
    /// True if the application opens files of some types.
    package let opensFiles: Bool
    /// The schemes of URLs that the application opens, in small letters.
    package let urlSchemes: Set<String>
    /// The shortcuts of the application's icon.
    package let shortcuts: [ShortcutEntry]
    private let orientations: [String: [String]]
    /// Light or dark for the whole application, whatever the system is; nil where it follows the system.
    package let interfaceStyle: UIUserInterfaceStyle?
    /// How the status bar looks if controllers are not asked; nil where they are.
    package let statusBar: FixedStatusBar?

    init(executable: URL) {
        let name = executable.deletingPathExtension().lastPathComponent
        let programFolder = executable.deletingLastPathComponent()
        var file = Self.candidates(for: name, in: programFolder).first { FileManager.default.fileExists(atPath: $0.path) }
        if file == nil, let source = InfoPlistSources.find(for: name, executableIn: programFolder) {
            file = source
            FileHandle.standardError.write(Data("Forastero: the app's Info.plist is \(source.path)\n".utf8))
        }
        self.init(data: file.flatMap { try? Data(contentsOf: $0) }, productName: name)
        let folder = file?.deletingLastPathComponent()
        folders = [folder, folder?.deletingLastPathComponent()].compactMap { $0 }
    }

    /// - Parameter productName: what `$(PRODUCT_MODULE_NAME)` stands for, with what no identifier has turned to underscores.
    init(data: Data?, productName: String) {
        let plist = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
        interfaceStyle = Self.interfaceStyle(named: plist?["UIUserInterfaceStyle"] as? String)
        statusBar = plist.flatMap { FixedStatusBar($0) }
        shortcuts = Self.shortcuts(plist?["UIApplicationShortcutItems"])
        fontFiles = plist?["UIAppFonts"] as? [String] ?? []
        let storyboards = [Self.storyboardKey, Self.padStoryboardKey].map { ($0, plist?[$0] as? String ?? "") }
        mainStoryboards = Dictionary(uniqueKeysWithValues: storyboards.filter { !$0.1.isEmpty })
        principalClassName = (plist?["NSPrincipalClass"] as? String).flatMap { $0.isEmpty ? nil : $0 }
        // A digit at the beginning is replaced, too.
        let module = productName.enumerated().map { $1.isLetter || $1.isNumber && $0 > 0 ? String($1) : "_" }.joined()
        moduleName = module
        mainNibName = (plist?["NSMainNibFile"] as? String).flatMap { $0.isEmpty ? nil : $0 }
        bundleIdentifier = (plist?["CFBundleIdentifier"] as? String).flatMap { $0.isEmpty || $0.contains("$(") ? nil : $0 }
        opensFiles = (plist?["CFBundleDocumentTypes"] as? [Any])?.isEmpty == false
        let types = plist?["CFBundleURLTypes"] as? [[String: Any]] ?? []
        urlSchemes = Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
        let orientationKeys = [Self.orientationKey, Self.padOrientationKey]
        orientations = orientationKeys.reduce(into: [:]) { $0[$1] = plist?[$1] as? [String] }
        guard let manifest = plist?["UIApplicationSceneManifest"] as? [String: Any] else {
            scenes = nil
            supportsMultipleScenes = false
            return
        }
        supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
        scenes = roles.compactMapValues { $0 as? [[String: Any]] }.mapValues { $0.map { SceneEntry($0, module: module) } }
    }

    /// True if the application has adopted scenes.
    package var declaresScenes: Bool { scenes?.isEmpty == false }

    /// - Parameter name: nil for an entry that has no name.
    package func sceneConfiguration(named name: String?, role: String) -> SceneEntry? { scenes?[role]?.first { $0.name == name } }

    package func firstSceneConfigurationName(role: String) -> String? { scenes?[role]?.first?.name }

    private static let storyboardKey = "UIMainStoryboardFile"
    private static let padStoryboardKey = "UIMainStoryboardFile~ipad"

    package func mainStoryboardName(isPad: Bool) -> String? {
        (isPad ? mainStoryboards[Self.padStoryboardKey] : nil) ?? mainStoryboards[Self.storyboardKey]
    }

    private static let orientationKey = "UISupportedInterfaceOrientations"
    private static let padOrientationKey = "UISupportedInterfaceOrientations~ipad"

    /// The orientations of the interface; nil where nothing is said.
    package func supportedOrientations(isPad: Bool) -> UIInterfaceOrientationMask? {
        let names = (isPad ? orientations[Self.padOrientationKey] : nil) ?? orientations[Self.orientationKey]
        return names.map { $0.reduce(into: []) { $0.formUnion(UIInterfaceOrientationMask(name: $1)) } }
    }

    /// The size of the screen in the beginning: turned, where the application does not support the way in which it stands.
    /// - Parameter mayStand: whether a screen that lies may be stood up for an application that does not lie.
    package func startSize(of size: CGSize, kind: DeviceShape.Kind = .bySize, mayStand: Bool) -> CGSize {
        let isLandscape = size.width > size.height
        let supported = supportedOrientations(isPad: DeviceShape(screenSize: size, kind: kind).idiom == .pad) ?? []
        guard kind != .window, !supported.isEmpty, supported.isDisjoint(with: isLandscape ? .landscape : [.portrait, .portraitUpsideDown]),
            !isLandscape || mayStand
        else { return size }
        return CGSize(width: size.height, height: size.width)
    }

    /// Any other name is as good as none.
    private static func interfaceStyle(named name: String?) -> UIUserInterfaceStyle? {
        switch name {
        case "Light": .light
        case "Dark": .dark
        default: nil
        }
    }

    private static func candidates(for name: String, in folder: URL) -> [URL] {
        let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let bundles = contents.filter { $0.lastPathComponent.hasSuffix("_\(name).resources") }.sorted { $0.path < $1.path }
        let inside = bundles.flatMap { bundle in
            let contents = (try? FileManager.default.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil)) ?? []
            return contents.sorted { $0.path < $1.path }.map { $0.appendingPathComponent("Info.plist") }
        }
        // A whole app lies in one flat bundle, as on iOS.
        let own = folder.pathExtension == "app" ? [folder.appendingPathComponent("Info.plist")] : []
        // The package manager writes one of its own at the top of a bundle that has languages, which says nothing else.
        return own + inside + [folder.appendingPathComponent("\(name)-Info.plist")]
            + bundles.map { $0.appendingPathComponent("Info.plist") }
    }
}

extension InfoPlist.SceneEntry {
    fileprivate init(_ entry: [String: Any], module: String) {
        func expanded(_ key: String) -> String? {
            (entry[key] as? String)?.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
        }
        name = entry["UISceneConfigurationName"] as? String
        sceneClassName = expanded("UISceneClassName")
        delegateClassName = expanded("UISceneDelegateClassName")
        storyboardName = entry["UISceneStoryboardFile"] as? String
    }
}

extension UIInterfaceOrientationMask {
    fileprivate init(name: String) {
        switch name {
        case "UIInterfaceOrientationPortrait": self = .portrait
        case "UIInterfaceOrientationPortraitUpsideDown": self = .portraitUpsideDown
        case "UIInterfaceOrientationLandscapeLeft": self = .landscapeLeft
        case "UIInterfaceOrientationLandscapeRight": self = .landscapeRight
        default: self = []
        }
    }
}
