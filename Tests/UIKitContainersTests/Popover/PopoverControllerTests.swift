import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// The popover controller of the first tablets.
@MainActor
struct PopoverControllerTests {
    private let log = ControllerLog()
    private let screen: TestScreen
    private let root: LoggingController
    private let content: LoggingController
    private let listener: Listener
    private let popover: UIPopoverController

    init() {
        root = LoggingController("A", log)
        content = LoggingController("B", log)
        listener = Listener(log)
        screen = TestScreen(showing: root, size: CGSize(width: 768, height: 1024), scale: 1)
        popover = UIPopoverController(contentViewController: content)
        popover.delegate = listener
        content.preferredContentSize = CGSize(width: 320, height: 200)
        log.calls = []
    }

    private func present(from rect: CGRect = CGRect(x: 384, y: 300, width: 0, height: 0), animated: Bool = true) {
        popover.present(from: rect, in: root.view, permittedArrowDirections: .any, animated: animated)
        screen.wait(1)
    }

    private var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

    private func leave() {
        popover.dismiss(animated: false)
        screen.settle()
    }

    @Test("PO-07, PO-26: not visible, the arrow has an unknown direction; visible, exactly one; then unknown again")
    func direction() {
        #expect(!popover.isPopoverVisible)
        #expect(popover.popoverArrowDirection == .unknown)
        present()
        #expect(popover.isPopoverVisible)
        #expect(popover.popoverArrowDirection == .up)
        leave()
        #expect(!popover.isPopoverVisible)
        #expect(popover.popoverArrowDirection == .unknown)
    }

    @Test("PO-08, PO-09: the size starts as what the content says, 320 x 1100 if it says nothing")
    func startSize() {
        _ = screen.window
        #expect(popover.contentSize == CGSize(width: 320, height: 200))
        let silent = UIViewController()
        #expect(silent.contentSizeForViewInPopover == CGSize(width: 320, height: 1100))
        #expect(UIPopoverController(contentViewController: silent).contentSize == CGSize(width: 320, height: 1100))
        silent.contentSizeForViewInPopover = CGSize(width: 400, height: 300)
        #expect(UIPopoverController(contentViewController: silent).contentSize == CGSize(width: 400, height: 300))
        silent.preferredContentSize = CGSize(width: 500, height: 250)
        #expect(UIPopoverController(contentViewController: silent).contentSize == CGSize(width: 500, height: 250))
    }

    @Test("PO-10: a size that was set counts until there is another content")
    func ownSize() {
        popover.contentSize = CGSize(width: 400, height: 300)
        content.preferredContentSize = CGSize(width: 330, height: 100)
        #expect(popover.contentSize == CGSize(width: 400, height: 300))
        let other = UIViewController()
        other.preferredContentSize = CGSize(width: 350, height: 150)
        popover.contentViewController = other
        #expect(popover.contentSize == CGSize(width: 350, height: 150))
    }

    @Test("PO-11: the width is between 320 and 600; heights are free", arguments: [(100, 320), (700, 600), (450, 450)])
    func widths(wanted: CGFloat, shown: CGFloat) {
        popover.contentSize = CGSize(width: wanted, height: 40)
        #expect(popover.contentSize == CGSize(width: shown, height: 40))
        present()
        #expect(frame.size == CGSize(width: shown, height: 40))
        leave()
    }

    @Test("PO-12: what does not fit is shown smaller than the size that was asked for")
    func tooHigh() {
        content.preferredContentSize = .zero
        present()
        #expect(popover.contentSize.height == 1100)
        #expect(frame.height < 1000)
        #expect(frame.maxY <= 994)
        leave()
    }

