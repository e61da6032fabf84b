import UIKitCore
import XCTest

private final class CountingView: UIView {
    private(set) var layouts = 0
    private(set) var drawings = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }

    override func draw(_ rect: CGRect) { drawings += 1 }
}

private final class LinkTarget: NSObject {
    var ticks = 0
    var atTick: (() -> Void)?

    @objc func tick(_ link: CADisplayLink) {
        ticks += 1
        atTick?()
    }
}

/// A test that uses nothing of ours but UIKit, and turns the run loop as it would for a simulator.
@MainActor
final class PlainTestCaseTests: XCTestCase {
    private func makeWindow(showing controller: UIViewController = UIViewController()) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    func testViewsInHiddenWindowsAppear() {
        final class Scene: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        }
        let (window, scene) = (UIWindow(), Scene())
        window.addSubview(scene.view)
        RunLoop.current.run(until: Date())
        XCTAssertEqual(scene.calls, ["will", "did"])
    }

    func testAnimationsComplete() {
        let window = makeWindow()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(box)
        let ended = expectation(description: "animated")
        UIView.animate(withDuration: 0.05, animations: { box.alpha = 0.5 }) { finished in
            XCTAssertTrue(finished)
            ended.fulfill()
        }
        XCTAssertEqual(box.layer.animationKeys(), ["opacity"])
        wait(for: [ended], timeout: 5)
        XCTAssertTrue(box.window === window)
    }

    func testAnimationsOfNoDurationAndOfNothingComplete() {
        let box = UIView()
        let ended = expectation(description: "at once")
        ended.expectedFulfillmentCount = 3
        UIView.animate(withDuration: 0, animations: { box.alpha = 0.5 }) { _ in ended.fulfill() }
        UIView.animate(withDuration: 0.05, animations: {}) { _ in ended.fulfill() }
        UIView.animate(withDuration: 0.05, animations: { box.frame.size.width = 20 }) { _ in ended.fulfill() }
        waitForExpectations(timeout: 5)
    }

    func testTransitionsAndRemovalsComplete() {
        let window = makeWindow()
        let (first, second) = (UIView(), UIView())
        window.addSubview(first)
        let ended = expectation(description: "transitions")
        ended.expectedFulfillmentCount = 2
        UIView.transition(from: first, to: second, duration: 0.05, options: .transitionCrossDissolve) { _ in
            ended.fulfill()
            UIView.perform(.delete, on: [second], options: [], animations: nil) { _ in ended.fulfill() }
        }
        wait(for: [ended], timeout: 5)
        XCTAssertNil(second.superview)
    }

    func testPropertyAnimatorsComplete() {
        let window = makeWindow()
        let ended = expectation(description: "animator")
        let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) { window.alpha = 0.9 }
        animator.addCompletion { position in
            XCTAssertEqual(position, .end)
            ended.fulfill()
        }
        animator.startAnimation()
        wait(for: [ended], timeout: 5)
    }

    func testPresentationsComplete() {
        let root = UIViewController()
        let window = makeWindow(showing: root)
        for isAnimated in [false, true] {
            let presented = expectation(description: "presented")
            root.present(UIViewController(), animated: isAnimated) { presented.fulfill() }
            wait(for: [presented], timeout: 5)
            XCTAssertNotNil(root.presentedViewController?.view.window)
            let dismissed = expectation(description: "dismissed")
            root.dismiss(animated: isAnimated) { dismissed.fulfill() }
            wait(for: [dismissed], timeout: 5)
            XCTAssertNil(root.presentedViewController)
        }
        window.isHidden = true
    }

    func testARunLoopTurnedByHandLaysOutAndDraws() {
        let window = makeWindow()
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        XCTAssertEqual(view.layouts, 0)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
        XCTAssertEqual(view.layouts, 1)
        XCTAssertEqual(view.drawings, 1)
        view.setNeedsLayout()
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
        XCTAssertEqual(view.layouts, 2)
    }

    func testAControllerAppears() {
        final class Page: UIViewController {
            var atAppearance: (() -> Void)?
            override func viewDidAppear(_ animated: Bool) { atAppearance?() }
        }
        let page = Page()
        let appeared = expectation(description: "appeared")
        page.atAppearance = { appeared.fulfill() }
        let window = makeWindow(showing: page)
        wait(for: [appeared], timeout: 5)
        XCTAssertFalse(window.isHidden)
    }

    func testDisplayLinksTick() {
        let target = LinkTarget()
        let ticked = expectation(description: "three frames")
        target.atTick = { if target.ticks == 3 { ticked.fulfill() } }
        let link = CADisplayLink(target: target, selector: #selector(LinkTarget.tick))
        link.add(to: .main, forMode: .common)
        wait(for: [ticked], timeout: 5)
        link.invalidate()
    }

    func testAnAsynchronousTestHearsOfTheEndToo() async {
        let window = makeWindow()
        let finished = await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0.05, animations: { window.alpha = 0.5 }) { continuation.resume(returning: $0) }
        }
        XCTAssertTrue(finished)
        XCTAssertFalse(window.isHidden)
    }
}
