import TestFiles
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct SceneMemoryTests {
    private let folder: TemporaryFolder
    private let scene: UIScene
    private let delegate = Delegate()

    @MainActor
    final class Delegate: NSObject, UISceneDelegate {
        var activity: NSUserActivity?
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
    }
    final class Editor: UIResponder {
        override func updateUserActivityState(_ activity: NSUserActivity) { activity.addUserInfoEntries(from: ["cursor": 7]) }
    }

    init() throws {
        folder = try TemporaryFolder()
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
            persistentIdentifier: SceneMemory.mainIdentifier)
        scene = UIScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.delegate = delegate
    }

    private var memory: SceneMemory { SceneMemory(folder: URL(fileURLWithPath: folder.path("state"))) }

    @Test("SV-94: what the user was at is there at the next start, with the values that a property list can hold")
    func keeping() throws {
        let activity = NSUserActivity(activityType: "org.example.note")
        activity.title = "A note"
        activity.userInfo = ["id": 3, "names": ["a", "b"], "view": UIView()]
        delegate.activity = activity
        memory.keep(scene)
        #expect(scene.session.stateRestorationActivity === activity)
        let again = try #require(memory.activity(of: "main"))
        #expect(again.activityType == "org.example.note")
        #expect(again.title == "A note")
        #expect(again.userInfo?["id"] as? Int == 3)
        #expect(again.userInfo?["names"] as? [String] == ["a", "b"])
        #expect(again.userInfo?.count == 2)
        delegate.activity = nil
        memory.keep(scene)
        #expect(memory.activity(of: "main") == nil)
    }

    @Test("SV-95: whoever has the activity brings it up to date before it is kept, if it needs that")
    func updating() {
        let editor = Editor()
        let activity = NSUserActivity(activityType: "org.example.note")
        editor.userActivity = activity
        delegate.activity = activity
        SceneMemory().keep(scene)
        #expect(activity.userInfo == nil)
        activity.needsSave = true
        SceneMemory().keep(scene)
        #expect(activity.userInfo?["cursor"] as? Int == 7)
        #expect(!activity.needsSave)
        #expect(editor.userActivity === activity)
    }

    @Test("SV-94: an app's own memory lies in its container, as that of controllers does")
    func container() throws {
        delegate.activity = NSUserActivity(activityType: "org.example.note")
        SceneMemory.inContainer().keep(scene)
        #expect(SceneMemory.inContainer().activity(of: "main")?.activityType == "org.example.note")
        delegate.activity = nil
        SceneMemory.inContainer().keep(scene)
        #expect(SceneMemory.inContainer().activity(of: "main") == nil)
        #expect(RestorationMemory.inContainer().file.path.hasPrefix(NSHomeDirectory()))
    }

    @Test("A damaged file is as good as none", arguments: ["", "garbage", "<plist><dict/></plist>"])
    func damaged(text: String) throws {
        try folder.write(text, to: "state/main.plist")
        #expect(memory.activity(of: "main") == nil)
    }

    @Test("An activity needs a type, and addresses of the web only")
    func misuse() async {
        await #expect(processExitsWith: .failure) { _ = NSUserActivity(activityType: "") }
        await #expect(processExitsWith: .failure) { NSUserActivity(activityType: "x").webpageURL = URL(string: "ftp://x") }
    }
}
