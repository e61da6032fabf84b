@_spi(ForasteroInternal) import UIKitCore
import TestLogs
import UIKitTesting

/// A tablet with a controller that can present another one as a popover.
@MainActor
struct PopoverBench {
    let bench: PresentationBench
    let source = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 40))
    let listener: PopoverListener

    var screen: TestScreen { bench.screen }
    var content: LoggingController { bench.second }
    var popover: UIPopoverPresentationController { content.popoverPresentationController! }

    init(size: CGSize = CGSize(width: 768, height: 1024), scale: CGFloat = 1) {
        bench = PresentationBench(size: size, scale: scale)
        listener = PopoverListener(bench.log)
        bench.first.view.addSubview(source)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 240, height: 120)
    }

    /// Presents from the source, or from what was set before.
    func present(animated: Bool = true) {
        popover.delegate = listener
        if popover.sourceItem == nil { popover.sourceView = source }
        bench.first.present(content, animated: animated)
        screen.wait(1)
    }

    /// Where the content is, in the window.
    var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

    func calls() -> [String] {
        bench.log.take().filter { !$0.contains("Layout") && !$0.contains("oad") && !$0.contains("Parent") }
    }
}

/// Writes down what a popover tells its delegate.
final class PopoverListener: NSObject, UIPopoverPresentationControllerDelegate {
    let log: ControllerLog
    var mayDismiss = true
    var style = UIModalPresentationStyle.none
    var newPosition: (rect: CGRect, view: UIView)?

    init(_ log: ControllerLog) { self.log = log }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        log.calls.append("prepare")
    }

    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        log.calls.append("should")
        return mayDismiss
    }

    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
        log.calls.append("did")
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        log.calls.append("reposition \(Int(rect.pointee.width))")
        guard let newPosition else { return }
        rect.pointee = newPosition.rect
        view.pointee = newPosition.view
    }
}