    @Test("PO-13: setting the size of a visible popover is animated; the method says whether it is")
    func resizing() {
        present()
        popover.contentSize = CGSize(width: 320, height: 400)
        screen.wait(0.05)
        let shown = content.view.superview?.layer.presentation()?.bounds.height ?? 0
        #expect(shown > 200)
        #expect(shown < 400)
        screen.wait(1)
        #expect(frame.height == 400)
        popover.setContentSize(CGSize(width: 320, height: 100), animated: false)
        screen.settle()
        #expect(content.view.superview?.layer.presentation()?.bounds.height == 100)
        leave()
    }

    @Test("PO-16: of a navigation controller what its page asks for, and the bar; it follows pushes")
    func navigation() {
        let (first, second) = (UIViewController(), UIViewController())
        first.preferredContentSize = CGSize(width: 320, height: 200)
        second.preferredContentSize = CGSize(width: 320, height: 300)
        let stack = UINavigationController(rootViewController: first)
        popover.contentViewController = stack
        #expect(popover.contentSize == CGSize(width: 320, height: 244))
        present()
        #expect(stack.view.bounds.size == CGSize(width: 320, height: 244))
        stack.pushViewController(second, animated: true)
        screen.wait(2)
        #expect(stack.view.bounds.size == CGSize(width: 320, height: 344))
        #expect(popover.isPopoverVisible)
        second.preferredContentSize.height = 100
        screen.wait(1)
        #expect(stack.view.bounds.height == 144)
        leave()
    }

    @Test("PO-16: a smaller page that asks in the former way leaves the popover as high as it is, a higher one makes it grow")
    func formerNavigation() {
        let pages = [200.0, 100, 300].map { height in
            let page = UIViewController()
            page.contentSizeForViewInPopover = CGSize(width: 320, height: height)
            return page
        }
        let stack = UINavigationController(rootViewController: pages[0])
        popover.contentViewController = stack
        present()
        var heights = [stack.view.bounds.height]
        for page in pages.dropFirst() {
            stack.pushViewController(page, animated: true)
            screen.wait(2)
            heights.append(stack.view.bounds.height)
        }
        #expect(heights == [244, 244, 344])
        leave()
    }

    @Test("PO-29: presented again, the popover moves; nobody is notified")
    func moving() {
        present()
        log.calls = []
        present(from: CGRect(x: 100, y: 500, width: 20, height: 20))
        #expect(log.calls.isEmpty)
        #expect(frame.origin == CGPoint(x: 10, y: 533))
        leave()
    }

    @Test("PO-45: turned, it may be presented again from elsewhere")
    func presentedAgainAfterTurning() {
        present()
        screen.turn(.left)
        present(from: CGRect(x: 900, y: 100, width: 10, height: 10))
        #expect(frame.maxX == 1014)
        #expect(frame.minY == 123)
        leave()
    }

    @Test("PO-44: turned, the delegate may change what the popover belongs to")
    func turning() {
        present()
        log.calls = []
        listener.newRect = CGRect(x: 200, y: 200, width: 0, height: 0)
        screen.turn(.left)
        screen.wait(1)
        #expect(log.calls == ["reposition"])
        #expect(frame.origin == CGPoint(x: 40, y: 213))
        leave()
    }

    @Test("PO-33, PO-06: a tap beside asks, dismisses and tells; the delegate may let the popover go")
    func tapBeside() throws {
        let owner = Owner()
        do {
            _ = screen.window
            let popover = UIPopoverController(contentViewController: content)
            popover.delegate = owner
            owner.popover = popover
        }
        owner.popover?.present(
            from: CGRect(x: 300, y: 300, width: 0, height: 0), in: root.view, permittedArrowDirections: .any, animated: true)
        screen.wait(1)
        weak let popover = owner.popover
        #expect(popover?.isPopoverVisible == true)
        try screen.tap(at: CGPoint(x: 100, y: 900))
        screen.wait(1)
        #expect(owner.hasHeard)
        #expect(popover == nil)
        #expect(content.view.window == nil)
    }

