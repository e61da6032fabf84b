import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@MainActor
struct PopoverErrorTests {
    @Test("PO-48: a popover needs a source; it may be set right after present, since the error comes with the next frame")
    func lateSource() {
        let bench = PopoverBench()
        bench.bench.first.present(bench.content, animated: true)
        bench.popover.sourceView = bench.source
        bench.screen.wait(1)
        #expect(bench.frame == CGRect(x: 230, y: 353, width: 240, height: 120))
    }

    @Test("PO-48: without a source the program stops")
    func noSource() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bench = PopoverBench()
                bench.bench.first.present(bench.content, animated: true)
                bench.screen.wait(1)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
    }

    @Test("PO-30: what is presented already cannot be presented in a popover")
    func active() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bench = PopoverBench()
                bench.present()
                bench.bench.third.present(bench.content, animated: true)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("that is already being presented by <"))
    }

    @Test("PO-31: a presenter that presents already shows nothing more; a warning is written, and no completion is called")
    func presenting() {
        let bench = PopoverBench()
        bench.present()
        bench.bench.third.modalPresentationStyle = .popover
        var isCompleted = false
        let warnings = bench.bench.warnings {
            bench.bench.first.present(bench.bench.third, animated: true) { isCompleted = true }
        }
        bench.screen.wait(1)
        #expect(warnings.count == 1)
        #expect(!isCompleted)
        #expect(bench.bench.third.presentingViewController == nil)
    }

    @Test("PO-58: an app's background gives the measures, and is told where the arrow is")
    func background() throws {
        let bench = PopoverBench()
        bench.popover.popoverBackgroundViewClass = Background.self
        bench.present()
        #expect(bench.frame == CGRect(x: 230, y: 340 + 30 + 5, width: 240, height: 120))
        let background = try #require(Background.made)
        #expect(background.arrowDirection == .up)
        #expect(background.arrowOffset == 0)
        #expect(background.convert(background.bounds, to: nil) == CGRect(x: 225, y: 340, width: 250, height: 160))
        bench.popover.sourceRect = CGRect(x: -280, y: 0, width: 0, height: 40)
        bench.screen.settle()
        #expect(background.arrowOffset == -100)
    }

    @Test("PO-59: a background must give all its measures")
    func incompleteBackground() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bench = PopoverBench()
                bench.popover.popoverBackgroundViewClass = Incomplete.self
                bench.present()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("must be implemented by subclassers of UIPopoverBackgroundView."))
    }
}

private final class Background: UIPopoverBackgroundView {
    static weak var made: Background?

    override init(frame: CGRect) {
        super.init(frame: frame)
        Background.made = self
    }
    required init?(coder: NSCoder) { nil }

    override class func arrowBase() -> CGFloat { 50 }
    override class func arrowHeight() -> CGFloat { 30 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }
}

private final class Incomplete: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 50 }
}
