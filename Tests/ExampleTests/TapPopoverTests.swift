import Testing
import UIKit
import UIKitTesting

@testable import TapPopover

/// What the seed lesson asks of TapPopover beside the story that ``ExampleTests`` tells.
@MainActor
@Suite(.serialized)
struct TapPopoverTests {
    private nonisolated static let tablet = CGSize(width: 768, height: 1024)

    @Test("NB-66, NB-68: the small view of the XIB lives because viewDidLoad keeps it; where nobody does, it is gone after the turn")
    func ownership() throws {
        let screen = TestScreen(size: Self.tablet, scale: 1)
        let careful = SecondViewController()
        careful.loadViewIfNeeded()
        let careless = Careless(nibName: "SecondViewController", bundle: Bundle(for: SecondViewController.self))
        careless.loadViewIfNeeded()
        weak let (kept, lost) = (careful.xx.superview, careless.xx.superview)
        #expect(kept != nil)
        #expect(lost != nil)
        #expect(kept === careful.yy.superview)
        screen.settle()
        #expect(lost == nil)
        #expect(careless.xx.superview == nil)
        #expect(careless.xx != nil)
        #expect(kept != nil)
        #expect(careful.xx.superview === kept)
        #expect(careful.label.superview === careful.view)
    }

    @Test(
        "The arrow points at the tap and the popover is on the screen, wherever that is",
        arguments: [
            CGPoint(x: 1, y: 30), CGPoint(x: 767, y: 30), CGPoint(x: 1, y: 1023), CGPoint(x: 767, y: 1023), CGPoint(x: 384, y: 40),
            CGPoint(x: 384, y: 1000), CGPoint(x: 20, y: 500), CGPoint(x: 750, y: 500), CGPoint(x: 384, y: 512),
        ], [tablet, CGSize(width: 390, height: 844)])
    func pointing(point: CGPoint, size: CGSize) throws {
        let point = CGPoint(x: point.x * size.width / 768, y: point.y * size.height / 1024)
        let screen = TestScreen(launching: TapPopover.AppDelegate.self, size: size, scale: 1)
        try screen.tap(at: point)
        screen.wait(1)
        let popover = screen.popovers.element
        #expect(popover.textFields["x=\(Int(point.x))"].exists)
        #expect(popover.textFields["y=\(Int(point.y))"].exists)
        #expect(CGRect(origin: .zero, size: size).contains(popover.frame), "\(popover.frame)")
        // Of a place in the margins the arrow points at the nearest one beside them. It is 13 points high, and stands no further
        // out than the corners let it.
        let room = screen.window.bounds.inset(by: screen.window.safeAreaInsets).insetBy(dx: 10, dy: 10)
        let aim = CGPoint(x: min(max(point.x, room.minX), room.maxX), y: min(max(point.y, room.minY), room.maxY))
        let aside = max(popover.frame.minX - aim.x, aim.x - popover.frame.maxX)
        let above = max(popover.frame.minY - aim.y, aim.y - popover.frame.maxY)
        #expect(abs(max(aside, above) - 13) <= 0.5, "\(popover.frame)")
        #expect(min(aside, above) <= 0, "\(popover.frame)")
    }

    @Test("The popover of a tablet is as large as the view of the XIB, is asked for and goes; its controller goes with it")
    func tablet() throws {
        let screen = TestScreen(launching: TapPopover.AppDelegate.self, size: Self.tablet, scale: 1)
        let second = try #require(screen.window.rootViewController as? SecondViewController)
        try screen.tap(at: CGPoint(x: 300, y: 400))
        screen.wait(1)
        #expect(screen.popovers.element.frame.size == CGSize(width: 320, height: 88))
        weak let content = second.presentedViewController
        #expect(content?.view === second.xx.superview)
        try screen.tap(at: CGPoint(x: 40, y: 900))
        screen.wait(1)
        #expect(second.presentedViewController == nil)
        #expect(second.label.text == "Tap again")
        #expect(content == nil)
    }
}

/// Has the outlets of the lesson's controller and keeps nothing else.
private final class Careless: UIViewController {
    @IBOutlet var label: UILabel!
    @IBOutlet var xx: UITextField!
    @IBOutlet var yy: UITextField!
}
