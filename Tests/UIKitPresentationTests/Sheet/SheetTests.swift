import TestLogs
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

/// Sheets as the user meets them.
@MainActor
struct SheetTests {
    private let bench = PresentationBench()
    private let listener: Listener
    private var screen: TestScreen { bench.screen }
    private var sheet: UISheetPresentationController { bench.second.sheetPresentationController! }

    init() {
        listener = Listener(bench.log)
        bench.second.view.backgroundColor = .white
        bench.second.presentationController?.delegate = listener
    }

    private func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
        sheet.detents = detents
        bench.present(bench.second, on: bench.first, style: .pageSheet)
        bench.log.calls = []
    }

    private var top: CGFloat { bench.second.view.convert(CGPoint.zero, to: nil).y }

    private func drag(from start: CGFloat, to end: CGFloat, in seconds: TimeInterval = 1) throws {
        try screen.drag(from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end), in: seconds)
        screen.wait(2)
    }

    private func calls() -> [String] {
        defer { bench.log.calls = [] }
        return bench.log.calls.filter { !$0.contains("Layout") }
    }

    @Test("A sheet that a finger has pulled away, or pulled and let back, is not kept", arguments: [[700.0], [200, 700]])
    func isNotKept(ends: [CGFloat]) throws {
        let (screen, root) = (TestScreen(scale: 1), UIViewController())
        screen.window.rootViewController = root
        try screen.expectNoLeaks { watch in
            let controller = UIViewController()
            watch.watch(controller)
            root.present(controller, animated: false)
            screen.wait(1)
            for end in ends {
                try screen.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: end))
                screen.wait(2)
            }
        }
        #expect(root.presentedViewController == nil)
    }

    @Test(
        "SV-122: on a wide window a form stands in the middle, and so does any sheet that wants no page's size",
        arguments: [
            (UIModalPresentationStyle.formSheet, nil, 540.0), (.pageSheet, nil, 768), (.pageSheet, false, 540), (.formSheet, true, 768),
        ])
    func wide(style: UIModalPresentationStyle, prefersPageSizing: Bool?, width: Double) throws {
        let (screen, root) = (TestScreen(size: CGSize(width: 1024, height: 900), scale: 1), UIViewController())
        screen.window.rootViewController = root
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        let sheet = try #require(controller.sheetPresentationController)
        if let prefersPageSizing { sheet.prefersPageSizing = prefersPageSizing }
        #expect(sheet.prefersPageSizing == (width == 768))
        root.present(controller, animated: false)
        screen.settle()
        let frame = controller.view.convert(controller.view.bounds, to: nil)
        #expect(abs(frame.width - width) < 0.01)
        #expect(abs(frame.midX - 512) < 0.01)
        #expect(abs(frame.height - (width == 768 ? 866 : 620)) < 0.01)
    }

    @Test("A large sheet: the presenter recedes, and what is behind is dark")
    func large() {
        bench.first.view.backgroundColor = .white
        present()
        #expect(top == 57)
        #expect(bench.second.view.bounds.size == CGSize(width: 390, height: 787))
        let card = bench.first.view.frame
        #expect(abs(card.minX - 16) < 0.01)
        #expect(abs(card.width - 358) < 0.01)
        #expect(abs(card.minY - 47) < 0.01)
        #expect(screen.color(at: CGPoint(x: 195, y: 52)) == UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1))
        #expect(screen.color(at: CGPoint(x: 5, y: 20)) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        bench.dismiss(bench.first)
        #expect(bench.first.view.frame == screen.window.bounds)
        #expect(bench.first.view.layer.cornerRadius == 0)
    }

    @Test("The sheet begins at its lowest detent, or at the one that is selected")
    func firstDetent() {
        present([.medium(), .large()])
        #expect(top == 422)
        #expect(bench.first.view.transform == .identity)
        bench.dismiss(bench.first)
        sheet.selectedDetentIdentifier = .large
        present([.medium(), .large()])
        #expect(top == 57)
    }

    @Test("A drag brings the sheet to the nearest detent, and the delegate is notified of it")
    func draggingBetweenDetents() throws {
        present([.medium(), .large()])
        try drag(from: 440, to: 120)
        #expect(top == 57)
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(calls() == ["detent com.apple.UIKit.large"])
        try drag(from: 80, to: 400)
        #expect(top == 422)
        #expect(calls() == ["detent com.apple.UIKit.medium"])
    }

    @Test("Dragged down, the sheet is dismissed; the delegate hears it step by step")
    func dismissing() throws {
        present()
        try drag(from: 80, to: 700)
        #expect(
            calls() == [
                "shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewDidDisappear", "didDismiss",
            ])
        #expect(bench.first.presentedViewController == nil)
        #expect(bench.second.view.window == nil)
        #expect(bench.first.view.transform == .identity)
    }

    @Test("A flick is enough")
    func flicking() throws {
        present()
        try drag(from: 80, to: 300, in: 0.08)
        #expect(bench.first.presentedViewController == nil)
    }

    @Test("The sheet follows the finger, and comes back if that lets go too early")
    func comingBack() throws {
        present()
        let finger = screen.touchDown(at: CGPoint(x: 195, y: 80))
        finger.move(to: CGPoint(x: 195, y: 100))
        finger.move(to: CGPoint(x: 195, y: 180))
        #expect(abs(top - 157) < 11)
        #expect(bench.second.isBeingDismissed)
        screen.wait(0.5)
        finger.lift()
        screen.wait(2)
        #expect(top == 57)
        #expect(bench.first.presentedViewController === bench.second)
        #expect(!bench.second.isBeingDismissed)
        #expect(
            calls() == [
                "shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear",
            ])
        try drag(from: 80, to: 700)
        #expect(bench.first.presentedViewController == nil)
    }

    // MARK: Content that scrolls

    private func fill(_ view: UIView) -> UIScrollView {
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(scrollView)
        return scrollView
    }

    @Test("SC-42: content that shows its beginning is not pulled down: the sheet is")
    func pullAtTop() throws {
        let content = fill(bench.second.view)
        present()
        try drag(from: 300, to: 800)
        #expect(content.contentOffset.y == -content.adjustedContentInset.top)
        #expect(bench.first.presentedViewController == nil)
    }

    @Test("SC-42: content that was scrolled scrolls back, and the sheet stays")
    func pullFurtherDown() throws {
        let content = fill(bench.second.view)
        present()
        content.contentOffset.y = 1000
        let finger = screen.touchDown(at: CGPoint(x: 195, y: 200))
        for y in stride(from: 220, through: 700, by: 20) {
            screen.wait(0.02)
            finger.move(to: CGPoint(x: 195, y: CGFloat(y)))
        }
        screen.wait(0.5)
        finger.lift()
        screen.wait(2)
        #expect(top == 57)
        #expect(content.contentOffset.y < 600)
        #expect(bench.first.presentedViewController === bench.second)
    }

    @Test("A drag upwards makes the sheet higher first, unless the app wants the content scrolled", arguments: [true, false])
    func dragUpwards(expands: Bool) throws {
        let content = fill(bench.second.view)
        sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
        present([.medium(), .large()])
        try drag(from: 800, to: 500)
        #expect((top == 57) == expands)
        #expect((content.contentOffset.y > 100) == !expands)
        try drag(from: 800, to: 500)
        #expect(content.contentOffset.y > 100)
    }

    @Test("Content that is pulled to refresh keeps the pull")
    func pullToRefresh() throws {
        let content = fill(bench.second.view)
        content.refreshControl = UIRefreshControl()
        present()
        try drag(from: 300, to: 700)
        #expect(top == 57)
        #expect(content.refreshControl?.isRefreshing == true)
    }

    @Test("Content that is modal keeps the sheet; the delegate is notified of the attempt")
    func modal() throws {
        let child = UIViewController()
        bench.second.addChild(child)
        bench.second.view.addSubview(child.view)
        present()
        child.isModalInPresentation = true
        try drag(from: 80, to: 700)
        #expect(calls() == ["didAttempt"])
        #expect(top == 57)
        #expect(bench.first.presentedViewController === bench.second)
    }

    @Test("So does a delegate that does not let it go")
    func refusing() throws {
        listener.mayDismiss = false
        present()
        try drag(from: 80, to: 700)
        #expect(calls() == ["shouldDismiss", "didAttempt"])
        #expect(bench.first.presentedViewController === bench.second)
    }

    @Test("A tap beside the sheet dismisses it")
    func tapBeside() throws {
        present([.medium()])
        try screen.tap(at: CGPoint(x: 195, y: 200))
        screen.wait(2)
        #expect(calls() == ["shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewDidDisappear", "didDismiss"])
    }

    @Test("What the app dismisses is not reported to the delegate")
    func dismissedByApp() {
        present()
        bench.second.dismiss(animated: true)
        screen.wait(2)
        #expect(calls() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }

    @Test("Beside an undimmed sheet what is beneath gets touches")
    func undimmed() throws {
        let button = TouchCounter(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        bench.first.view.addSubview(button)
        sheet.largestUndimmedDetentIdentifier = .medium
        present([.medium(), .large()])
        try screen.tap(at: CGPoint(x: 150, y: 150))
        screen.wait(1)
        #expect(button.touchCount == 1)
        #expect(bench.first.presentedViewController === bench.second)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        screen.wait(1)
        #expect(top == 57)
        try screen.tap(at: CGPoint(x: 150, y: 52))
        #expect(button.touchCount == 1)
    }

    @Test("The grabber shows that the sheet can be dragged; a tap brings it to the next detent")
    func grabber() throws {
        sheet.prefersGrabberVisible = true
        present([.medium(), .large()])
        try screen.tap(at: CGPoint(x: 195, y: 428))
        screen.wait(1)
        #expect(top == 57)
        try screen.tap(at: CGPoint(x: 195, y: 63))
        screen.wait(1)
        #expect(top == 422)
    }

    @Test("animateChanges moves the sheet; without it the change shows at once")
    func animatedChanges() {
        present([.medium(), .large()])
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        screen.wait(0.1)
        let shown = bench.second.view.superview?.layer.presentation()?.frame.minY ?? 0
        #expect(shown > 57)
        #expect(shown < 422)
        screen.wait(1)
        sheet.selectedDetentIdentifier = .medium
        screen.settle()
        #expect(bench.second.view.superview?.layer.presentation()?.frame.minY == 422)
    }

    @Test("A sheet upon a sheet: the lower one recedes")
    func sheetUponSheet() {
        present()
        bench.present(bench.third, on: bench.second, style: .pageSheet)
        let lower = bench.second.view.convert(bench.second.view.bounds, to: nil)
        #expect(abs(lower.minY - 47) < 0.01)
        #expect(abs(lower.width - 358) < 0.01)
        bench.dismiss(bench.second)
        #expect(top == 57)
        #expect(bench.second.view.superview?.transform == .identity)
    }

    @Test("On a phone in landscape a sheet covers everything")
    func landscapePhone() {
        let bench = PresentationBench(size: CGSize(width: 844, height: 390))
        bench.present(bench.second, on: bench.first, style: .pageSheet)
        #expect(bench.second.view.convert(bench.second.view.bounds, to: nil) == bench.screen.window.bounds)
        #expect(bench.first.view.transform == .identity)
    }

    @Test("VC-62: a form on a tablet is in the middle, with its preferred size if it has one")
    func tablet() {
        let bench = PresentationBench(size: CGSize(width: 1024, height: 768))
        bench.present(bench.second, on: bench.first, style: .formSheet)
        #expect(bench.second.view.convert(bench.second.view.bounds, to: nil) == CGRect(x: 242, y: 74, width: 540, height: 620))
        bench.second.preferredContentSize = CGSize(width: 300, height: 400)
        bench.screen.wait(1)
        #expect(bench.second.view.bounds.size == CGSize(width: 300, height: 400))
    }

    @Test("A custom detent that depends on the app's state is computed anew when the app says so")
    func invalidation() {
        var height: CGFloat = 200
        present([.custom { _ in height }])
        #expect(top == 610.0)
        height = 300
        sheet.invalidateDetents()
        #expect(top == 510.0)
    }
}

private final class TouchCounter: UIView {
    var touchCount = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchCount += 1 }
}

/// Writes down what a sheet tells its delegate.
private final class Listener: NSObject, UISheetPresentationControllerDelegate {
    let log: ControllerLog
    var mayDismiss = true

    init(_ log: ControllerLog) { self.log = log }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.calls.append("shouldDismiss")
        return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.calls.append("willDismiss") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.calls.append("didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.calls.append("didAttempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        log.calls.append("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")")
    }
}
