import TestLogs
import Testing
import UIKitTesting

@MainActor
struct DismissalTests {
    private let bench = PresentationBench()
    private var screen: TestScreen { bench.screen }

    @Test("VC-52: the presenter's dismissal takes the whole chain; only the topmost one is seen to go")
    func chain() {
        bench.present(bench.second, on: bench.first, style: .pageSheet, animated: false)
        bench.present(bench.third, on: bench.second, style: .pageSheet, animated: false)
        _ = bench.appearances()
        bench.first.dismiss(animated: true)
        screen.wait(0.1)
        #expect(bench.third.view.window != nil)
        #expect(bench.second.view.superview?.superview?.isHidden == true)
        screen.wait(2)
        #expect(
            bench.appearances() == [
                "B.viewWillDisappear", "C.viewWillDisappear", "C.viewDidDisappear", "B.viewDidDisappear",
            ])
        #expect(bench.first.presentedViewController == nil)
        #expect(bench.second.presentedViewController == nil)
        #expect(bench.third.presentingViewController == nil)
        #expect(screen.window.subviews == [bench.first.view])
    }

    @Test("VC-52: a chain of full-screen controllers goes down to the presenter")
    func fullScreenChain() {
        bench.present(bench.second, on: bench.first, style: .fullScreen)
        bench.present(bench.third, on: bench.second, style: .fullScreen)
        _ = bench.appearances()
        bench.dismiss(bench.first)
        #expect(
            bench.appearances() == [
                "C.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "C.viewDidDisappear", "dismissed",
            ])
        #expect(bench.first.view.superview === screen.window)
        #expect(bench.second.view.superview == nil)
    }

    @Test("A controller in the middle of a chain takes away what is above it, and stays")
    func middle() {
        bench.present(bench.second, on: bench.first, style: .fullScreen)
        bench.present(bench.third, on: bench.second, style: .pageSheet)
        bench.dismiss(bench.second)
        #expect(bench.first.presentedViewController === bench.second)
        #expect(bench.second.presentedViewController == nil)
        #expect(bench.second.view.window != nil)
        #expect(bench.second.view.transform == .identity)
    }

    @Test("VC-53: a presented controller that presents nothing dismisses itself, also when a child is asked")
    func itself() {
        let child = UIViewController()
        bench.second.addChild(child)
        bench.present(bench.second, on: bench.first, style: .pageSheet)
        child.dismiss(animated: true)
        screen.wait(2)
        #expect(bench.first.presentedViewController == nil)
        #expect(bench.second.view.window == nil)
    }

    @Test("VC-54: where nothing is presented nothing happens, and nothing is called")
    func nothing() {
        bench.dismiss(bench.first)
        #expect(bench.log.calls.isEmpty)
    }

    @Test("A dismissal without animation is over when the call returns")
    func atOnce() {
        bench.present(bench.second, on: bench.first, style: .fullScreen)
        bench.first.dismiss(animated: false)
        #expect(bench.first.presentedViewController == nil)
        #expect(bench.first.view.window != nil)
        bench.present(bench.third, on: bench.first, style: .pageSheet)
        #expect(bench.first.presentedViewController === bench.third)
    }

    @Test("A presentation that is still under way is brought to its end before the dismissal")
    func early() {
        bench.first.present(bench.second, animated: true)
        bench.dismiss(bench.first, animated: false)
        #expect(
            bench.appearances() == [
                "B.viewWillAppear", "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear", "dismissed",
            ])
    }

    @Test("A second dismissal while the first one runs is only warned of")
    func twice() {
        bench.present(bench.second, on: bench.first, style: .pageSheet)
        bench.first.dismiss(animated: true)
        let warnings = bench.warnings { bench.first.dismiss(animated: true) }
        #expect(warnings.count == 1 && warnings[0].hasSuffix("while a presentation or dismiss is in progress!"))
        screen.wait(2)
        #expect(bench.first.presentedViewController == nil)
    }

    @Test("A controller can be presented again after it has gone")
    func again() {
        for _ in 0..<2 {
            bench.present(bench.second, on: bench.first, style: .pageSheet)
            #expect(bench.second.view.window != nil)
            bench.dismiss(bench.first)
        }
        #expect(bench.appearances().count { $0 == "B.viewDidAppear" } == 2)
    }
}
