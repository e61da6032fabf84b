import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import UIKitInteractions

/// The beginning of a drag: previews, other recognisers, and a menu that the same press brings.
@MainActor
struct LiftTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600))
    private let source = DragSide(color: .systemOrange, frame: CGRect(x: 40, y: 60, width: 120, height: 80))

    init() {
        screen.window.backgroundColor = .systemBackground
        screen.window.addSubview(source.view)
        screen.settle()
    }

    private static let start = CGPoint(x: 100, y: 100)
    private static let end = CGPoint(x: 300, y: 400)

    /// Shows the first item by a view of its own, and the second not at all.
    private final class Previewing: NSObject, UIDragInteractionDelegate {
        let preview: UIView
        var asked: [String] = []
        var locations: [CGPoint] = []

        init(_ preview: UIView) { self.preview = preview }

        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            [DragSide.item("apple"), DragSide.item("pear")]
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
        ) -> UITargetedDragPreview? {
            let name = item.localObject as? String ?? ""
            asked.append(name)
            return name == "apple" ? UITargetedDragPreview(view: preview) : nil
        }

        func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
            if let view = interaction.view { locations.append(session.location(in: view)) }
        }
    }

    /// A view that can be dragged, inside the source and before or after its interaction.
    private func inner(isFirst: Bool) -> DragSide {
        let inner = DragSide(color: .systemPurple, frame: CGRect(x: 20, y: 20, width: 80, height: 40))
        inner.texts = ["pear"]
        if isFirst { source.view.removeInteraction(source.interaction) }
        source.view.addSubview(inner.view)
        if isFirst { source.view.addInteraction(source.interaction) }
        return inner
    }

    @Test("SV-12: of two things that could be lifted, one in the other, the finger lifts the inner one alone", arguments: [true, false])
    func nested(isFirst: Bool) {
        let inner = inner(isFirst: isFirst)
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        #expect(inner.calls.prefix(2) == ["items", "lift"])
        #expect(source.calls.isEmpty)
        finger.move(to: Self.end)
        #expect(DragRun.all(on: screen.window.displayHost).count == 1)
        finger.lift()
        screen.wait(1)
        #expect(source.calls.isEmpty)
    }

    @Test("SV-12: the outer one is lifted where the inner one has nothing to drag")
    func nestedWithoutItems() {
        let inner = inner(isFirst: false)
        inner.texts = []
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        #expect(inner.calls == ["items"])
        #expect(source.calls.prefix(2) == ["items", "lift"])
        finger.lift()
    }

    @Test("SV-13: a mouse lifts the inner one alone, too")
    func nestedByMouse() {
        let inner = inner(isFirst: true)
        let mouse = DragMouse()
        mouse.send(.began, Self.start)
        mouse.send(.moved, CGPoint(x: 110, y: 110))
        mouse.send(.moved, Self.end)
        #expect(inner.calls.prefix(2) == ["items", "lift"])
        #expect(source.calls.isEmpty)
        mouse.send(.ended, Self.end)
    }

    @Test("SV-04: the delegate is asked for a preview of each item; an item without one is not shown")
    func previews() throws {
        let part = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
        source.view.addSubview(part)
        let delegate = Previewing(part)
        source.view.removeInteraction(source.interaction)
        source.view.addInteraction(UIDragInteraction(delegate: delegate))
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        #expect(delegate.asked == ["apple", "pear"])
        let items = try #require(DragRun.current(on: screen.window.displayHost)).items
        #expect(items.map { $0.view?.bounds.size } == [part.bounds.size, nil])
        finger.lift()
        screen.wait(1)
    }

    @Test("SV-04: without that method, each item is shown as the view of the interaction")
    func viewAsPreview() throws {
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        let items = try #require(DragRun.current(on: screen.window.displayHost)).items
        #expect(items.map { $0.view?.bounds.size } == [source.view.bounds.size])
        finger.lift()
        screen.wait(1)
    }

    @Test("SV-07: each move is notified, and the session knows where it is in any view")
    func location() {
        let delegate = Previewing(source.view)
        source.view.removeInteraction(source.interaction)
        source.view.addInteraction(UIDragInteraction(delegate: delegate))
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        finger.move(to: Self.end)
        #expect(delegate.locations.last == CGPoint(x: 260, y: 340))
        finger.move(to: CGPoint(x: 140, y: 160))
        #expect(delegate.locations.last == CGPoint(x: 100, y: 100))
        finger.lift()
        screen.wait(1)
    }

    @MainActor
    private final class Taps: NSObject {
        var states: [UIGestureRecognizer.State] = []
        @objc func act(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
    }

    /// Lifts the view and moves it while another recogniser watches the same finger; returns the states of that.
    private func compete(_ recognizer: UIGestureRecognizer, simultaneous: Bool) -> [UIGestureRecognizer.State] {
        let taps = Taps()
        source.interaction.allowsSimultaneousRecognitionDuringLift = simultaneous
        recognizer.addTarget(taps, action: #selector(Taps.act(_:)))
        source.view.addGestureRecognizer(recognizer)
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        finger.move(to: Self.end)
        finger.lift()
        screen.wait(1)
        return taps.states
    }

    @Test("SV-12: when the lift begins, other recognisers fail")
    func competing() {
        #expect(compete(UIPanGestureRecognizer(), simultaneous: false).isEmpty)
        #expect(source.calls.contains("begin"))
    }

    @Test("SV-12: long presses go on beside the lift")
    func longPress() {
        #expect(compete(UILongPressGestureRecognizer(), simultaneous: false).first == .began)
        #expect(source.calls.contains("begin"))
    }

    @Test("SV-12: others go on beside the lift where the interaction allows it")
    func simultaneous() {
        #expect(!UIDragInteraction(delegate: source).allowsSimultaneousRecognitionDuringLift)
        #expect(compete(UIPanGestureRecognizer(), simultaneous: true).first == .began)
        #expect(source.calls.contains("begin"))
    }

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
            -> UIContextMenuConfiguration?
        {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
        }
    }

    @Test("SV-14: the same press brings the menu and lifts the view; a move makes it a drag, and the menu goes")
    func menu() {
        let menus = Menus()
        source.view.addInteraction(UIContextMenuInteraction(delegate: menus))
        let finger = screen.touchDown(at: Self.start)
        screen.wait(1.2)
        #expect(screen.shows("Copy"))
        #expect(source.calls == ["items", "lift"])
        finger.move(to: Self.end)
        #expect(source.calls.contains("begin"))
        screen.wait(0.5)
        #expect(!screen.shows("Copy"))
        #expect(DragRun.current(on: screen.window.displayHost) != nil)
        finger.lift()
        screen.wait(1)
    }
}
