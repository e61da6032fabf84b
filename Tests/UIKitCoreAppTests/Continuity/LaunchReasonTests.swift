import TestLogs
@testable import UIKitGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct LaunchReasonTests {
    private let log = TouchLog()
    private let screen = TestScreen(size: CGSize(width: 100, height: 100))

    final class Delegate: NSObject, UIApplicationDelegate {
        private let log: TouchLog
        var wants = true
        init(_ log: TouchLog) { self.log = log }
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let item = (launchOptions?[.shortcutItem] as? UIApplicationShortcutItem)?.type
            log.calls.append("launched \(item ?? (launchOptions?[.url] as? URL)?.absoluteString ?? "nil")")
            return wants
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            log.calls.append("open \(url)")
            return true
        }
        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            log.calls.append("perform \(shortcutItem.localizedTitle)")
            completionHandler(true)
        }
        func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
            log.calls.append("failed \((error as NSError).code)")
        }
    }

    private func with(_ delegate: Delegate, _ body: (UIApplication) -> Void) {
        _ = screen.window
        let application = UIApplication.shared
        let (former, items) = (application.delegate, application.shortcutItems)
        application.delegate = delegate
        application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New Note")]
        defer {
            application.delegate = former
            application.shortcutItems = items
        }
        body(application)
    }

    @Test("SV-100: a URL that an app is started for is in the options and opened afterwards, unless the launch method answers false")
    func url() throws {
        let url = try #require(URL(string: "notes:1"))
        let delegate = Delegate(log)
        with(delegate) { ApplicationLifecycle(application: $0).launch(for: .urls([url])) }
        #expect(log.calls == ["launched notes:1", "open notes:1"])
        log.calls = []
        delegate.wants = false
        with(delegate) { ApplicationLifecycle(application: $0).launch(for: .urls([url])) }
        #expect(log.calls == ["launched notes:1"])
    }

    @Test("SV-92: a shortcut likewise")
    func shortcut() {
        let delegate = Delegate(log)
        with(delegate) { ApplicationLifecycle(application: $0).launch(for: .shortcut(type: "new")) }
        #expect(log.calls == ["launched new", "perform New Note"])
        log.calls = []
        delegate.wants = false
        with(delegate) { ApplicationLifecycle(application: $0).launch(for: .shortcut(type: "new")) }
        with(delegate) { ApplicationLifecycle(application: $0).launch(for: .shortcut(type: "unknown")) }
        #expect(log.calls == ["launched new", "launched nil"])
    }

    @Test("SV-91: the shortcuts of Info.plist stand first; only the others are the application's to set")
    func order() {
        with(Delegate(log)) { application in
            let entry = InfoPlist.ShortcutEntry(type: "static", title: "Static", iconType: "UIApplicationShortcutIconTypeAdd")
            application.shortcuts.staticItems = [ShortcutContent(entry)]
            #expect(application.shortcuts.items.map(\.type) == ["static", "new"])
            #expect(application.shortcutItems?.map(\.type) == ["new"])
            #expect(application.shortcuts.items.first?.icon == UIApplicationShortcutIcon(type: .add))
            application.shortcuts.staticItems = []
        }
    }

    @Test("A shortcut is set as it is at that time; changing it later changes nothing")
    func mutable() {
        with(Delegate(log)) { application in
            let item = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A")
            application.shortcutItems = [item]
            item.localizedTitle = "B"
            #expect(application.shortcutItems?.first?.localizedTitle == "A")
            #expect(item.localizedTitle == "B")
            let copy = application.shortcutItems?.first?.mutableCopy() as? UIMutableApplicationShortcutItem
            copy?.type = "c"
            #expect(copy?.type == "c")
            #expect(application.shortcutItems?.first?.type == "a")
        }
    }

    @Test("Entries of Info.plist that lack what each must have are left out")
    func plist() throws {
        let text = """
            <?xml version="1.0"?><plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
            <dict><key>UIApplicationShortcutItemType</key><string>t</string><key>UIApplicationShortcutItemTitle</key><string>T</string>
            <key>UIApplicationShortcutItemUserInfo</key><dict><key>k</key><string>v</string></dict></dict>
            <dict><key>UIApplicationShortcutItemType</key><string>without title</string></dict><string>x</string>
            </array></dict></plist>
            """
        #expect(InfoPlist(data: Data(text.utf8), productName: "A").shortcuts.isEmpty)
        let whole = text.replacingOccurrences(of: "<string>x</string>", with: "")
        let entries = InfoPlist(data: Data(whole.utf8), productName: "A").shortcuts
        #expect(entries.map(\.type) == ["t"])
        #expect(entries.first.map { ShortcutContent($0).userInfo?["k"] as? NSString } == "v")
    }

    @Test("MO-132: notifications from afar cannot be had: the delegate is notified in the next turn")
    func remoteNotifications() {
        with(Delegate(log)) { application in
            application.registerForRemoteNotifications()
            #expect(log.calls.isEmpty)
            #expect(!application.isRegisteredForRemoteNotifications)
            screen.settle()
            #expect(log.calls == ["failed 3010"])
        }
    }
}
