import Testing
@_spi(ForasteroInternal) @testable import UIKitDrive
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import UIKitInteractions

/// Drags of several fingers at once.
@MainActor
struct SeveralDragsTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600))
    private let first = DragSide(color: .systemOrange, frame: CGRect(x: 20, y: 40, width: 100, height: 80))
    private let second = ChoosingDragSide(color: .systemPurple, frame: CGRect(x: 280, y: 40, width: 100, height: 80))
    private let target = DropSide(color: .systemTeal, frame: CGRect(x: 40, y: 300, width: 320, height: 200))

    init() {
        second.texts = ["pear"]
        for view in [first.view, second.view, target.view] { screen.window.addSubview(view) }
        screen.settle()
    }

    private static let over = CGPoint(x: 200, y: 400)
    private static let beside = CGPoint(x: 200, y: 200)

    private func lift(_ side: DragSide) -> TestFinger {
        let finger = screen.touchDown(at: side.view.center)
        screen.wait(0.7)
        finger.move(to: Self.beside)
        return finger
    }

    private var runs: [DragRun] { DragRun.all(on: screen.window.displayHost) }

    @Test("SV-26: a second drag is not seen until the first has left and the second comes again")
    func oneAtATime() {
        let (one, two) = (lift(first), lift(second))
        #expect(runs.map { $0.session.items.count } == [1, 1])
        one.move(to: Self.over)
        #expect(target.calls == ["can", "enter", "update"])
        two.move(to: Self.over)
        #expect(target.calls == ["can", "enter", "update"])
        one.move(to: Self.beside)
        two.move(to: CGPoint(x: 220, y: 410))
        #expect(target.calls == ["can", "enter", "update", "exit"])
        two.move(to: Self.beside)
        two.move(to: Self.over)
        #expect(target.calls == ["can", "enter", "update", "exit", "can", "enter", "update"])
        two.lift()
        screen.wait(1)
        #expect(target.calls.suffix(4) == ["perform", "animate pear", "conclude", "end"])
        #expect(runs.count == 1)
        one.move(to: Self.over)
        one.lift()
        screen.wait(1)
        #expect(target.calls.suffix(4) == ["perform", "animate apple", "conclude", "end"])
        #expect(runs.isEmpty)
        #expect(target.interaction.sessions.isEmpty)
    }

    @Test("SV-26: a view that allows it has both drags, each with its own calls")
    func together() {
        target.interaction.allowsSimultaneousDropSessions = true
        let (one, two) = (lift(first), lift(second))
        one.move(to: Self.over)
        two.move(to: Self.over)
        #expect(target.calls == ["can", "enter", "update", "can", "enter", "update"])
        #expect(target.interaction.sessions.count == 2)
        one.lift()
        two.lift()
        screen.wait(1)
        #expect(target.calls.filter { $0 == "perform" }.count == 2)
        #expect(target.calls.filter { $0 == "conclude" }.count == 2)
        #expect(first.calls.last == "transferred" || first.calls.last == "did end 2")
        #expect(target.interaction.sessions.isEmpty)
    }

    @Test("SV-11: with two drags a tap adds nothing unless the delegate names one of them")
    func choosing() {
        let third = ChoosingDragSide(color: .systemGreen, frame: CGRect(x: 150, y: 40, width: 100, height: 60))
        third.added = ["fig"]
        screen.window.addSubview(third.view)
        let (one, two) = (lift(first), lift(second))
        third.choice = { _ in nil }
        screen.touchDown(at: third.view.center).lift()
        screen.wait(0.5)
        #expect(runs.map { $0.session.items.count } == [1, 1])
        third.choice = { $0.last }
        screen.touchDown(at: third.view.center).lift()
        screen.wait(0.5)
        #expect(runs.map { $0.session.items.count } == [1, 2])
        one.lift()
        two.lift()
        screen.wait(1)
        #expect(runs.isEmpty)
    }

    @Test("SV-29: where the place matters exactly the drag is above the finger, which still says who takes it")
    func precise() throws {
        target.isPrecise = true
        let finger = lift(first)
        finger.move(to: Self.over)
        #expect(target.location == CGPoint(x: 160, y: 60))
        let run = try #require(runs.first)
        #expect(run.session.location(in: screen.window) == CGPoint(x: 200, y: 360))
        // Near the upper edge the drag is above the view, and the finger in it.
        finger.move(to: CGPoint(x: 200, y: 310))
        #expect(target.location == CGPoint(x: 160, y: -30))
        #expect(target.calls == ["can", "enter", "update"])
        finger.move(to: Self.beside)
        #expect(run.session.location(in: screen.window) == Self.beside)
        finger.lift()
        screen.wait(1)
    }

    @Test("SV-29: a mouse hides nothing, so that the drag stays where the pointer is")
    func preciseMouse() throws {
        target.isPrecise = true
        let mouse = DragMouse()
        mouse.send(.began, first.view.center)
        mouse.send(.moved, Self.beside)
        mouse.send(.moved, Self.over)
        #expect(target.calls == ["can", "enter", "update"])
        #expect(target.location == CGPoint(x: 160, y: 100))
        let run = try #require(runs.first)
        #expect(run.session.location(in: screen.window) == Self.over)
        mouse.send(.ended, Self.over)
        screen.wait(1)
        #expect(target.calls.contains("perform"))
    }
}

/// A view that can be dragged, and says to which drag it adds.
@MainActor
private final class ChoosingDragSide: DragSide {
    var choice: ([any UIDragSession]) -> (any UIDragSession)? = { $0.first }

    @objc func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { choice(sessions) }
}
