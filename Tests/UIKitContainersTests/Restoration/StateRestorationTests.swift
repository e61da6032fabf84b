import Foundation
import TestLogs
import Testing
import UIKitTesting

@testable import UIKitCore

/// What an application without scenes keeps of its controllers, and what it finds at its next start.
@MainActor
struct StateRestorationTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 400))
    private let log = TouchLog()
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/controllers.plist")

    /// Tabs with a stack each, as an app makes them before it finishes launching.
    private func makeTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = ["first", "second"].map { name in
            let navigation = UINavigationController(rootViewController: RestorablePage("list", log))
            navigation.restorationIdentifier = name
            return navigation
        }
        return tabs
    }

    private func with<Result>(_ delegate: Delegate, _ root: UIViewController, _ body: (StateKeeper) throws -> Result) rethrows -> Result {
        let application = UIApplication.shared
        let former = application.delegate
        application.delegate = delegate
        defer { application.delegate = former }
        screen.window.rootViewController = root
        screen.window.isHidden = false
        let keeper = StateKeeper(application: application, memory: RestorationMemory(file: file))
        application.stateKeeper = keeper
        defer { application.stateKeeper = nil }
        return try body(keeper)
    }

    /// Leaves the app in its second tab, two pages deep.
    private func leave(_ delegate: Delegate) {
        let tabs = makeTabs()
        with(delegate, tabs) { keeper in
            tabs.selectedIndex = 1
            let stack = tabs.viewControllers?[1] as? UINavigationController
            let detail = RestorablePage("detail", log)
            detail.restorationClass = RestorablePage.self
            detail.text = "draft"
            stack?.pushViewController(detail, animated: false)
            keeper.keep()
        }
        log.calls = []
    }

    @Test("SV-97, SV-98: the stack and the tab are what they were; classes make controllers, all read, then all are notified")
    func wholeWay() throws {
        let delegate = Delegate(log)
        leave(delegate)
        let tabs = makeTabs()
        RestorablePage.log = log
        with(delegate, tabs) { $0.restore() }
        #expect(tabs.selectedIndex == 1)
        let stack = try #require(tabs.viewControllers?[1] as? UINavigationController)
        #expect(stack.viewControllers.map(\.restorationIdentifier) == ["list", "detail"])
        #expect((stack.topViewController as? RestorablePage)?.text == "draft")
        #expect(
            log.calls == [
                "may restore", "make tabs/second/detail", "read list", "read list", "read detail",
                "read by application: 42", "finished list", "finished list", "finished detail",
            ])
    }

    @Test("SV-97: a controller is kept only if it and all around it have identifiers")
    func identifiers() {
        let outer = UIViewController()
        let inner = RestorablePage("inner", log)
        outer.addChild(inner)
        #expect(RestorationPath(of: inner) == nil)
        outer.restorationIdentifier = "outer"
        #expect(RestorationPath(of: inner)?.components == ["outer", "inner"])
    }

    @Test("Nothing is kept or restored for a delegate that does not want it")
    func unwanted() {
        let delegate = Delegate(log)
        delegate.isWanted = false
        leave(delegate)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        delegate.isWanted = true
        leave(delegate)
        delegate.isWanted = false
        let tabs = makeTabs()
        with(delegate, tabs) { $0.restore() }
        #expect(tabs.selectedIndex == 0)
    }

    @Test("SV-98: a class that makes no controller has its state dropped; the delegate is asked for those without a class")
    func makers() {
        let delegate = Delegate(log)
        leave(delegate)
        RestorablePage.makesNothing = true
        defer { RestorablePage.makesNothing = false }
        let tabs = makeTabs()
        with(delegate, tabs) { $0.restore() }
        let stack = tabs.viewControllers?[1] as? UINavigationController
        #expect(stack?.viewControllers.count == 1)
        #expect(delegate.asked == ["tabs", "tabs/first", "tabs/second", "tabs/first/list", "tabs/second/list"])
    }

    @Test("A page that was presented is presented again when the window is there")
    func presented() {
        let delegate = Delegate(log)
        let root = RestorablePage("root", log)
        with(delegate, root) { keeper in
            let sheet = RestorablePage("sheet", log)
            sheet.restorationClass = RestorablePage.self
            root.present(sheet, animated: false)
            keeper.keep()
        }
        let again = RestorablePage("root", log)
        with(delegate, again) { keeper in
            keeper.restore()
            #expect(again.presentedViewController == nil)
            keeper.presentRestored()
        }
        #expect(again.presentedViewController?.restorationIdentifier == "sheet")
    }

    @Test("Views with identifiers keep where they are scrolled to; objects keep theirs while they are registered")
    func viewsAndObjects() throws {
        let delegate = Delegate(log)
        func makeRoot() -> (RestorablePage, UIScrollView) {
            let page = RestorablePage("root", log)
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            scroll.restorationIdentifier = "scroll"
            scroll.contentSize = CGSize(width: 200, height: 2000)
            page.view.addSubview(scroll)
            return (page, scroll)
        }
        let (root, scroll) = makeRoot()
        let model = Model()
        with(delegate, root) { keeper in
            keeper.register(model, as: "model")
            scroll.contentOffset.y = 321
            model.value = 7
            keeper.keep()
        }
        let (again, view) = makeRoot()
        model.value = 0
        with(delegate, again) { keeper in
            keeper.register(model, as: "model")
            keeper.restore()
        }
        #expect(view.contentOffset.y == 321)
        #expect(model.value == 7)
    }

    @Test("All are notified only when the app has read what it wanted more time for")
    func extending() {
        let delegate = Delegate(log)
        leave(delegate)
        with(delegate, makeTabs()) { keeper in
            keeper.extend()
            keeper.restore()
            #expect(!log.calls.contains("finished list"))
            keeper.complete()
            #expect(log.calls.contains("finished list"))
        }
    }

    @Test("A damaged file is as good as none", arguments: ["", "garbage", "<plist><dict/></plist>", "bplist00\u{1}\u{2}"])
    func damaged(text: String) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        let tabs = makeTabs()
        with(Delegate(log), tabs) { $0.restore() }
        #expect(tabs.selectedIndex == 0)
    }

    @Test("Damaged parts are left out, and the others restored")
    func damagedParts() throws {
        let delegate = Delegate(log)
        leave(delegate)
        let memory = RestorationMemory(file: file)
        var state = try #require(memory.read())
        for index in state.records.indices where state.records[index].path.last == "detail" {
            state.records[index].state = Data([1, 2, 3])
        }
        memory.write(state)
        let tabs = makeTabs()
        with(delegate, tabs) { $0.restore() }
        #expect(tabs.selectedIndex == 1)
        #expect((tabs.viewControllers?[1] as? UINavigationController)?.viewControllers.count == 1)
    }
}

