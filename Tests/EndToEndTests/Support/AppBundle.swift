import Foundation

/// A program of these tests in a folder of its own, with an Info.plist.
struct AppBundle {
    let path: String

    init(of name: String, _ plist: [String: Any], in folder: TestFolder) throws {
        let bundle = folder.url.appendingPathComponent("\(name).app")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let program = bundle.appendingPathComponent(name)
        do {
            try FileManager.default.linkItem(atPath: RunningProgram.example(name), toPath: program.path)
        } catch {
            // The folder for temporary files may be on another disk.
            try FileManager.default.copyItem(atPath: RunningProgram.example(name), toPath: program.path)
        }
        try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
            .write(to: bundle.appendingPathComponent("Info.plist"))
        path = program.path
    }

    /// The app that has a scene for each window, and writes down what happens to them.
    static func ofNumberedScenes(in folder: TestFolder) throws -> AppBundle {
        let entry = ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": "TestApp.NumberedSceneDelegate"]
        let manifest: [String: Any] = [
            "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]],
        ]
        return try AppBundle(
            of: "TestApp", ["UIApplicationSceneManifest": manifest, "DelegateClass": "TestApp.NumberedScenesApp"], in: folder)
    }
}
