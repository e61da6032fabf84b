import TestLogs
@testable import UIKitGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct LifecycleTests {
    private let log = TouchLog()

    /// The calls and the notifications of a life, in order.
    private func record(_ delegate: any UIApplicationDelegate, _ body: (ApplicationLifecycle) -> Void) {
        let application = UIApplication.shared
        let former = application.delegate
        application.delegate = delegate
        let names: [NSNotification.Name] = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification,
        ]
        let observer = Observer(log)
        for name in names {
            NotificationCenter.default.addObserver(observer, selector: #selector(Observer.note(_:)), name: name, object: application)
        }
        body(ApplicationLifecycle(application: application))
        NotificationCenter.default.removeObserver(observer)
        application.delegate = former
    }

    @Test("RE-29, DF-16: launching, going to the background and coming back")
    func life() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        _ = screen.window
        record(PlainDelegate(log)) { lifecycle in
            lifecycle.launch()
            #expect(lifecycle.state == .active)
            lifecycle.enterBackground()
            #expect(lifecycle.state == .background)
            lifecycle.enterForeground()
            lifecycle.becomeActive()
        }
        #expect(
            log.calls == [
                "willFinishLaunching", "didFinishLaunching", "UIApplicationDidFinishLaunchingNotification", "didBecomeActive",
                "UIApplicationDidBecomeActiveNotification", "willResignActive", "UIApplicationWillResignActiveNotification",
                "didEnterBackground", "UIApplicationDidEnterBackgroundNotification", "willEnterForeground",
                "UIApplicationWillEnterForegroundNotification", "didBecomeActive", "UIApplicationDidBecomeActiveNotification",
            ])
    }

    @Test("With scenes their delegate is told in the application's place, from connecting to the end")
    func sceneLife() throws {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        _ = screen.window
        SceneDelegate.log = log
        let delegate = SceneApplicationDelegate()
        let application = UIApplication.shared
        let (former, scenes) = (application.delegate, SceneRegistry(application: application))
        application.delegate = delegate
        scenes.connect()
        scenes.enterForeground()
        scenes.becomeActive()
        scenes.open(try #require(URL(string: "forastero:x")))
        scenes.resignActive()
        scenes.enterBackground()
        let scene = try #require(scenes.connected.first)
        #expect(scene.activationState == .background)
        #expect(scene.session.configuration.name == "Main")
        scenes.disconnect()
        #expect(scene.activationState == .unattached)
        application.delegate = former
        #expect(
            log.calls == [
                "willConnect", "willEnterForeground", "didBecomeActive", "open forastero:x", "willResignActive", "didEnterBackground",
                "didDisconnect",
            ])
    }

    @Test("RE-31: the older launch method is called only where the newer one is missing")
    func olderLaunchMethod() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        _ = screen.window
        record(OldDelegate(log)) { $0.launch() }
        #expect(log.calls.contains("applicationDidFinishLaunching"))
    }

    @Test("XP-47: Info.plist names the scene delegate; the product's module is put in, without a digit in first place")
    func sceneManifest() throws {
        let manifest: [String: Any] = [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        ["UISceneConfigurationName": "Main", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]
                    ]
                ]
            ]
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: manifest, format: .xml, options: 0)
        let plist = InfoPlist(data: data, productName: "My-App")
        let role = UISceneSession.Role.windowApplication.rawValue
        #expect(plist.declaresScenes)
        #expect(plist.firstSceneConfigurationName(role: role) == "Main")
        #expect(plist.sceneConfiguration(named: "Main", role: role)?.delegateClassName == "My_App.SceneDelegate")
        #expect(plist.sceneConfiguration(named: "Other", role: role) == nil)
        let numbered = InfoPlist(data: data, productName: "2048")
        #expect(numbered.sceneConfiguration(named: "Main", role: role)?.delegateClassName == "_048.SceneDelegate")
    }

    @Test("Fonts that an Info.plist names are looked for beside it, and where its bundle begins")
    func namedFonts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try PropertyListSerialization.data(fromPropertyList: ["UIAppFonts": ["My.ttf"]], format: .xml, options: 0)
        try data.write(to: folder.appendingPathComponent("App-Info.plist"))
        let plist = InfoPlist(executable: folder.appendingPathComponent("App"))
        #expect(plist.fontFiles == ["My.ttf"])
        #expect(plist.folders.map(\.lastPathComponent) == [folder.lastPathComponent, folder.deletingLastPathComponent().lastPathComponent])
        // The package manager writes an Info.plist at the top of a bundle; the app's own is in a folder, or beside the executable.
        for (name, font, chosen) in [("P_App.resources", "top.ttf", "My.ttf"), ("P_App.resources/Resources", "own.ttf", "own.ttf")] {
            let inner = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            let data = try PropertyListSerialization.data(fromPropertyList: ["UIAppFonts": [font]], format: .xml, options: 0)
            try data.write(to: inner.appendingPathComponent("Info.plist"))
            #expect(InfoPlist(executable: folder.appendingPathComponent("App")).fontFiles == [chosen])
        }
        for name in ["App-Info.plist", "P_App.resources/Resources/Info.plist"] {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        #expect(InfoPlist(executable: folder.appendingPathComponent("App")).fontFiles == ["top.ttf"])
        #expect(InfoPlist(data: nil, productName: "App").fontFiles.isEmpty)
    }

    @Test("Info.plist fixes light or dark, and the status bar if controllers are not asked")
    func launchKeys() {
        func plist(_ contents: [String: Any]) -> InfoPlist {
            let data = try? PropertyListSerialization.data(fromPropertyList: contents, format: .xml, options: 0)
            return InfoPlist(data: data, productName: "App")
        }
        #expect(plist(["UIUserInterfaceStyle": "Dark"]).interfaceStyle == .dark)
        #expect(plist(["UIUserInterfaceStyle": "Light"]).interfaceStyle == .light)
        #expect(plist(["UIUserInterfaceStyle": "Automatic"]).interfaceStyle == nil)
        #expect(plist([:]).interfaceStyle == nil)
        let bar: [String: Any] = ["UIStatusBarHidden": true, "UIStatusBarStyle": "UIStatusBarStyleLightContent"]
        #expect(plist(bar).statusBar == nil)
        let fixed = plist(bar.merging(["UIViewControllerBasedStatusBarAppearance": false]) { $1 }).statusBar
        #expect(fixed?.isHidden == true)
        #expect(fixed?.style == .lightContent)
        #expect(plist(["UIViewControllerBasedStatusBarAppearance": false]).statusBar?.style == .default)
    }

    @Test("A damaged Info.plist says nothing")
    func damagedManifest() {
        for text in ["", "<plist>", "{ UIApplicationSceneManifest = 3; }"] {
            #expect(!InfoPlist(data: Data(text.utf8), productName: "App").declaresScenes)
        }
        #expect(!InfoPlist(data: nil, productName: "App").declaresScenes)
    }
}

