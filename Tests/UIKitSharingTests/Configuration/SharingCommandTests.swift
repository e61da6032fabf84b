import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import UIKitInteractions
@testable import UIKitSharing

/// The command of the main menu that shares what the responder chain has.
@MainActor
struct SharingCommandTests {
    private let screen: TestScreen

    init() {
        SharingApp.isInMenu = true
        screen = TestScreen(launching: SharingApp.self, size: CGSize(width: 900, height: 600), scale: 1, kind: .window)
    }

    private var page: SharingPage { screen.window.rootViewController as! SharingPage }
    private var bar: DesktopMenuBar { DisplayHost.current.mainMenu as! DesktopMenuBar }

    private func isOffered() throws -> Bool {
        try screen.tap("File")
        defer { bar.close() }
        return try #require(bar.panels.last?.rows.first { $0.title == "Share…" }).isEnabled
    }

    @Test("SV-141: the command asks the chain from the first responder on; a class may say by an override what it shares")
    func sharing() async throws {
        page.shared = ["page"]
        try screen.tap("File")
        try screen.tap("Share…")
        #expect(await screen.serve(until: { screen.shows("Receive page") }))
        let sheet = try #require(page.presentedViewController as? UIActivityViewController)
        #expect(sheet.popoverPresentationController?.sourceView === page.view)
    }

    @Test("SV-141: what is nearer to the first responder goes first, unless it has nothing, or does not share")
    func nearest() async throws {
        page.shared = ["page"]
        page.field.activityItemsConfiguration = page.configuration(of: ["field"])
        #expect(page.field.becomeFirstResponder())
        try screen.tap("File")
        try screen.tap("Share…")
        #expect(await screen.serve(until: { screen.shows("Receive field") }))
        #expect((page.presentedViewController as? UIActivityViewController)?.popoverPresentationController?.sourceView === page.field)
        page.dismiss(animated: false)
        screen.settle()
        let copying = page.configuration(of: ["field"])
        copying.supportedInteractions = [.copy]
        page.field.activityItemsConfiguration = copying
        try screen.tap("File")
        try screen.tap("Share…")
        #expect(await screen.serve(until: { screen.shows("Receive page") }))
    }

    @Test("SV-141: where there is nothing to share the command is dimmed")
    func nothing() throws {
        #expect(try !isOffered())
        page.shared = []
        #expect(try !isOffered())
        page.shared = ["page"]
        #expect(try isOffered())
    }

    @Test("SV-141: a command of the app that is tagged shares, whatever its action is")
    func tagged() async throws {
        page.shared = ["page"]
        try screen.tap("Tools")
        try screen.tap("Send")
        #expect(await screen.serve(until: { screen.shows("Receive page") }))
        #expect(page.sent == 0)
    }

    @Test("SV-110: an app finds the command by its tag, and may take its menu away")
    func removing() throws {
        SharingApp.isInMenu = false
        UIMenuSystem.main.setNeedsRebuild()
        screen.settle()
        try screen.tap("File")
        #expect(bar.panels.last?.rows.contains { $0.title == "Share…" } != true)
    }
}

private final class Receiver: UIActivity {
    private let name: String
    init(name: String) { self.name = name }
    override var activityTitle: String? { "Receive \(name)" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
}

private final class SharingPage: UIViewController {
    let field = UITextField(frame: CGRect(x: 300, y: 300, width: 200, height: 40))
    var shared: [String]?
    var sent = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    override var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { shared.map(configuration) }
        set { super.activityItemsConfiguration = newValue }
    }

    func configuration(of texts: [String]) -> UIActivityItemsConfiguration {
        let configuration = UIActivityItemsConfiguration(objects: texts.map { $0 as NSString })
        configuration.applicationActivitiesProvider = { texts.map { Receiver(name: $0) } }
        return configuration
    }

    @objc func send(_ sender: Any?) { sent += 1 }
}

private final class SharingApp: UIResponder, UIApplicationDelegate {
    static var isInMenu = true
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = SharingPage()
        window?.makeKeyAndVisible()
        return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .main else { return }
        let send = UICommand(title: "Send", action: #selector(SharingPage.send(_:)), propertyList: UICommandTagShare)
        let other = UIAction(title: "Other") { _ in }
        builder.insertSibling(UIMenu(title: "Tools", children: [send]), beforeMenu: .window)
        builder.insertChild(UIMenu(options: .displayInline, children: [other]), atStartOfMenu: .file)
        let found = builder.command(for: Selector("share:"), propertyList: UICommandTagShare)
        if !Self.isInMenu, found != nil { builder.remove(menu: .share) }
    }
}
