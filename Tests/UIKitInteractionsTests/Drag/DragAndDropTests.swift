import Display
import Foundation
import Testing
@_spi(ForasteroInternal) @testable import UIKitDrive
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import UIKitInteractions

/// Items that go from one view to another.
@MainActor
struct DragAndDropTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600))
    private let source = DragSide(color: .systemOrange, frame: CGRect(x: 40, y: 60, width: 120, height: 80))
    private let target = DropSide(color: .systemTeal, frame: CGRect(x: 40, y: 300, width: 320, height: 200))

    init() {
        screen.window.backgroundColor = .systemBackground
        screen.window.addSubview(source.view)
        screen.window.addSubview(target.view)
        screen.settle()
    }

    private static let start = CGPoint(x: 100, y: 100)
    private static let over = CGPoint(x: 200, y: 400)
    private static let beside = CGPoint(x: 300, y: 200)

    private func drag(to end: CGPoint) throws {
        try screen.drag(from: Self.start, to: end, after: 0.6)
        screen.wait(1)
    }

    @Test("SV-03 SV-05 SV-06: a finger that rests lifts what the delegate names; the drag begins when it moves")
    func lifting() throws {
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.3)
        #expect(source.calls.isEmpty)
        screen.wait(0.4)
        #expect(source.calls == ["items", "lift"])
        finger.move(to: Self.beside)
        #expect(source.calls.prefix(5) == ["items", "lift", "begin", "lifted", "move"])
        finger.lift()
        screen.wait(1)
        source.calls = []
        try screen.press(at: Self.start, for: 0.8)
        screen.wait(1)
        #expect(source.calls == ["items", "lift", "lifted in vain"])
        #expect(DragRun.current(on: screen.window.displayHost) == nil)
        (source.calls, source.texts) = ([], [])
        try drag(to: Self.over)
        #expect(source.calls == ["items"])
        #expect(target.calls.isEmpty)
    }

    @Test("SV-09 SV-18 SV-21 SV-23 SV-24 SV-28: a copy is handed over: the order of calls on both sides, and the objects")
    func copying() async throws {
        source.texts = ["apple", "pear"]
        try drag(to: Self.over)
        #expect(target.calls == ["can", "enter", "update", "perform", "animate apple", "animate pear", "conclude", "end"])
        let ending = source.calls.filter { $0.contains("end ") }
        #expect(ending == ["will end 2", "did end 2"])
        // Objects come from other threads, which hand them to the main one between the turns.
        for _ in 0..<200_000 where target.received.isEmpty {
            screen.settle()
            await Task.yield()
        }
        #expect(target.received == ["apple", "pear"])
        #expect(source.calls.last == "transferred")
        #expect(screen.window.subviews == [source.view, target.view])
    }

    @Test("SV-29: what is dragged has its own size over a view that proposes so, and is small again beside it")
    func fullSize() throws {
        source.view.frame.size.width = 340
        target.wantsFullSize = true
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        finger.move(to: Self.beside)
        screen.wait(0.5)
        let dragged = try #require(DragRun.current(on: screen.window.displayHost)?.items.first?.view)
        #expect(dragged.transform.a < 0.8)
        finger.move(to: Self.over)
        screen.wait(0.5)
        #expect(dragged.transform.a == 1)
        finger.move(to: Self.beside)
        screen.wait(0.5)
        #expect(dragged.transform.a < 0.8)
        finger.lift()
        screen.wait(1)
    }

    @Test("SV-10: a drop beside everything takes the items back, and nobody is asked to take them")
    func refusing() throws {
        try drag(to: Self.beside)
        #expect(target.calls.isEmpty)
        #expect(source.calls.suffix(4) == ["will end 0", "cancel apple", "back", "did end 0"])
        target.operation = .forbidden
        try drag(to: Self.over)
        #expect(target.calls == ["can", "enter", "update", "end"])
        #expect(source.calls.last == "did end 1")
    }

    @Test("SV-08 SV-20: a move counts as a cancel where the drag does not allow it")
    func moving() throws {
        target.operation = .move
        try drag(to: Self.over)
        #expect(target.calls.contains("perform"))
        #expect(source.calls.contains("did end 3"))
        (target.calls, source.allowsMove) = ([], false)
        try drag(to: Self.over)
        #expect(!target.calls.contains("perform"))
        #expect(source.calls.last == "did end 0")
    }

    @Test("SV-17 SV-30: a view that cannot handle the drag is passed over for the view that it is in")
    func innermost() throws {
        let inner = DropSide(color: .systemPink, frame: target.view.bounds.insetBy(dx: 40, dy: 40))
        target.view.addSubview(inner.view)
        try drag(to: Self.over)
        #expect(inner.calls.contains("perform"))
        #expect(target.calls == ["can", "enter", "update", "exit", "end"])
        (inner.calls, target.calls, inner.handles) = ([], [], false)
        try drag(to: Self.over)
        #expect(Set(inner.calls) == ["can"])
        #expect(target.calls.contains("perform"))
    }

    private class Deaf: NSObject, UIDropInteractionDelegate {}

    @Test("SV-19: without an answer to where a drop would lead, nothing is taken")
    func noProposal() throws {
        let deaf = Deaf()
        target.view.removeInteraction(target.interaction)
        target.view.addInteraction(UIDropInteraction(delegate: deaf))
        try drag(to: Self.over)
        #expect(source.calls.last == "did end 0")
    }

    @Test("SV-22: objects can be had only while the drop is performed")
    func earlyLoading() throws {
        var early: [any NSItemProviderReading]?
        target.performing = { #expect($0.canLoadObjects(ofClass: String.self) && $0.items.count == 1) }
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        finger.move(to: Self.over)
        let session = try #require(DragRun.current(on: screen.window.displayHost)?.search.session)
        #expect(session.loadObjects(ofClass: NSString.self) { early = $0 }.totalUnitCount == 0)
        #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
        #expect(early == nil)
        finger.lift()
        screen.wait(1)
    }

    @Test("SV-13: a mouse need not rest")
    func mouse() {
        let mouse = DragMouse()
        mouse.send(.began, Self.start)
        #expect(source.calls.isEmpty)
        for step in 1...10 { mouse.send(.moved, CGPoint(x: 100 + 10 * step, y: 100 + 30 * step)) }
        #expect(source.calls.contains("begin"))
        mouse.send(.ended, Self.over)
        screen.wait(1)
        #expect(target.calls.contains("perform"))
    }

    @Test("SV-11: a tap of another finger adds items, and all from which items come are notified of it")
    func adding() throws {
        let other = DragSide(color: .systemPurple, frame: CGRect(x: 220, y: 60, width: 100, height: 80))
        other.added = ["plum", "fig"]
        screen.window.addSubview(other.view)
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        finger.move(to: Self.beside)
        let second = screen.touchDown(at: other.view.center)
        second.lift()
        screen.wait(0.5)
        #expect(DragRun.current(on: screen.window.displayHost)?.session.items.count == 3)
        #expect(source.calls.contains("add 2"))
        #expect(other.calls == ["add 2"])
        finger.move(to: Self.over)
        finger.lift()
        screen.wait(1)
        #expect(target.calls.contains("animate fig"))
        #expect(other.calls.contains("did end 2"))
    }

    @Test("SV-15 SV-16 SV-27: the app's own objects and preview come along")
    func localThings() throws {
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        source.session?.localContext = 7
        finger.move(to: Self.beside)
        let run = try #require(DragRun.current(on: screen.window.displayHost))
        #expect(run.search.session.localDragSession?.localContext as? Int == 7)
        let big = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        run.session.items[0].previewProvider = { UIDragPreview(view: big) }
        #expect(run.items[0].view?.bounds.size == CGSize(width: 50, height: 40))
        run.session.items[0].previewProvider = { nil }
        #expect(run.items[0].view == nil)
        finger.lift()
        screen.wait(1)
    }

    @Test("SV-01 SV-02: an interaction keeps no delegate alive, is enabled, and lifts nothing when it is not")
    func enabling() throws {
        #expect(UIDragInteraction.isEnabledByDefault)
        #expect(source.interaction.isEnabled)
        let orphan = UIDragInteraction(delegate: DragSide(color: .red, frame: .zero))
        #expect(orphan.delegate == nil)
        source.interaction.isEnabled = false
        try drag(to: Self.over)
        #expect(source.calls.isEmpty)
    }

    @Test("A view that goes while it is dragged takes the drag with it")
    func leaving() throws {
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        finger.move(to: Self.over)
        source.view.removeFromSuperview()
        screen.wait(1)
        #expect(source.calls.last == "did end 0")
        #expect(target.calls.suffix(2) == ["exit", "end"])
        #expect(DragRun.current(on: screen.window.displayHost) == nil)
        finger.lift()
    }

    @Test("SV-45: a drag that rests over a view acts once")
    func springLoading() throws {
        var states: [Int] = []
        var count = 0
        let effect = StateEffect { states.append($0.rawValue) }
        let spring = UISpringLoadedInteraction(interactionEffect: effect) { _, context in
            count += 1
            #expect(context.targetView === target.view)
        }
        target.view.addInteraction(spring)
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        finger.move(to: Self.over)
        #expect(states == [1])
        #expect(count == 0)
        screen.wait(3)
        #expect(states == [1, 2, 3, 0])
        #expect(count == 1)
        finger.move(to: Self.beside)
        finger.lift()
        screen.wait(1)
    }

    @Test("A spring-loaded button is pressed by a drag that rests over it, and not while it is disabled")
    func springLoadedButton() {
        let button = UIButton(frame: target.view.bounds)
        target.view.addSubview(button)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        #expect(!button.isSpringLoaded && button.interactions.isEmpty)
        button.isSpringLoaded = true
        button.isSpringLoaded = true
        #expect(button.isSpringLoaded && button.interactions.count == 1)
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        button.isEnabled = false
        finger.move(to: Self.over)
        screen.wait(3)
        #expect(count == 0)
        button.isEnabled = true
        finger.move(to: CGPoint(x: Self.over.x + 1, y: Self.over.y))
        screen.wait(3)
        #expect(count == 1)
        finger.move(to: Self.beside)
        finger.lift()
        screen.wait(1)
        button.isSpringLoaded = false
        #expect(button.interactions.isEmpty)
        button.removeFromSuperview()
    }

    private class StateEffect: NSObject, UISpringLoadedInteractionEffect {
        let noted: (UISpringLoadedInteractionEffectState) -> Void
        init(_ noted: @escaping (UISpringLoadedInteractionEffectState) -> Void) { self.noted = noted }
        func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
            noted(context.state)
        }
    }
}
