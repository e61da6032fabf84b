import TestLogs
import Testing
@testable import UIKitGraphics
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import Display

/// Several scenes on a display that has room for several windows.
@MainActor
@Suite(.serialized)
struct SceneWindowsTests {
    private let screen: TestScreen
    private let log: TouchLog
    private let firstDisplay: HeadlessScreen

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
            Self.log.calls.append("\(name) connect")
            scene.title = name
            // As most apps do that were written for one screen.
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.windowScene = scene as? UIWindowScene
            window.rootViewController = Controller(name: name)
            window.makeKeyAndVisible()
            self.window = window
        }
        func sceneDidDisconnect(_ scene: UIScene) { Self.log.calls.append("\(name) disconnect") }
        func sceneWillEnterForeground(_ scene: UIScene) { Self.log.calls.append("\(name) foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.log.calls.append("\(name) active") }
        func sceneWillResignActive(_ scene: UIScene) { Self.log.calls.append("\(name) resign") }
        func sceneDidEnterBackground(_ scene: UIScene) { Self.log.calls.append("\(name) background") }
        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection
        ) {
            Self.log.calls.append("\(name) was \(Int(previousCoordinateSpace.bounds.width))")
        }
    }

    private final class Controller: UIViewController {
        private let name: String

        init(name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = name == "1" ? .red : .blue
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        }

        @objc private func tapped() { Scene.log.calls.append("\(name) tapped") }
    }

    init() throws {
        log = TouchLog()
        Scene.log = log
        Scene.count = 0
        screen = TestScreen(launching: Application.self, size: CGSize(width: 100, height: 200))
        firstDisplay = try #require(DisplayHost.current.display as? HeadlessScreen)
        firstDisplay.hasRoomForSiblings = true
        UIApplication.shared.scenes.areSeveralAllowed = true
        log.calls = []
    }

    private func scene(_ index: Int) throws -> UIWindowScene {
        try #require(UIApplication.shared.scenes.scenes.first { $0.title == "\(index)" })
    }

    /// Asks for another scene, and answers its display.
    private func openAnother() throws -> HeadlessScreen {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        screen.settle()
        return try #require(firstDisplay.siblings.last)
    }

    private func tap(_ display: HeadlessScreen) {
        for phase in [PointerEvent.Phase.began, .ended] {
            display.inject(
                .pointer(PointerEvent(id: 1, phase: phase, location: CGPoint(x: 50, y: 100), timestamp: display.clock.now, buttons: [])))
        }
        screen.wait(0.1)
    }

    @Test("SV-103: a new scene gets a window of its own, and is active; the first is seen, and inactive")
    func another() throws {
        let display = try openAnother()
        #expect(log.calls == ["1 resign", "2 connect", "2 foreground", "2 active"])
        let (first, second) = (try scene(1), try scene(2))
        #expect(first.activationState == .foregroundInactive)
        #expect(second.activationState == .foregroundActive)
        #expect(first.screen !== second.screen)
        #expect(UIScreen.main === second.screen)
        #expect(first.windows.count == 1 && first.keyWindow != nil && second.keyWindow != nil)
        #expect(UIApplication.shared.windows.count == 2)
        #expect(firstDisplay.title == "1" && display.title == "2")
        #expect(display.geometry == firstDisplay.geometry)
        second.title = ""
        #expect(display.title.isEmpty, "a display shows its own name then")
    }

    @Test("SV-103: touches, sizes and pixels of a window are its scene's, and both windows are painted in the same turn")
    func input() throws {
        let display = try openAnother()
        log.calls = []
        tap(firstDisplay)
        tap(display)
        #expect(log.calls == ["1 tapped", "2 tapped"])
        log.calls = []
        display.inject(.resized(ScreenGeometry(size: CGSize(width: 150, height: 120), scale: 2)))
        screen.settle()
        #expect(log.calls == ["2 was 100"])
        let (first, second) = (try scene(1), try scene(2))
        #expect(second.windows.first?.frame.size == CGSize(width: 150, height: 120))
        #expect(first.windows.first?.frame.size == CGSize(width: 100, height: 200))
        (firstDisplay.isWatched, display.isWatched) = (true, true)
        let (red, green) = (try #require(first.windows.first?.rootViewController), try #require(second.windows.first?.rootViewController))
        red.view.backgroundColor = .white
        green.view.backgroundColor = .green
        let counts = [firstDisplay.presentCount, display.presentCount]
        DisplayHost.current.pipeline.turn()
        #expect([firstDisplay.presentCount, display.presentCount] == counts.map { $0 + 1 })
        #expect(firstDisplay.frameBuffer[100, 100] == 0xFFFF_FFFF)
        #expect(display.frameBuffer[100, 100] == 0xFF00_FF00)
    }

    @Test("SV-103: what one window is told may change another, which is painted in the same turn")
    func acrossWindows() throws {
        let display = try openAnother()
        let (first, second) = (try scene(1), try scene(2))
        (firstDisplay.isWatched, display.isWatched) = (true, true)
        let (count, view) = (firstDisplay.presentCount, try #require(first.windows.first?.rootViewController?.view))
        // After the frame of the second window, in a turn in which the first one's is made already.
        FramePipeline.afterFrame(of: second.windows.first) { view.backgroundColor = .green }
        second.windows.first?.rootViewController?.view.backgroundColor = .white
        DisplayHost.current.pipeline.turn()
        #expect(firstDisplay.presentCount == count + 1)
        #expect(firstDisplay.frameBuffer[100, 100] == 0xFF00_FF00)
    }

    @Test("SV-103: the scene is active whose window has the keyboard; the application is inactive when none has")
    func focus() throws {
        let display = try openAnother()
        log.calls = []
        display.inject(.focusChanged(false))
        firstDisplay.inject(.focusChanged(true))
        screen.settle()
        #expect(log.calls == ["1 active"] || log.calls == ["2 resign", "1 active"])
        #expect(UIScreen.main === (try scene(1)).screen)
        firstDisplay.inject(.focusChanged(false))
        screen.settle()
        #expect(UIApplication.shared.applicationState == .inactive)
        #expect(try scene(1).activationState == .foregroundInactive && scene(2).activationState == .foregroundInactive)
    }

    @Test("SV-103: a scene is in the background while its window is minimised, and the application when all are")
    func minimising() throws {
        let display = try openAnother()
        log.calls = []
        display.inject(.visibilityChanged(false))
        screen.settle()
        #expect(log.calls == ["2 resign", "2 background"])
        #expect(UIApplication.shared.applicationState == .inactive)
        firstDisplay.inject(.focusChanged(true))
        screen.settle()
        #expect(log.calls.last == "1 active")
        firstDisplay.inject(.visibilityChanged(false))
        screen.settle()
        #expect(UIApplication.shared.applicationState == .background)
        log.calls = []
        display.inject(.visibilityChanged(true))
        screen.settle()
        #expect(log.calls == ["2 foreground", "2 active"])
        #expect(try scene(1).activationState == .background)
        firstDisplay.inject(.visibilityChanged(true))
        screen.settle()
        #expect(log.calls.last == "1 foreground")
    }

    @Test("SV-103: asking for a session again brings its window to the front")
    func again() throws {
        _ = try openAnother()
        log.calls = []
        let session = try scene(1).session
        UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil)
        screen.settle()
        #expect(log.calls == ["2 resign", "1 active"])
        #expect(firstDisplay.comingToFrontCount == 1)
    }

    @Test("SV-105: the user closes a window: its scene alone disconnects and is discarded, also the first", arguments: [1, 2])
    func closing(index: Int) throws {
        let display = try openAnother()
        let (closed, left) = index == 1 ? (firstDisplay, display) : (display, firstDisplay)
        let window = try #require(scene(index).windows.first)
        log.calls = []
        closed.inject(.closeRequested)
        screen.settle()
        #expect(
            log.calls == (index == 1 ? ["1 background"] : ["2 resign", "2 background", "1 active"]) + ["\(index) disconnect", "discard 1"])
        #expect(closed.isClosed && !left.isClosed && window.isHidden)
        #expect(UIApplication.shared.scenes.scenes.count == 1)
        #expect(UIScreen.main.bounds.size == left.geometry.size)
        log.calls = []
        tap(left)
        #expect(log.calls == ["\(3 - index) tapped"])
    }

    @Test("A scene whose window is closed in the middle of an animation leaves neither itself nor views behind", arguments: [1, 2])
    func memory(index: Int) throws {
        _ = try openAnother()
        weak var closed: UIWindowScene?
        weak var closedView: UIView?
        try {
            let scene = try scene(index)
            let view = try #require(scene.windows.first?.rootViewController?.view)
            (closed, closedView) = (scene, view)
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0.5 }
            screen.wait(0.1)
            UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
        }()
        screen.wait(2)
        #expect(UIApplication.shared.scenes.scenes.count == 1)
        #expect(closed == nil && closedView == nil)
    }

    @Test("Windows that are closed leave neither their screens nor what hangs on them behind, also where the app keeps the screen")
    func memoryOfScreens() throws {
        let first = DisplayHost.current
        var hosts: [WeakHost] = []
        var screens: [UIScreen] = []
        for _ in 0..<3 {
            let display = try openAnother()
            hosts.append(WeakHost(host: DisplayHost.current))
            screens.append(UIScreen.main)
            #expect(DisplayHost.current !== first)
            display.inject(.closeRequested)
            screen.wait(1)
            // The desktop may say something about a window that is gone.
            display.inject(.focusChanged(false))
        }
        screen.wait(2)
        #expect(hosts.count { $0.host != nil } == 0)
        #expect(DisplayHost.shown.count == 1 && DisplayHost.current === first)
        #expect(screens.allSatisfy { $0.bounds == first.screen.bounds })
    }

    private struct WeakHost {
        weak var host: DisplayHost?
    }

    @Test("SV-103: what the user wants of the screen holds for all windows, and for those that come later")
    func wishes() throws {
        DisplayHost.current.changeStyle(to: .dark)
        let display = try openAnother()
        #expect(try scene(2).traitCollection.userInterfaceStyle == .dark)
        for host in DisplayHost.shown { host.changeTextSize(to: .small) }
        #expect(try scene(1).traitCollection.preferredContentSizeCategory == .small)
        #expect(try scene(2).traitCollection.preferredContentSizeCategory == .small)
        display.close()
    }

    @Test("A window that is given to a scene of another window moves there")
    func moving() throws {
        _ = try openAnother()
        let (first, second) = (try scene(1), try scene(2))
        let window = UIWindow(windowScene: second)
        window.isHidden = false
        #expect(window.screen === second.screen)
        window.windowScene = first
        #expect(window.screen === first.screen)
        #expect(first.windows.contains(window) && !second.windows.contains(window))
        #expect(DisplayHost.shown.first?.visibleWindows.contains(window) == true)
        #expect(DisplayHost.shown.last?.visibleWindows.contains(window) == false)
    }
}
