import TestLogs
import Testing
@testable import UIKitGraphics
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

/// Shortcuts, URLs and a new size of the window, of which the delegate of a scene is notified.
@MainActor
@Suite(.serialized)
struct SceneNewsTests {
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
    }

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        static var log = TouchLog()

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
            Self.log.calls.append("connect \(connectionOptions.shortcutItem?.type ?? "-") \(urls)")
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            Self.log.calls.append("open \(URLContexts.map(\.url.absoluteString))")
        }

        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            Self.log.calls.append("perform \(shortcutItem.type)")
            completionHandler(true)
        }

        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            let (former, present) = (previousCoordinateSpace.bounds.size, windowScene.coordinateSpace.bounds.size)
            Self.log.calls.append("\(former.width) x \(former.height) to \(present.width) x \(present.height)")
            Self.log.calls.append("portrait \(previousInterfaceOrientation.isPortrait) to \(windowScene.interfaceOrientation.isPortrait)")
        }
    }

    private func connect(_ reason: LaunchReason, then body: (SceneRegistry) throws -> Void) rethrows {
        _ = screen.window
        Scene.log = log
        let (application, delegate) = (UIApplication.shared, Application())
        let (former, items) = (application.delegate, application.shortcutItems)
        application.delegate = delegate
        application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New Note")]
        defer {
            application.delegate = former
            application.shortcutItems = items
        }
        let scenes = SceneRegistry(application: application)
        scenes.connect(options: reason.connectionOptions(of: application))
        scenes.enterForeground()
        scenes.becomeActive()
        try body(scenes)
        scenes.disconnect()
    }

    @Test("SV-93: the shortcut that starts an app is in the connection options only; a later one is performed")
    func shortcuts() throws {
        try connect(.shortcut(type: "new")) { scenes in
            #expect(log.calls == ["connect new []"])
            log.calls = []
            scenes.perform(try #require(UIApplication.shared.shortcuts.item(ofType: "new")))
            #expect(log.calls == ["perform new"])
        }
    }

    @Test("SV-99: the URL that starts an app is in the connection options only; a later one is opened")
    func urls() throws {
        let (first, second) = (try #require(URL(string: "notes:1")), try #require(URL(string: "notes:2")))
        connect(.urls([first])) { scenes in
            #expect(log.calls == ["connect - [\"notes:1\"]"])
            log.calls = []
            scenes.open(second)
            #expect(log.calls == ["open [\"notes:2\"]"])
            log.calls = []
            scenes.open([first, second])
            #expect(log.calls.count == 1)
            #expect(log.calls.first?.contains("notes:1") == true && log.calls.first?.contains("notes:2") == true)
        }
    }

    @Test("SV-106: after a new size the delegate gets the former values, and the scene has the new ones")
    func size() {
        connect(.user) { scenes in
            log.calls = []
            let former = ScreenSituation(of: .current)
            scenes.situationDidChange(of: .current, from: former)
            #expect(log.calls.isEmpty)
            screen.turn(.left)
            scenes.situationDidChange(of: .current, from: former)
            #expect(log.calls == ["100.0 x 200.0 to 200.0 x 100.0", "portrait true to false"])
        }
    }
}
