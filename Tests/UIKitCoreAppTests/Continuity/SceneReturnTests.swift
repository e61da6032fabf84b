import TestFiles
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import Display

/// Scenes that were there when the application was left.
@MainActor
@Suite(.serialized)
struct SceneReturnTests {
    private let folder: TemporaryFolder
    private let screen: TestScreen
    private let display: HeadlessScreen

    private final class Application: UIResponder, UIApplicationDelegate {
        static var asked: [String] = []

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let activity = connectingSceneSession.stateRestorationActivity?.title ?? "-"
            Self.asked.append("\(activity) \(connectingSceneSession.userInfo?["count"] as? Int ?? 0) \(options.urlContexts.count)")
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
    }

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        static var count = 0
        var window: UIWindow?
        var events: [String] = []

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.count += 1
            events.append("connect \(session.stateRestorationActivity?.title ?? "-") \(connectionOptions.urlContexts.count)")
            scene.title = session.stateRestorationActivity?.title ?? "\(Self.count)"
            session.userInfo = session.userInfo ?? ["count": Self.count, "view": UIView()]
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }

        func sceneWillEnterForeground(_ scene: UIScene) { events.append("foreground") }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            let activity = NSUserActivity(activityType: "org.example.note")
            activity.title = scene.title
            return activity
        }
    }

    init() throws {
        folder = try TemporaryFolder()
        Scene.count = 0
        screen = TestScreen(launching: Application.self, size: CGSize(width: 100, height: 200))
        display = try #require(DisplayHost.current.display as? HeadlessScreen)
        display.hasRoomForSiblings = true
        prepare(UIApplication.shared.scenes)
        Application.asked = []
    }

    private func prepare(_ scenes: SceneRegistry) {
        scenes.areSeveralAllowed = true
        scenes.memory = SceneMemory(folder: URL(fileURLWithPath: folder.path("state")))
        scenes.memory.keepsSessions = true
        let folder = folder
        scenes.memory.placement = { URL(fileURLWithPath: folder.path("state/window-\($0).json")) }
    }

    /// Shows the scenes of the application as it would begin now.
    private func startAgain<Result>(several: Bool = true, for url: URL? = nil, _ look: (SceneRegistry) throws -> Result) rethrows -> Result
    {
        let scenes = SceneRegistry(application: .shared)
        prepare(scenes)
        scenes.areSeveralAllowed = several
        let options = UIScene.ConnectionOptions()
        if let url { options.urlContexts = [UIOpenURLContext(url: url)] }
        scenes.connect(options: options)
        let result = try look(scenes)
        // Windows of a process that ends.
        DisplayHost.shown.first?.comeForward()
        for scene in scenes.scenes where scene.host !== DisplayHost.current { scene.host.closeWindow() }
        return result
    }

    private func openAnother() {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        screen.settle()
    }

    private func leave() { UIApplication.shared.lifecycle.enterBackground() }

    private func identifiers(_ scenes: SceneRegistry) -> [String] { scenes.scenes.map(\.session.persistentIdentifier) }

    @Test("SV-94: the scenes come back with their sessions, each in its window, and the delegate is asked for each")
    func all() throws {
        openAnother()
        openAnother()
        let before = identifiers(UIApplication.shared.scenes)
        UIApplication.shared.requestSceneSessionActivation(
            UIApplication.shared.scenes.scenes[0].session, userActivity: nil, options: nil)
        screen.settle()
        leave()
        Application.asked = []
        try startAgain(for: URL(string: "x:y")) { again in
            #expect(identifiers(again) == [before[1], before[2], before[0]], "the one in front is last")
            #expect(Application.asked == ["2 2 0", "3 3 0", "1 1 1"], "an address is for the scene in front")
            #expect(Set(again.scenes.map { ObjectIdentifier($0.host) }).count == 3)
            #expect(again.scenes.last?.host === DisplayHost.current)
            again.showOthers()
            again.enterForeground()
            let events = again.scenes.compactMap { ($0.delegate as? Scene)?.events }
            #expect(events == [["connect 2 0", "foreground"], ["connect 3 0", "foreground"], ["connect 1 1", "foreground"]])
            let information = try #require(again.scenes.first?.session.userInfo)
            #expect(information.count == 1, "what is no property list does not come back")
        }
    }

    @Test("SV-94: where there is one place only, the scene in front is seen, and the others are behind it")
    func onePlace() {
        openAnother()
        leave()
        // Whichever window is in front is asked.
        for host in DisplayHost.shown { (host.display as? HeadlessScreen)?.hasRoomForSiblings = false }
        startAgain { again in
            #expect(again.scenes.map(\.isCovered) == [true, false])
            again.showOthers()
            #expect(again.scenes.map(\.activationState) == [.background, .foregroundInactive])
            #expect((again.scenes.first?.delegate as? Scene)?.events == ["connect 1 0"])
        }
    }

    @Test("SV-105: a scene that was closed does not come back, and leaves nothing behind; the last that was closed does")
    func closed() throws {
        openAnother()
        let scenes = UIApplication.shared.scenes
        let (first, second) = (scenes.scenes[0].session, scenes.scenes[1].session)
        leave()
        let place = folder.path("state/window-\(second.persistentIdentifier).json")
        try folder.write("{}", to: "state/window-\(second.persistentIdentifier).json")
        UIApplication.shared.lifecycle.screenVisibilityDidChange(to: true)
        #expect(scenes.destroy(second) == nil)
        #expect(!FileManager.default.fileExists(atPath: place))
        #expect(!FileManager.default.fileExists(atPath: folder.path("state/\(second.persistentIdentifier).plist")))
        #expect(startAgain { identifiers($0) } == [first.persistentIdentifier])
    }

    @Test("SV-102: an application that may not have several scenes any more begins with the one that was in front")
    func one() {
        openAnother()
        let front = UIApplication.shared.scenes.scenes[1].session.persistentIdentifier
        leave()
        #expect(startAgain(several: false) { identifiers($0) } == [front])
    }

    @Test("What is damaged is passed over, and all else comes back")
    func damaged() throws {
        openAnother()
        let before = identifiers(UIApplication.shared.scenes)
        leave()
        try folder.write("garbage", to: "state/\(before[1]).plist")
        #expect(startAgain { $0.scenes.map(\.title) } == ["1", "4"], "a scene without what it was at begins anew")
        let entries: [Any] = [["identifier": "../../x"], 7, ["identifier": before[1]], ["identifier": before[1]]]
        let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
        try data.write(to: URL(fileURLWithPath: folder.path("state/scenes.plist")))
        #expect(startAgain { identifiers($0) } == [before[1]])
        for text in ["", "garbage", "<plist><dict/></plist>"] {
            try folder.write(text, to: "state/scenes.plist")
            #expect(startAgain { identifiers($0) } == ["main"])
        }
    }
}
