import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

/// Popovers where the width is compact.
@MainActor
struct PopoverAdaptationTests {
    private let bench = PopoverBench(size: CGSize(width: 428, height: 926))
    private var screen: TestScreen { bench.screen }

    @Test("PO-52: on a phone a sheet takes the popover's place; a source is not needed")
    func sheet() {
        bench.bench.first.present(bench.content, animated: true)
        screen.wait(1)
        #expect(bench.content.activePresentationController is UISheetPresentationController)
        #expect(bench.popover === bench.content.presentationController)
        #expect(bench.frame.width == 428)
    }

    @Test("PO-52: a delegate that answers none gets a real popover on a phone too")
    func none() {
        bench.present()
        #expect(bench.content.activePresentationController === bench.popover)
        #expect(bench.frame.size == CGSize(width: 240, height: 120))
        #expect(bench.popover.arrowDirection == .up)
    }

    @Test("PO-55: adapted, the popover's own messages are not sent")
    func adaptedMessages() throws {
        bench.listener.style = .formSheet
        bench.present()
        try screen.drag(from: CGPoint(x: 200, y: 80), to: CGPoint(x: 200, y: 800))
        screen.wait(1)
        #expect(bench.bench.first.presentedViewController == nil)
        #expect(bench.calls() == ["B.viewWillAppear", "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear"])
    }

    @Test("The sheet that takes the popover's place can be configured before")
    func adaptiveSheet() {
        bench.listener.style = .pageSheet
        bench.popover.adaptiveSheetPresentationController.detents = [.medium()]
        bench.present()
        #expect(bench.content.activePresentationController === bench.popover.adaptiveSheetPresentationController)
        #expect(bench.frame.minY == 463)
    }

    @Test("Turned, the sheet becomes a popover, and a sheet again")
    func turning() {
        bench.listener.style = .formSheet
        bench.present()
        #expect(bench.content.activePresentationController is UISheetPresentationController)
        _ = bench.calls()
        screen.turn(.left)
        screen.wait(1)
        #expect(bench.content.activePresentationController === bench.popover)
        #expect(bench.frame.size == CGSize(width: 240, height: 120))
        screen.turn(.upright)
        screen.wait(1)
        #expect(bench.content.activePresentationController is UISheetPresentationController)
        #expect(bench.frame.width == 428)
        #expect(bench.calls() == ["prepare"])
        bench.bench.dismiss(bench.content)
        #expect(screen.window.subviews == [bench.bench.first.view])
    }

    @Test("PO-53: as a sheet another controller may be shown, as a popover the one that was presented")
    func replacement() {
        let wrapper = WrappingDelegate()
        bench.popover.delegate = wrapper
        bench.popover.sourceView = bench.source
        bench.bench.first.present(bench.content, animated: false)
        screen.wait(1)
        #expect(bench.content.parent === wrapper.made.first)
        #expect(bench.bench.first.presentedViewController === wrapper.made.first)
        screen.turn(.left)
        screen.wait(1)
        #expect(bench.content.parent == nil)
        #expect(bench.bench.first.presentedViewController === bench.content)
        #expect(bench.frame.size == CGSize(width: 240, height: 120))
    }
}

private final class WrappingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var made: [UIViewController] = []

    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        let wrapper = UIViewController()
        let content = controller.presentedViewController
        wrapper.addChild(content)
        wrapper.view.addSubview(content.view)
        content.didMove(toParent: wrapper)
        made.append(wrapper)
        return wrapper
    }
}
