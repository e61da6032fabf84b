import TestLogs
@testable import UIKitGraphics
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct OpenURLTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100))
    private let log = TouchLog()

    /// With a delegate, and with the scheme "forastero" for the application's own.
    private func with(_ delegate: any UIApplicationDelegate, _ body: (UIApplication) throws -> Void) rethrows {
        _ = screen.window
        let application = UIApplication.shared
        let (former, schemes) = (application.delegate, application.urls.ownSchemes)
        application.delegate = delegate
        application.urls.ownSchemes = ["forastero"]
        defer {
            application.delegate = former
            application.urls.ownSchemes = schemes
        }
        try body(application)
    }

    @Test("A URL of the application's own scheme comes to its delegate after what is being done now")
    func own() throws {
        let delegate = URLDelegate(log)
        try with(delegate) { application in
            let url = try #require(URL(string: "FORASTERO://list/3"))
            #expect(application.canOpenURL(url))
            application.open(url) { log.calls.append("taken \($0)") }
            #expect(log.calls.isEmpty)
            screen.settle()
            #expect(Set(log.calls) == ["open FORASTERO://list/3", "taken true"])
        }
    }

    @Test("The older method is called only where the newer one is missing")
    func older() throws {
        let delegate = OldURLDelegate(log)
        try with(delegate) { application in
            let url = try #require(URL(string: "forastero:x"))
            #expect(application.openURL(url))
            screen.settle()
            #expect(log.calls == ["handle forastero:x"])
        }
    }

    @Test("On a headless screen nobody opens other URLs", arguments: ["https://example.org", "app-settings:", "file:///etc/passwd", "x"])
    func foreign(text: String) throws {
        let delegate = URLDelegate(log)
        try with(delegate) { application in
            let url = try #require(URL(string: text))
            #expect(!application.canOpenURL(url))
            #expect(!application.openURL(url))
            application.open(url, options: [:]) { log.calls.append("taken \($0)") }
            screen.settle()
            #expect(log.calls == ["taken false"])
        }
    }

    @Test("Universal links only: not even the own scheme is one")
    func universalLinks() throws {
        let delegate = URLDelegate(log)
        try with(delegate) { application in
            let url = try #require(URL(string: "forastero:x"))
            application.open(url, options: [.universalLinksOnly: true]) {
                log.calls.append("taken \($0)")
            }
            screen.settle()
            #expect(log.calls == ["taken false"])
        }
    }

    @Test("The desktop opens addresses, and neither files nor what it does not know")
    func desktop() throws {
        let opener = DesktopOpener()
        let (file, unknown) = (try #require(URL(string: "file:///bin/sh")), try #require(URL(string: "unknown:x")))
        #expect(!opener.canOpen(file))
        #expect(!opener.canOpen(unknown))
        #expect(!opener.open(file))
    }

    @Test("Info.plist names schemes and orientations")
    func plist() throws {
        let plist: [String: Any] = [
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["Forastero", "other"]], ["CFBundleURLName": "nothing"]],
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft", "?"],
            "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortraitUpsideDown"],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
        let info = InfoPlist(data: data, productName: "App")
        #expect(info.urlSchemes == ["forastero", "other"])
        #expect(info.supportedOrientations(isPad: false) == [.portrait, .landscapeLeft])
        #expect(info.supportedOrientations(isPad: true) == .portraitUpsideDown)
        #expect(InfoPlist(data: nil, productName: "App").supportedOrientations(isPad: true) == nil)
    }
}

private final class URLDelegate: UIResponder, UIApplicationDelegate {
    private let log: TouchLog

    init(_ log: TouchLog) {
        self.log = log
        super.init()
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        log.calls.append("open \(url)")
        return true
    }

    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        log.calls.append("older")
        return true
    }
}

private final class OldURLDelegate: UIResponder, UIApplicationDelegate {
    private let log: TouchLog

    init(_ log: TouchLog) {
        self.log = log
        super.init()
    }

    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        log.calls.append("handle \(url)")
        return true
    }
}
