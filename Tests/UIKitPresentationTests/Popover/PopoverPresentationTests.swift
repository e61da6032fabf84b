import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

/// Popovers on a tablet: where they come, and what follows when things change.
@MainActor
struct PopoverPresentationTests {
    private let bench = PopoverBench()
    private var popover: UIPopoverPresentationController { bench.popover }
    private var screen: TestScreen { bench.screen }

    @Test("PO-47: there is a popover controller as soon as the style is that of a popover, and with no other style")
    func existence() {
        let controller = UIViewController()
        #expect(controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        let popover = controller.popoverPresentationController
        #expect(popover != nil)
        #expect(controller.popoverPresentationController === popover)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.popoverPresentationController == nil)
    }

    @Test("PO-56: what a new popover has set")
    func defaults() {
        #expect(popover.permittedArrowDirections == .any)
        #expect(popover.backgroundColor == nil)
        #expect(!popover.canOverlapSourceViewRect)
        #expect(popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        #expect(popover.passthroughViews == nil)
        #expect(popover.arrowDirection == .unknown)
        #expect(popover.sourceRect.isNull)
        #expect(popover.popoverBackgroundViewClass == nil)
        #expect(popover.sourceView == nil)
        #expect(popover.barButtonItem == nil)
        #expect(popover.presentationStyle == .popover)
    }

    @Test("PO-41, PO-42, PO-54: the order of calls; the presenter is not notified", arguments: [true, false])
    func order(animated: Bool) {
        bench.present(animated: animated)
        #expect(bench.calls() == ["prepare", "B.viewWillAppear", "B.viewDidAppear"])
        bench.bench.dismiss(bench.content, animated: animated)
        #expect(bench.calls() == ["B.viewWillDisappear", "B.viewDidDisappear", "dismissed"])
        #expect(bench.content.view.window == nil)
        #expect(popover.arrowDirection == .unknown)
    }

    @Test("PO-17, PO-26: the view is as large as the content, inside the chrome; the arrow has one direction")
    func place() {
        bench.present()
        #expect(bench.frame == CGRect(x: 230, y: 353, width: 240, height: 120))
        #expect(popover.arrowDirection == .up)
        #expect(bench.content.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test("PO-50: without a rectangle the arrow points at the whole view, else at the rectangle")
    func sourceRect() {
        popover.sourceView = bench.source
        popover.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 10)
        bench.present()
        #expect(bench.frame == CGRect(x: 190, y: 323, width: 240, height: 120))
    }

    @Test("PO-22: the rectangle is converted out of scrolled and transformed views")
    func transformedSource() {
        let scrollView = UIScrollView(frame: CGRect(x: 100, y: 100, width: 400, height: 400))
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        bench.bench.first.view.addSubview(scrollView)
        let inner = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        scrollView.addSubview(inner)
        scrollView.contentOffset.y = 200
        popover.sourceView = inner
        popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
        bench.present()
        // The doubled view reaches from 150 to 350 and from 150 to 350 in the window.
        #expect(bench.frame == CGRect(x: 160 - 120, y: 170 + 13, width: 240, height: 120))
    }

    @Test("PO-14: a new preferred size is taken on with an animation, one with a side of 0 at once")
    func resizing() {
        bench.present()
        bench.content.preferredContentSize = CGSize(width: 300, height: 200)
        screen.wait(0.05)
        let shown = bench.content.view.superview?.layer.presentation()?.bounds.height ?? 0
        #expect(shown > 120)
        #expect(shown < 200)
        screen.wait(1)
        #expect(bench.frame == CGRect(x: 200, y: 353, width: 300, height: 200))
        bench.content.preferredContentSize = CGSize(width: 280, height: 0)
        screen.settle()
        #expect(bench.content.view.superview?.layer.presentation()?.bounds.width == 280)
    }

    @Test("PO-15: a direction without a preferred size is 320 wide, or as high as there is room")
    func usualSize() {
        bench.content.preferredContentSize = .zero
        bench.present()
        #expect(bench.frame.width == 320)
        #expect(bench.frame.maxY == 994)
    }

    @Test("PO-28: the margins are counted from the edges of the display as it is turned")
    func margins() {
        popover.popoverLayoutMargins = UIEdgeInsets(top: 10, left: 250, bottom: 10, right: 10)
        bench.present()
        #expect(bench.frame.minX == 250)
        popover.popoverLayoutMargins.left = 10
        screen.settle()
        #expect(bench.frame.minX == 230)
    }

    @Test("PO-49: a bar button item takes precedence over a view, and has its popover above or below it")
    func barButtonItem() {
        let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
        let button = ItemView(frame: CGRect(x: 600, y: 30, width: 40, height: 40))
        item.observer = button
        bench.bench.first.view.addSubview(button)
        popover.sourceView = bench.source
        popover.barButtonItem = item
        #expect(popover.sourceItem === item)
        bench.present()
        #expect(popover.arrowDirection == .up)
        #expect(bench.frame.minY == 83)
        #expect(bench.frame.midX == 620)
        popover.permittedArrowDirections = [.left, .right]
        screen.settle()
        #expect(popover.arrowDirection == .up)
    }