private final class Model: NSObject, UIStateRestoring {
    var value = 0
    func encodeRestorableState(with coder: NSCoder) { coder.encode(value, forKey: "value") }
    func decodeRestorableState(with coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
}

final class RestorablePage: UIViewController, UIViewControllerRestoration {
    static var log: TouchLog?
    static var makesNothing = false
    var text = ""
    private let log: TouchLog

    init(_ identifier: String, _ log: TouchLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
    }
    required init?(coder: NSCoder) { nil }

    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        guard !makesNothing else { return nil }
        let log = log ?? TouchLog()
        log.calls.append("make \(identifierComponents.joined(separator: "/"))")
        let page = RestorablePage(identifierComponents.last ?? "", log)
        page.restorationClass = RestorablePage.self
        return page
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? "nothing"
        log.calls.append("read \(restorationIdentifier ?? "")")
    }
    override func applicationFinishedRestoringState() { log.calls.append("finished \(restorationIdentifier ?? "")") }
}

private final class Delegate: NSObject, UIApplicationDelegate {
    private let log: TouchLog
    var isWanted = true
    var asked: [String] = []
    init(_ log: TouchLog) { self.log = log }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { isWanted }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        log.calls.append("may restore")
        return isWanted
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(42, forKey: "answer") }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        log.calls.append("read by application: \(coder.decodeInteger(forKey: "answer"))")
    }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        asked.append(identifierComponents.joined(separator: "/"))
        return nil
    }
}
