import Testing
import UIKitTesting

@MainActor
struct HostedAppTests {
    @Test("A whole app runs in a test: it is launched, touched, left and ended")
    func life() throws {
        AppDelegate.log = []
        do {
            let screen = TestScreen(launching: AppDelegate.self, scale: 1)
            #expect(UIApplication.shared.delegate is AppDelegate)
            #expect(screen.window.rootViewController is Counter)
            try screen.tap("Count")
            #expect(screen.shows("1"))
            screen.leaveApp()
            #expect(UIApplication.shared.applicationState == .background)
            screen.returnToApp()
            #expect(UIApplication.shared.applicationState == .active)
        }
        #expect(AppDelegate.log == ["launched", "active", "inactive", "background", "foreground", "active", "ended"])
        #expect(UIApplication.shared.delegate == nil)
    }

    @Test("Each launch begins from nothing")
    func again() throws {
        let first = TestScreen(launching: AppDelegate.self, scale: 1)
        try first.tap("Count")
        let second = TestScreen(launching: AppDelegate.self, scale: 1)
        #expect(second.shows("0"))
        #expect(!second.shows("1"))
    }

    @Test("An app with scenes makes its windows in the scene delegate")
    func scenes() throws {
        let screen = TestScreen(launching: SceneAppDelegate.self, scale: 1)
        #expect(screen.window.windowScene?.delegate is SceneDelegate)
        try screen.tap("Count")
        #expect(screen.shows("1"))
    }
}

private final class Counter: UIViewController {
    private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "0"
        let button = UIButton(type: .system)
        button.setTitle("Count", for: .normal)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        button.addTarget(self, action: #selector(count), for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
    }

    @objc private func count() { label.text = String((Int(label.text ?? "") ?? 0) + 1) }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
    static var log: [String] = []
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.log.append("launched")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Counter()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { Self.log.append("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { Self.log.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Self.log.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { Self.log.append("ended") }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Counter()
        window.makeKeyAndVisible()
        self.window = window
    }
}
