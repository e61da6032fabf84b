import Display
import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@Suite("A turn of the frame pipeline")
@MainActor
struct FrameTurnTests {
    @Test("handles in the same turn what presenting has read from the connection")
    func drainAfterPresent() {
        let display = AnsweringScreen()
        let host = DisplayHost(display: display, style: .light)
        host.activate()
        defer { host.retire() }
        var handled = 0
        host.eventObserver = { if case .textSizeChanged = $0 { handled += 1 } }
        host.pipeline.turn()
        #expect(display.presentCount == 1)
        #expect(handled == 1)
    }

    @Test("is no longer made once the host has gone, by the run loop or by the clock")
    func hostThatGoes() {
        weak var gone: DisplayHost?
        var clock: MediaClock?
        func makeAndLetGo() {
            let host = DisplayHost.makeForTesting(size: CGSize(width: 100, height: 100), scale: 1, style: .light)
            (gone, clock) = (host, host.clock)
        }
        makeAndLetGo()
        #expect(gone == nil)
        _ = RunLoop.main.run(mode: .default, before: Date())
        clock?.advance(by: 0.1)
        #expect(clock?.now == 0.1)
    }

    @Test("makes at most eight frames, and goes on in the next turn")
    func mostFrames() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        screen.settle()
        let pipeline = DisplayHost.current.pipeline
        var calls = 0
        var isAsking = true
        func ask() {
            calls += 1
            if isAsking { pipeline.afterNextFrame(ask) }
        }
        pipeline.afterNextFrame(ask)
        pipeline.turn()
        #expect(calls == 8)
        pipeline.turn()
        #expect(calls == 16)
        isAsking = false
        pipeline.turn()
        #expect(calls == 17)
    }

    @Test("lets a view that has left its superview go when it ends, if an application runs")
    func removedViews() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        weak var removed: UIView?
        func addAndRemove() {
            let view = UIView()
            removed = view
            screen.window.addSubview(view)
            view.removeFromSuperview()
        }
        addAndRemove()
        #expect(removed == nil)
        EndOfTurn.isSure = true
        defer { EndOfTurn.isSure = false }
        addAndRemove()
        #expect(removed != nil)
        DisplayHost.current.pipeline.turn()
        #expect(removed == nil)
    }

    @Test(
        "keeps a constraint that an anchor has made until it ends, if an application runs: a weak property may hold it before it is active")
    func anchoredConstraints() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let view = UIView()
        screen.window.addSubview(view)
        weak var edge: NSLayoutConstraint?
        weak var size: NSLayoutConstraint?
        func make() {
            edge = view.topAnchor.constraint(equalTo: screen.window.topAnchor)
            size = view.widthAnchor.constraint(equalToConstant: 7)
        }
        make()
        #expect(edge == nil)
        #expect(size == nil)
        EndOfTurn.isSure = true
        defer { EndOfTurn.isSure = false }
        make()
        #expect(edge != nil)
        size?.isActive = true
        DisplayHost.current.pipeline.turn()
        #expect(edge == nil)
        #expect(size?.isActive == true)
    }

    @Test("commits changes without letting time go on")
    func commitWithoutTime() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        screen.settle()
        let host = DisplayHost.current
        view.frame.origin.x = 50
        host.pipeline.commitNow()
        #expect(!host.layers.needsCommit)
        #expect(host.layers.currentPass == nil)
    }

    @Test("does not commit within a pass")
    func commitWithinAPass() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let view = CommittingView()
        screen.window.addSubview(view)
        screen.settle()
        #expect(view.passes == [.layout])
    }
}

/// A screen whose connection has something to read after a frame has been sent over it.
@MainActor
private final class AnsweringScreen: DisplayScreen {
    private let base = HeadlessScreen(
        geometry: ScreenGeometry(size: CGSize(width: 20, height: 20), scale: 1), clock: MediaClock(.virtual(startingAt: 0)))

    var geometry: ScreenGeometry { base.geometry }
    var clock: MediaClock { base.clock }
    var eventHandler: (@MainActor (DisplayEvent) -> Void)? {
        get { base.eventHandler }
        set { base.eventHandler = newValue }
    }
    var clipboard: any DisplayClipboard { base.clipboard }
    var textInput: any DisplayTextInput { base.textInput }
    var presentCount: Int { base.presentCount }

    func drainEvents() { base.drainEvents() }

    func present(_ picture: FrameBuffer, damage: [PixelRect]) {
        base.present(picture, damage: damage)
        base.inject(.textSizeChanged(by: 0))
    }

    func setCursor(_ cursor: DisplayCursor) {}
    func setTitle(_ title: String) {}
    func close() { base.close() }
}

/// A view that wants its changes to be committed while it is laid out.
private final class CommittingView: UIView {
    var passes: [FramePass?] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        let host = DisplayHost.current
        host.pipeline.commitNow()
        passes.append(host.layers.currentPass)
    }
}
