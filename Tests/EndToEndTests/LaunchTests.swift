import Foundation
import Testing

/// One program, launched as different Info.plists say.
struct LaunchTests {
    /// Storyboards whose first controller has the storyboard's name for its title.
    private static func storyboard(_ title: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
            <scenes><scene sceneID="s"><objects>
                <viewController id="a" title="\(title)" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
            </objects></scene></scenes>
        </document>
        """
    }

    /// The lines that the app prints while it is launched, without those of its end.
    private func launch(_ plist: [String: Any], screen: String = "390x844@1") throws -> (lines: [String], errors: String) {
        let folder = try TestFolder()
        let program = try AppBundle(of: "TestApp", plist, in: folder)
        for name in ["Main", "Pad", "Scene"] { _ = try folder.write(Self.storyboard(name), to: "TestApp.app/\(name).storyboard") }
        let script = try folder.write("snapshot \"\(folder.path("picture.png"))\"\n", to: "script.drive")
        let running = try RunningProgram(
            program.path, ["--display", "headless", "--screen", screen, "--container", folder.path("container"), "--drive", script])
        let lines = running.wholeLines().map(String.init)
        let result = running.result()
        #expect(result.status == 0, "\(result.errors)")
        return (lines, result.errors)
    }

    private func manifest(_ entry: [String: Any]) -> [String: Any] {
        ["UIApplicationSceneManifest": ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]]]
    }

    @Test("XP-72, XP-79: without scenes the main storyboard's window is the delegate's before it is told, and key afterwards")
    func mainStoryboard() throws {
        let lines = try launch(["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Pad"]).lines
        #expect(
            lines == [
                "application UIApplication", "willFinishLaunching, Main not key", "didFinishLaunching, Main not key",
                "applicationDidBecomeActive, Main key",
            ])
    }

    @Test("XP-72, XP-88: on a pad the key for pads comes first")
    func mainStoryboardOfPad() throws {
        let plist = ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Pad"]
        #expect(try launch(plist, screen: "1024x768@1").lines.last == "applicationDidBecomeActive, Pad key")
    }

    @Test("XP-73, XP-74: with scenes the first entry's storyboard is shown, in a window that the scene's delegate has before it connects")
    func sceneStoryboard() throws {
        let entry = [
            "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
            "UISceneStoryboardFile": "Scene",
        ]
        let launch = try launch(manifest(entry).merging(["UIMainStoryboardFile": "Main"]) { $1 })
        #expect(
            launch.lines == [
                "application UIApplication", "willFinishLaunching, no window", "didFinishLaunching, no window",
                "willConnect Default, Scene not key", "sceneDidBecomeActive, Scene key",
            ])
        #expect(launch.errors.isEmpty, "\(launch.errors)")
    }

    @Test("XP-72, XP-74: a window that the delegate has already gets the storyboard's controller")
    func ownWindow() throws {
        let lines = try launch(["UIMainStoryboardFile": "Main", "DelegateClass": "TestApp.OwnWindowDelegate"]).lines
        #expect(lines.last == "applicationDidBecomeActive, Main in its own key")
        let entry = [
            "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "TestApp.OwnWindowSceneDelegate",
            "UISceneStoryboardFile": "Scene",
        ]
        #expect(try launch(manifest(entry)).lines.last == "sceneDidBecomeActive, Scene in its own key")
    }

    @Test("XP-74: without a storyboard the scene's delegate makes the window")
    func sceneWithoutStoryboard() throws {
        let entry = ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": "TestApp.SceneDelegate"]
        #expect(try launch(manifest(entry)).lines.suffix(2) == ["willConnect Default, no window", "sceneDidBecomeActive, no window"])
    }

    @Test("XP-75: the scene's delegate is found by its full name, or by the one that @objc gives it; by a bare name with a warning")
    func delegateNames() throws {
        func launched(_ name: String) throws -> (connects: Bool, errors: String) {
            let launch = try launch(manifest(["UISceneConfigurationName": "Default", "UISceneDelegateClassName": name]))
            return (launch.lines.contains { $0.hasPrefix("willConnect") }, launch.errors)
        }
        #expect(try launched("OtherSceneDelegate") == (true, ""))
        let bare = try launched("SceneDelegate")
        #expect(bare.connects)
        #expect(bare.errors.contains("\"TestApp.SceneDelegate\""), "\(bare.errors)")
        let missing = try launched("TestApp.Nobody")
        #expect(!missing.connects)
        #expect(missing.errors.contains("could not load class with name \"TestApp.Nobody\""), "\(missing.errors)")
    }

    @Test("XP-77: a launch screen is not shown, and an app without one has the whole screen")
    func launchScreen() throws {
        let plain = ["UIMainStoryboardFile": "Main"]
        let lines = try launch(plain).lines
        for key in ["UILaunchStoryboardName", "UILaunchScreen"] {
            #expect(try launch(plain.merging([key: "Scene"]) { $1 }).lines == lines)
        }
    }

    @Test(
        "XP-78: the class that Info.plist names is the application's, if it is one",
        arguments: ["TestApp.OtherApplication", "NSApplication"])
    func principalClass(name: String) throws {
        let expected = name == "NSApplication" ? "UIApplication" : "OtherApplication"
        #expect(try launch(["NSPrincipalClass": name]).lines.first == "application \(expected)")
    }
}
