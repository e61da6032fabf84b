import TestLogs
import Testing
@testable import UIKitGraphics
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

/// Several scenes, of which one is in front.
@MainActor
@Suite(.serialized)
struct SceneActivationTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 200))
    private let log = TouchLog()

    private final class Application: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Scene.self
            return configuration
        }

        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            Scene.log.calls.append("discard \(sceneSessions.count)")
        }
    }

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        static var log = TouchLog()
        static var count = 0
        var window: UIWindow?
        private var name = ""

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.count += 1
            name = "\(Self.count)"
            let activity = connectionOptions.userActivities.first?.activityType ?? "-"
            Self.log.calls.append("\(name) connect \(activity)")
            guard let scene = scene as? UIWindowScene else { return }
            scene.title = name
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
        func sceneDidDisconnect(_ scene: UIScene) { Self.log.calls.append("\(name) disconnect") }
        func sceneWillEnterForeground(_ scene: UIScene) { Self.log.calls.append("\(name) foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.log.calls.append("\(name) active") }
        func sceneWillResignActive(_ scene: UIScene) { Self.log.calls.append("\(name) resign") }
        func sceneDidEnterBackground(_ scene: UIScene) { Self.log.calls.append("\(name) background") }
        func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
            Self.log.calls.append("\(name) will continue \(userActivityType)")
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            Self.log.calls.append("\(name) continue \(userActivity.activityType)")
        }
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            Self.log.calls.append("\(name) open \(URLContexts.map(\.url.absoluteString))")
        }
    }

    /// An app that is in front, with its first scene.
    private func launch(severalScenes: Bool = true, then body: (SceneRegistry) throws -> Void) rethrows {
        Scene.log = log
        Scene.count = 0
        let (application, delegate) = (UIApplication.shared, Application())
        let former = application.delegate
        application.delegate = delegate
        application.lifecycle.becomeActive()
        defer {
            application.lifecycle.resignActive()
            application.delegate = former
        }
        let scenes = SceneRegistry(application: application)
        scenes.areSeveralAllowed = severalScenes
        scenes.connect()
        log.calls = []
        try body(scenes)
        for scene in scenes.scenes { for window in scene.windows { window.isHidden = true } }
    }

    private func window(_ scenes: SceneRegistry, _ index: Int) -> UIWindow? {
        scenes.scenes.first { $0.title == "\(index)" }?.windows.first
    }

    @Test("SV-102: Info.plist says whether there may be several scenes")
    func permission() throws {
        for isAllowed in [true, false] {
            let manifest = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": isAllowed]]
            let data = try PropertyListSerialization.data(fromPropertyList: manifest, format: .xml, options: 0)
            #expect(InfoPlist(data: data, productName: "App").supportsMultipleScenes == isAllowed)
        }
        launch(severalScenes: false) { scenes in
            #expect(scenes.activate(nil, nil)?.code == .multipleScenesNotSupported)
            #expect(scenes.scenes.count == 1)
        }
    }

    @Test(
        "SV-96 SV-103: a new scene comes up as at launch, with its activity in the options, in front of the first, which goes to the background; its windows are not seen"
    )
    func another() throws {
        try launch { scenes in
            let first = try #require(window(scenes, 1))
            #expect(first.isKeyWindow)
            #expect(scenes.activate(nil, NSUserActivity(activityType: "org.example.note")) == nil)
            #expect(log.calls == ["1 resign", "1 background", "2 connect org.example.note", "2 foreground", "2 active"])
            let second = try #require(window(scenes, 2))
            #expect(second.isKeyWindow)
            #expect(!first.isHidden)
            #expect(!WindowStack.current.visibleWindows.contains(first))
            #expect(WindowStack.current.visibleWindows.contains(second))
            log.calls = []
            #expect(scenes.activate(first.windowScene?.session, nil) == nil)
            #expect(log.calls == ["2 resign", "2 background", "1 foreground", "1 active"])
            #expect(first.isKeyWindow)
            #expect(WindowStack.current.visibleWindows.contains(first))
            #expect(!WindowStack.current.visibleWindows.contains(second))
            #expect(first.windowScene?.activationState == .foregroundActive)
            #expect(second.windowScene?.activationState == .background)
        }
    }

    @Test("A window that is shown in a scene behind another one is not seen, and does not keep the keys from those in front")
    func behind() throws {
        try launch { scenes in
            let first = try #require(window(scenes, 1))
            _ = scenes.activate(nil, nil)
            let second = try #require(window(scenes, 2))
            let late = UIWindow(windowScene: try #require(first.windowScene))
            late.isHidden = false
            #expect(!WindowStack.current.visibleWindows.contains(late))
            #expect(second.isKeyWindow)
            late.isHidden = true
        }
    }

    @Test("SV-96 SV-104: an activity may choose among scenes by its target; the chosen one is told that it comes, and continues it")
    func target() throws {
        try launch { scenes in
            _ = scenes.activate(nil, nil)
            let first = try #require(window(scenes, 1)?.windowScene)
            first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF == 'note 1'")
            log.calls = []
            let activity = NSUserActivity(activityType: "org.example.note")
            activity.targetContentIdentifier = "note 1"
            _ = scenes.activate(nil, activity)
            #expect(
                log.calls == [
                    "2 resign", "2 background", "1 foreground", "1 active", "1 will continue org.example.note",
                    "1 continue org.example.note",
                ])
        }
    }

    @Test("SV-101: a URL goes to the scene that prefers it, else to the one used last")
    func url() throws {
        try launch { scenes in
            _ = scenes.activate(nil, nil)
            let first = try #require(window(scenes, 1)?.windowScene)
            first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
                NSPredicate(format: "SELF BEGINSWITH 'notes:'")
            log.calls = []
            scenes.open(try #require(URL(string: "other:1")))
            #expect(log.calls == ["2 open [\"other:1\"]"])
            scenes.open(try #require(URL(string: "notes:1")))
            #expect(log.calls.last == "1 open [\"notes:1\"]")
            #expect(scenes.scenes.last === first)
        }
    }

    @Test("SV-105: a scene that is closed disconnects, and is discarded; the one used before it comes in front")
    func closing() throws {
        try launch { scenes in
            _ = scenes.activate(nil, nil)
            let second = try #require(window(scenes, 2))
            let session = try #require(second.windowScene?.session)
            log.calls = []
            #expect(scenes.destroy(session) == nil)
            #expect(
                log.calls == ["2 resign", "2 background", "1 foreground", "1 active", "2 disconnect", "discard 1"])
            #expect(second.isHidden)
            #expect(scenes.scenes.count == 1)
            #expect(scenes.destroy(session)?.code == .requestDenied)
            #expect(scenes.activate(session, nil)?.code == .requestDenied)
        }
    }

    @Test("The requests are met in a later turn, and errors go to the handler")
    func requests() {
        launch(severalScenes: false) { _ in
            var errors: [UISceneError.Code] = []
            let application = UIApplication.shared
            application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
                errors.append((error as? UISceneError)?.code ?? .requestDenied)
            }
            #expect(errors.isEmpty)
            screen.wait(0.1)
            #expect(errors == [.multipleScenesNotSupported])
            var request = UISceneSessionActivationRequest()
            request.userActivity = NSUserActivity(activityType: "org.example.note")
            application.activateSceneSession(for: request) { errors.append(($0 as? UISceneError)?.code ?? .requestDenied) }
            screen.wait(0.1)
            #expect(errors.count == 2)
        }
    }
}
