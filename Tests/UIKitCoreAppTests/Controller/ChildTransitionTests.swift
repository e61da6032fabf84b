import TestLogs
import Testing
import UIKitTesting

@MainActor
struct ChildTransitionTests {
    private let bench = PresentationBench()
    private var parent: UIViewController { bench.first }

    init() {
        for child in [bench.second, bench.third] {
            bench.first.addChild(child)
            child.didMove(toParent: bench.first)
        }
        bench.second.view.frame = bench.first.view.bounds
        bench.third.view.frame = bench.first.view.bounds
        bench.first.view.addSubview(bench.second.view)
        bench.screen.wait(1)
        _ = bench.appearances()
    }

    @Test(
        "VC-46: the new view comes where the old one is, which goes in the end; all are notified of it in this order", arguments: [0, 0.3])
    func order(duration: Double) {
        parent.transition(from: bench.second, to: bench.third, duration: duration, options: [], animations: {}) {
            [log = bench.log] in log.calls.append("done \($0)")
        }
        #expect(bench.second.view.superview === parent.view)
        #expect(bench.third.view.superview === parent.view)
        bench.screen.wait(1)
        #expect(bench.second.view.superview == nil)
        #expect(
            bench.appearances() == [
                "C.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "C.viewDidAppear", "done true",
            ])
    }

    @Test("VC-46: what the block changes is animated")
    func animation() {
        bench.third.view.alpha = 0
        parent.transition(from: bench.second, to: bench.third, duration: 1, options: .curveLinear) { [third = bench.third] in
            third.view.alpha = 1
        }
        bench.screen.wait(0.5)
        #expect(abs((bench.third.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        bench.screen.wait(1)
        #expect(bench.third.view.alpha == 1)
    }

    @Test("VC-45: both must be children of the controller")
    func strangers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, child) = (UIViewController(), UIViewController())
                parent.addChild(child)
                parent.transition(from: child, to: UIViewController(), duration: 1, options: [], animations: nil)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("must have a common parent view controller when calling -[UIViewController transitionFromViewController:"))
    }
}