    @Test("PO-34, PO-35: a delegate can keep the popover, and is not notified of what the app dismisses")
    func refusing() throws {
        listener.mayDismiss = false
        present()
        log.calls = []
        try screen.tap(at: CGPoint(x: 100, y: 900))
        screen.wait(1)
        #expect(log.calls == ["should"])
        #expect(popover.isPopoverVisible)
        popover.dismiss(animated: true)
        #expect(!popover.isPopoverVisible)
        screen.wait(1)
        #expect(log.calls == ["should", "B.willDisappear animated", "B.didDisappear animated"])
    }

    @Test("Another content is shown at once instead of the former one", arguments: [true, false])
    func otherContent(animated: Bool) {
        present()
        log.calls = []
        let other = LoggingController("C", log)
        other.preferredContentSize = CGSize(width: 400, height: 100)
        popover.setContentView(other, animated: animated)
        #expect(popover.isPopoverVisible)
        #expect(other.view.window != nil)
        #expect(content.view.window == nil)
        screen.wait(1)
        #expect(other.view.convert(other.view.bounds, to: nil) == CGRect(x: 184, y: 313, width: 400, height: 100))
        #expect(!log.calls.contains("did"))
        leave()
    }

    @Test("PO-19, PO-25, PO-38, PO-39: from a bar button item: below the bar, whose items work on")
    func barButtonItem() throws {
        var count = 0
        let item = UIBarButtonItem(title: "Show", primaryAction: UIAction { _ in count += 1 })
        let stack = UINavigationController(rootViewController: root)
        screen.window.rootViewController = stack
        root.navigationItem.rightBarButtonItem = item
        screen.wait(1)
        popover.present(from: item, permittedArrowDirections: .any, animated: true)
        screen.wait(1)
        #expect(popover.popoverArrowDirection == .up)
        #expect(frame.maxX == 758)
        #expect(popover.passthroughViews == [stack.navigationBar])
        try screen.tap("Show")
        screen.wait(1)
        #expect(count == 1)
        #expect(popover.isPopoverVisible)
        leave()
    }

    @Test("PO-20: without directions the popover has no arrow, and is in the middle of the rectangle")
    func withoutArrow() {
        popover.present(from: CGRect(x: 334, y: 450, width: 100, height: 100), in: root.view, permittedArrowDirections: [], animated: false)
        screen.wait(1)
        #expect(popover.popoverArrowDirection == [])
        #expect(frame == CGRect(x: 224, y: 400, width: 320, height: 200))
        leave()
    }

    @Test("PO-05: gone without animation, or on its way out, a popover may be released", arguments: [true, false])
    func releasing(animated: Bool) {
        weak var released: UIPopoverController?
        do {
            _ = screen.window
            let popover = UIPopoverController(contentViewController: content)
            released = popover
            popover.present(from: .zero, in: root.view, permittedArrowDirections: .any, animated: true)
            screen.wait(1)
            popover.dismiss(animated: animated)
        }
        #expect(released == nil)
        screen.wait(1)
        #expect(content.view.window == nil)
    }

    @Test("A popover on its way out can be presented again")
    func presentedWhileLeaving() {
        present()
        popover.dismiss(animated: true)
        screen.wait(0.05)
        present()
        #expect(popover.isPopoverVisible)
        #expect(frame.height == 200)
        leave()
    }
}

private final class Listener: NSObject, UIPopoverControllerDelegate {
    let log: ControllerLog
    var mayDismiss = true
    var newRect: CGRect?

    init(_ log: ControllerLog) { self.log = log }

    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        log.calls.append("should")
        return mayDismiss
    }

    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { log.calls.append("did") }

    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        log.calls.append("reposition")
        if let newRect { rect.pointee = newRect }
    }
}

/// Keeps a popover until it is notified that it has gone, as the lesson does it.
private final class Owner: NSObject, UIPopoverControllerDelegate {
    var popover: UIPopoverController?
    var hasHeard = false

    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        hasHeard = true
        popover = nil
    }
}
