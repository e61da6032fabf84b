import Foundation
import Testing
import UIKitContainers
import UIKitTesting

@MainActor
struct PopoverControllerErrorTests {
    private func expect(_ text: String, in error: [UInt8]?) {
        let written = error.map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(written.contains(text), "\(written)")
    }

    @Test("PO-01: only tablets have popover controllers")
    func phone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = TestScreen()
                screen.settle()
                _ = UIPopoverController(contentViewController: UIViewController())
            }
        }
        expect(
            "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad.",
            in: result?.standardErrorContent)
    }

    @Test("PO-03, PO-04: nobody else keeps a popover controller; released while it is visible, it stops the program")
    func released() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIViewController()
                let screen = TestScreen(showing: root, size: CGSize(width: 768, height: 1024))
                var popover: UIPopoverController? = UIPopoverController(contentViewController: UIViewController())
                popover?.present(from: .zero, in: root.view, permittedArrowDirections: .any, animated: true)
                screen.wait(1)
                popover = nil
                screen.wait(1)
            }
        }
        expect("-[UIPopoverController dealloc] reached while popover is still visible.", in: result?.standardErrorContent)
    }

    @Test("PO-18: the view must be in a window")
    func noWindow() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = TestScreen(size: CGSize(width: 768, height: 1024))
                screen.settle()
                let popover = UIPopoverController(contentViewController: UIViewController())
                popover.present(from: .zero, in: UIView(), permittedArrowDirections: .any, animated: true)
            }
        }
        expect(
            "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot be presented from a view "
                + "which does not have a window.", in: result?.standardErrorContent)
    }

    @Test("PO-19: the item must be shown in a bar")
    func noBar() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = TestScreen(size: CGSize(width: 768, height: 1024))
                screen.settle()
                let popover = UIPopoverController(contentViewController: UIViewController())
                let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
                popover.present(from: item, permittedArrowDirections: .any, animated: true)
            }
        }
        expect("Popovers cannot be presented from a view which does not have a window.", in: result?.standardErrorContent)
    }

    @Test("PO-20: an unknown direction is none to present in")
    func unknownDirection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIViewController()
                let screen = TestScreen(showing: root, size: CGSize(width: 768, height: 1024))
                let popover = UIPopoverController(contentViewController: UIViewController())
                popover.present(from: .zero, in: root.view, permittedArrowDirections: .unknown, animated: true)
                screen.settle()
            }
        }
        expect("UIPopoverArrowDirectionUnknown is no direction to present a popover in.", in: result?.standardErrorContent)
    }
}
