import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import UIKitInteractions

/// Drags on two screens of one process, which do not see each other.
@MainActor
struct TwoScreenDragTests {
    private let first = DragScreen()
    private let second = DragScreen(scale: 2)

    @Test("A drag on one screen does not keep another from lifting, and each is dropped on its own screen")
    func drags() {
        let (one, other) = (first.lift(), second.lift())
        #expect(first.source.calls.prefix(2) == ["items", "lift"])
        #expect(second.source.calls.prefix(2) == ["items", "lift"])
        #expect(DragRun.current(on: first.host)?.window === first.screen.window)
        #expect(DragRun.current(on: second.host)?.window === second.screen.window)
        first.drop(one)
        #expect(DragRun.current(on: first.host) == nil)
        #expect(DragRun.current(on: second.host) != nil)
        #expect(first.target.calls.last == "end")
        #expect(second.target.calls.isEmpty)
        second.drop(other)
        #expect(DragRun.current(on: second.host) == nil)
        #expect(second.target.calls.last == "end")
    }

    @Test("A drag that rests over a spring-loaded view acts although a drag on another screen moves and ends")
    func springLoading() {
        let (one, other) = (first.lift(), second.lift())
        one.move(to: DragScreen.over)
        other.move(to: DragScreen.over)
        second.drop(other)
        first.screen.wait(3)
        #expect(first.activations == 1)
        #expect(second.activations == 0)
        first.drop(one)
    }
}

/// A screen with a view to drag from and a view to drop on, which is spring-loaded.
@MainActor
private final class DragScreen {
    static let over = CGPoint(x: 200, y: 400)

    let screen: TestScreen
    let source = DragSide(color: .systemOrange, frame: CGRect(x: 40, y: 60, width: 120, height: 80))
    let target = DropSide(color: .systemTeal, frame: CGRect(x: 40, y: 300, width: 320, height: 200))
    private(set) var activations = 0
    var host: DisplayHost { screen.window.displayHost }

    init(scale: CGFloat = 1) {
        screen = TestScreen(size: CGSize(width: 400, height: 600), scale: scale)
        screen.window.addSubview(source.view)
        screen.window.addSubview(target.view)
        target.view.addInteraction(UISpringLoadedInteraction { [weak self] _, _ in self?.activations += 1 })
        screen.settle()
    }

    func lift() -> TestFinger {
        let finger = screen.touchDown(at: CGPoint(x: 100, y: 100))
        screen.wait(0.7)
        return finger
    }

    func drop(_ finger: TestFinger) {
        finger.move(to: Self.over)
        finger.lift()
        screen.wait(1)
    }
}
