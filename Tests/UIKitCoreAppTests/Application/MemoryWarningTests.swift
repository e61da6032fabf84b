import TestLogs
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct MemoryWarningTests {
    @Test("VC-71, DF-16: of short memory the delegate hears first, then who observes, then every controller there is")
    func order() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let log = TouchLog()
        let (shown, child, unseen) = (FrugalController("shown", log), FrugalController("child", log), FrugalController("unseen", log))
        shown.addChild(child)
        screen.window.rootViewController = shown
        screen.settle()
        var gone: FrugalController? = FrugalController("gone", log)
        #expect(gone != nil)
        gone = nil
        let delegate = FrugalDelegate(log)
        let former = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { log.calls.append("notification") } }
        screen.warnOfMemory()
        NotificationCenter.default.removeObserver(observer)
        UIApplication.shared.delegate = former
        #expect(log.calls == ["delegate", "notification", "shown", "child", "unseen"])
        #expect(!unseen.isViewLoaded)
    }

    @Test("VC-12, VC-72: views of controllers are not unloaded, whether they are on screen or not")
    func views() {
        let screen = TestScreen(showing: UIViewController(), size: CGSize(width: 100, height: 100), scale: 1)
        let unseen = UIViewController()
        unseen.loadViewIfNeeded()
        let view = unseen.view
        screen.warnOfMemory()
        #expect(unseen.isViewLoaded)
        #expect(unseen.view === view)
    }

    @Test("Controllers are forgotten when they are gone")
    func forgetting() {
        var live = LiveControllers()
        let kept = UIViewController()
        live.add(kept)
        for _ in 0..<200 { live.add(UIViewController()) }
        #expect(live.all == [kept])
    }
}

private final class FrugalController: UIViewController {
    let name: String
    let log: TouchLog

    init(_ name: String, _ log: TouchLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        log.calls.append(name)
    }
}

private final class FrugalDelegate: NSObject, UIApplicationDelegate {
    let log: TouchLog

    init(_ log: TouchLog) {
        self.log = log
        super.init()
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.calls.append("delegate") }
}
