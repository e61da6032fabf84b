import Foundation
import Testing
import UIKit
import UIKitTesting

private final class Recorder: UIViewController {
    var calls: [String] = []
    override var nibName: String? { "Own" }
    override func loadView() { view = UIView() }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}

@MainActor
struct ForeignExpectationTests {
    private let screen = TestScreen()

    @Test("A controller that never appeared is notified that it disappears, if a container says so")
    func disappearing() {
        let controller = Recorder()
        controller.loadViewIfNeeded()
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        #expect(controller.calls == ["willDisappear", "didDisappear"])
    }

    @Test("A controller may say itself what its nib is called")
    func nibName() {
        #expect(Recorder().nibName == "Own")
        #expect(UIViewController(nibName: "Given", bundle: nil).nibName == "Given")
    }

    @Test("A controller is being presented from the call on, until it has been")
    func beingPresented() {
        let (root, page) = (UIViewController(), UIViewController())
        screen.window.rootViewController = root
        screen.settle()
        root.present(page, animated: true)
        #expect(page.isBeingPresented)
        screen.wait(2)
        #expect(!page.isBeingPresented)
        #expect(root.presentedViewController === page)
        root.dismiss(animated: false)
        screen.wait(1)
        #expect(!page.isBeingPresented)
    }

    @Test("Two readings of an anchor are equal; other anchors are not")
    func anchors() {
        let (view, other) = (UIView(), UIView())
        #expect(view.topAnchor == view.topAnchor)
        #expect(view.topAnchor != view.bottomAnchor)
        #expect(view.topAnchor != other.topAnchor)
        #expect(view.widthAnchor.isEqual(view.widthAnchor))
        #expect(!view.topAnchor.isEqual(view.leftAnchor))
        #expect(Set([view.topAnchor, view.topAnchor]).count == 1)
    }

    @Test("A content priority beyond the highest is the highest")
    func priorities() {
        let view = UIView()
        view.setContentCompressionResistancePriority(UILayoutPriority(10_000), for: .vertical)
        view.setContentHuggingPriority(UILayoutPriority(1_001), for: .horizontal)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
        #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    }

    @Test("Trees without windows are related as if their roots lay in the same view")
    func unrelatedTrees() {
        let (first, second) = (
            UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)), UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
        )
        let inside = UIView(frame: CGRect(x: 3, y: 3, width: 1, height: 1))
        second.addSubview(inside)
        #expect(first.convert(CGPoint.zero, to: second) == CGPoint(x: 9, y: 18))
        #expect(inside.convert(CGPoint.zero, to: first) == CGPoint(x: -6, y: -15))
        #expect(first.convert(CGRect(x: 0, y: 0, width: 2, height: 2), from: inside) == CGRect(x: -6, y: -15, width: 2, height: 2))
        #expect(inside.convert(CGPoint.zero, to: nil) == CGPoint(x: 3, y: 3))
    }

    @Test("Turning the device by the name of its orientation turns the screen")
    func orientation() {
        screen.window.rootViewController = UIViewController()
        screen.settle()
        UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
        screen.settle()
        #expect(UIScreen.main.bounds.width > UIScreen.main.bounds.height)
        #expect(UIDevice.current.orientation.isLandscape)
        UIDevice.current.setValue(NSNumber(value: UIDeviceOrientation.portrait.rawValue), forKey: "orientation")
        screen.settle()
        #expect(UIScreen.main.bounds.width < UIScreen.main.bounds.height)
    }

    @Test("Setting the frame that a zoomed view has changes nothing, however often", arguments: [0.3, 0.7, 1.1, 3.3])
    func zoomedFrame(scale: CGFloat) {
        let view = UIView(frame: CGRect(x: 0.1, y: 0.2, width: 101.3, height: 77.7))
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let (bounds, frame) = (view.bounds, view.frame)
        for _ in 0..<100 {
            var centred = view.frame
            centred.origin.x = (390 - centred.width) / 2
            view.frame = centred
        }
        #expect(view.bounds == bounds)
        #expect(view.frame.size == frame.size)
    }
}