    @Test("What is beside a popover is dimmed while it is shown, with its animation or at once", arguments: [true, false])
    func dimming(animated: Bool) {
        func white() -> CGFloat {
            var white: CGFloat = -1
            screen.color(at: CGPoint(x: 700, y: 900))?.getRed(&white, green: nil, blue: nil, alpha: nil)
            return white
        }
        bench.bench.first.view.backgroundColor = .white
        (popover.sourceView, popover.delegate) = (bench.source, bench.listener)
        screen.settle()
        #expect(white() == 1)
        bench.bench.first.present(bench.content, animated: animated)
        screen.wait(0.12)
        let coming = white()
        #expect(animated ? coming > 0.91 && coming < 0.99 : abs(coming - 0.9) < 0.01, "\(coming)")
        screen.wait(1)
        #expect(abs(white() - 0.9) < 0.01)
        bench.bench.dismiss(bench.content, animated: animated)
        #expect(white() == 1)
    }

    @Test("Bubble and arrow are one piece of glass: no edge is seen between them", arguments: [UIPopoverArrowDirection.up, .down])
    func glass(direction: UIPopoverArrowDirection) throws {
        // Stripes, so that what is behind the arrow differs from what is behind the bubble.
        for index in 0..<32 {
            let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 32, width: 768, height: 16))
            stripe.backgroundColor = .red
            bench.bench.first.view.addSubview(stripe)
        }
        popover.permittedArrowDirections = direction
        bench.present()
        let edge = direction == .up ? bench.frame.minY : bench.frame.maxY
        var (above, below): (CGFloat, CGFloat) = (0, 1)
        try #require(screen.color(at: CGPoint(x: 350, y: edge - 1.5))).getRed(nil, green: &above, blue: nil, alpha: nil)
        try #require(screen.color(at: CGPoint(x: 350, y: edge + 1.5))).getRed(nil, green: &below, blue: nil, alpha: nil)
        #expect(abs(above - below) < 0.02, "\(above) \(below)")
    }

    @Test("PO-57: the popover stays where it is when its source leaves the window")
    func removedSource() {
        bench.present()
        let before = bench.frame
        bench.source.removeFromSuperview()
        bench.content.view.superview?.superview?.superview?.setNeedsLayout()
        screen.wait(1)
        #expect(bench.frame == before)
    }

    @Test("Traits inside: raised, and compact in width")
    func traits() {
        bench.present()
        #expect(bench.content.traitCollection.horizontalSizeClass == .compact)
        #expect(bench.content.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test("PO-43: turned, the popover is at the new place of its bar button item; the delegate is not asked")
    func turningWithItem() {
        let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
        let button = ItemView(frame: CGRect(x: 700, y: 30, width: 40, height: 40))
        button.autoresizingMask = .flexibleLeftMargin
        item.observer = button
        bench.bench.first.view.addSubview(button)
        popover.barButtonItem = item
        bench.present()
        _ = bench.calls()
        screen.turn(.left)
        screen.wait(1)
        #expect(button.frame.minX == 956)
        #expect(popover.arrowDirection == .up)
        #expect(bench.frame.maxX == 1014)
        #expect(bench.calls().isEmpty)
    }

    @Test("PO-44: turned, a popover of a rectangle asks its delegate, who may change rectangle and view")
    func turning() {
        bench.present()
        _ = bench.calls()
        screen.turn(.left)
        screen.wait(1)
        #expect(bench.calls() == ["reposition 100"])
        #expect(bench.frame == CGRect(x: 230, y: 353, width: 240, height: 120))
        let other = UIView(frame: CGRect(x: 500, y: 100, width: 100, height: 100))
        bench.bench.first.view.addSubview(other)
        bench.listener.newPosition = (CGRect(x: 0, y: 0, width: 10, height: 10), other)
        screen.turn(.upright)
        screen.wait(1)
        #expect(popover.sourceView === other)
        #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(bench.frame == CGRect(x: 385, y: 123, width: 240, height: 120))
    }

    @Test("PO-46: what stands instead of a keyboard is not covered, and no delegate is notified")
    func keyboard() {
        bench.source.frame.origin.y = 700
        bench.present()
        #expect(popover.arrowDirection == .up)
        _ = bench.calls()
        let field = FieldView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        bench.content.view.addSubview(field)
        field.becomeFirstResponder()
        screen.wait(1)
        #expect(popover.arrowDirection != .up)
        #expect(bench.frame.maxY <= 1024 - 20 - 200 - 10)
        field.resignFirstResponder()
        screen.wait(1)
        #expect(popover.arrowDirection == .up)
        #expect(bench.calls().isEmpty)
    }
}

/// Stands for an item of a bar.
private final class ItemView: UIView, BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) {}
}

/// Wants something instead of a keyboard.
private final class FieldView: UIView {
    private let keys = UIView(frame: CGRect(x: 0, y: 0, width: 768, height: 200))
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { keys }
}