private final class Observer: NSObject {
    private let log: TouchLog

    init(_ log: TouchLog) {
        self.log = log
        super.init()
    }

    @MainActor @objc func note(_ notification: Notification) { log.calls.append(notification.name.rawValue) }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
    private let log: TouchLog

    init(_ log: TouchLog) {
        self.log = log
        super.init()
    }

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.calls.append("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.calls.append("didFinishLaunching")
        return true
    }

    func applicationDidFinishLaunching(_ application: UIApplication) { log.calls.append("older") }
    func applicationDidBecomeActive(_ application: UIApplication) { log.calls.append("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { log.calls.append("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.calls.append("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.calls.append("willEnterForeground") }
}

private final class OldDelegate: UIResponder, UIApplicationDelegate {
    private let log: TouchLog

    init(_ log: TouchLog) {
        self.log = log
        super.init()
    }

    func applicationDidFinishLaunching(_ application: UIApplication) { log.calls.append("applicationDidFinishLaunching") }
}

private final class SceneApplicationDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var log = TouchLog()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        Self.log.calls.append("willConnect")
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { Self.log.calls.append("open \(context.url)") }
    }

    func sceneDidDisconnect(_ scene: UIScene) { Self.log.calls.append("didDisconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { Self.log.calls.append("didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { Self.log.calls.append("willResignActive") }
    func sceneWillEnterForeground(_ scene: UIScene) { Self.log.calls.append("willEnterForeground") }
    func sceneDidEnterBackground(_ scene: UIScene) { Self.log.calls.append("didEnterBackground") }
}
