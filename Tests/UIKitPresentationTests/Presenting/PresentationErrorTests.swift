import TestLogs
import Testing
import UIKitTesting

@MainActor
struct PresentationErrorTests {
    @Test("VC-55: who presents already presents nothing more; a warning is written")
    func alreadyPresenting() {
        let bench = PresentationBench()
        bench.present(bench.second, on: bench.first, style: .pageSheet)
        let warnings = bench.warnings { bench.first.present(bench.third, animated: true) }
        #expect(warnings == ["Attempt to present \(bench.third)  on \(bench.first) which is already presenting \(bench.second)"])
        #expect(bench.third.presentingViewController == nil)
        #expect(!bench.third.isViewLoaded)
    }

    @Test("VC-56: a presenter outside of windows presents nothing; a warning is written")
    func outsideOfWindows() {
        let bench = PresentationBench()
        let warnings = bench.warnings { bench.second.present(bench.third, animated: true) }
        #expect(
            warnings == [
                "Warning: Attempt to present \(bench.third) on \(bench.second) whose view is not in the window hierarchy!"
            ])
        #expect(bench.second.presentedViewController == nil)
    }

    @Test("VC-56: the presenter may leave the window before the presentation begins")
    func leavingWindow() {
        let bench = PresentationBench()
        bench.first.present(bench.second, animated: true)
        bench.first.view.removeFromSuperview()
        let warnings = bench.warnings { bench.screen.wait(1) }
        #expect(warnings.count == 1)
        #expect(bench.first.presentedViewController == nil)
        #expect(bench.second.presentingViewController == nil)
    }

    @Test("A presenter that is gone before the presentation begins presents nothing")
    func releasedPresenter() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let (child, presented) = (UIViewController(), UIViewController())
        var parent: UIViewController? = UIViewController()
        parent?.addChild(child)
        parent?.view.addSubview(child.view)
        screen.window.rootViewController = parent
        screen.settle()
        child.present(presented, animated: true)
        screen.window.rootViewController = nil
        parent = nil
        screen.wait(1)
        #expect(presented.presentingViewController == nil)
        #expect(presented.viewIfLoaded?.window == nil)
    }

    @Test("VC-57: a controller cannot be presented twice")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bench = PresentationBench()
                bench.present(bench.second, on: bench.first, style: .pageSheet)
                bench.third.present(bench.second, animated: true)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Application tried to present modally a view controller <"))
    }

    @Test("VC-57: a controller with a parent cannot be presented")
    func child() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bench = PresentationBench()
                bench.second.addChild(bench.third)
                bench.first.present(bench.third, animated: true)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("that has a parent view controller <"))
    }

    @Test("VC-57: the root of a window cannot be presented")
    func root() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bench = PresentationBench()
                bench.present(bench.second, on: bench.first, style: .pageSheet)
                bench.second.present(bench.first, animated: true)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Application tried to present modally an active controller <"))
    }

    @Test("A controller cannot present itself")
    func itself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bench = PresentationBench()
                bench.first.present(bench.first, animated: true)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Application tried to present modal view controller on itself. Presenting controller is <"))
    }

    @Test("VC-60: a page is only curled from a full screen")
    func partialCurl() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bench = PresentationBench()
                bench.second.modalTransitionStyle = .partialCurl
                bench.present(bench.second, on: bench.first, style: .pageSheet)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <"))
    }

    @Test("A sheet needs a detent")
    func noDetents() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().sheetPresentationController?.detents = [] }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("must not be empty."))
    }
}
