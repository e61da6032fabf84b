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
            // The folder for temporary files may be on another disk. A program of its own copies: what this process writes to is open in
            // whatever another test starts meanwhile, and what is open for writing cannot be run.
            let copying = try Process.run(URL(fileURLWithPath: "/bin/cp"), arguments: [RunningProgram.example(name), program.path])
            copying.waitUntilExit()
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
