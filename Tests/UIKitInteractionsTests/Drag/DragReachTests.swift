@testable import Display
import Foundation
import ItemProvider
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import UIKitInteractions

/// Drags that leave the window where they begin.
@MainActor
struct DragReachTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600))
    private let source = DragSide(color: .systemOrange, frame: CGRect(x: 40, y: 60, width: 120, height: 80))
    private let target = DropSide(color: .systemTeal, frame: CGRect(x: 10, y: 20, width: 320, height: 500))
    private let display: HeadlessScreen
    private let otherWindow: UIWindow
    private static let start = CGPoint(x: 100, y: 100)

    init() throws {
        display = try #require(screen.window.displayHost.display as? HeadlessScreen)
        display.hasRoomForSiblings = true
        let host = try #require(screen.window.displayHost.openSibling())
        let scene = UIWindowScene()
        scene.ownHost = host
        otherWindow = UIWindow(windowScene: scene)
        otherWindow.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        otherWindow.addSubview(target.view)
        otherWindow.isHidden = false
        screen.window.addSubview(source.view)
        screen.settle()
        let other = host.display
        // The other window stands to the right, and below both is another program.
        display.groundOfDrags = { [unowned display] point in
            if point.y >= 600 { return .program(isAccepted: point.x < 200) }
            return point.x < 400 ? .screen(display, point) : .screen(other, CGPoint(x: point.x - 400, y: point.y))
        }
    }

    private func lift() -> TestFinger {
        let finger = screen.touchDown(at: Self.start)
        screen.wait(0.7)
        finger.move(to: CGPoint(x: 200, y: 100))
        return finger
    }

    @Test("SV-15 SV-18 SV-27: a drag comes over another window of the application, with its place there and its local objects")
    func anotherWindow() throws {
        var seen: (local: Any?, isLocal: Bool)?
        target.performing = { seen = ($0.items.first?.localObject, $0.localDragSession != nil) }
        let finger = lift()
        #expect(target.calls.isEmpty)
        finger.move(to: CGPoint(x: 450, y: 100))
        #expect(target.calls == ["can", "enter", "update"])
        #expect(target.location == CGPoint(x: 40, y: 80))
        #expect(source.session?.location(in: source.view) == CGPoint(x: 410, y: 40), "the source sees it outside of its window")
        let run = try #require(DragRun.current(on: screen.window.displayHost))
        #expect(run.overlay.window === otherWindow)
        #expect(run.badge.text == "+")
        finger.move(to: CGPoint(x: 200, y: 100))
        #expect(target.calls.last == "exit")
        #expect(run.overlay.window === screen.window)
        finger.move(to: CGPoint(x: 460, y: 100))
        finger.lift()
        screen.wait(1)
        #expect(target.calls.suffix(3) == ["animate apple", "conclude", "end"])
        #expect(source.calls.contains("did end 2"))
        #expect(seen?.local as? String == "apple" && seen?.isLocal == true)
        #expect(run.overlay.superview == nil)
        #expect(display.drag?.hasEnded != false)
    }

    @Test("SV-10: what another window refuses goes back to where it came from")
    func refused() throws {
        target.operation = .forbidden
        let finger = lift()
        finger.move(to: CGPoint(x: 450, y: 100))
        finger.lift()
        let run = try #require(source.session as? DragSession)
        screen.wait(1)
        #expect(source.calls.suffix(2) == ["back", "did end 1"])
        #expect(run.guest == nil)
        #expect(target.calls.last == "end")
    }

    /// The forms that other programs have, once they have come.
    private func forms() async -> [String] {
        for _ in 0..<100_000 where display.drag?.representations == nil { await Task.yield() }
        return display.drag?.representations?.map(\.type) ?? []
    }

    @Test("SV-08: another program gets what all may have, only after the drag has come to it, and a drop there is a copy")
    func anotherProgram() async throws {
        display.groundOfDrags = { [unowned display] point in point.y < 600 ? .screen(display, point) : .nowhere }
        let finger = lift()
        #expect(display.drag?.representations == nil)
        finger.move(to: CGPoint(x: 100, y: 700))
        #expect(await forms() == ["text/plain"])
        #expect(display.drag?.representations?.first?.data() == Data("apple".utf8))
        display.drag?.cover(with: .program(isAccepted: true))
        var answer: ((Bool) -> Void)?
        display.drag?.dropHandler = { answer = $0 }
        finger.lift()
        screen.wait(1)
        #expect(source.calls.last == "move", "the other program has not answered")
        answer?(true)
        screen.wait(1)
        #expect(source.calls.suffix(3) == ["will end 2", "did end 2", "transferred"])
        #expect(DragRun.current(on: screen.window.displayHost) == nil)
    }

    @Test("SV-27: outside of the application's windows nothing is seen of a drag, and what goes back is seen again")
    func preview() throws {
        let finger = lift()
        let run = try #require(DragRun.current(on: screen.window.displayHost))
        #expect(!run.overlay.isHidden)
        finger.move(to: CGPoint(x: 100, y: 700))
        #expect(run.overlay.isHidden)
        finger.move(to: CGPoint(x: 200, y: 100))
        #expect(!run.overlay.isHidden)
        // The desktop says so, and no longer where the mouse is.
        display.drag?.cover(with: .nowhere)
        #expect(run.overlay.isHidden)
        finger.lift()
        #expect(!run.overlay.isHidden)
        screen.wait(1)
        #expect(source.calls.last == "did end 0")
        #expect(run.overlay.superview == nil)
    }

    @Test("SV-10: what another program does not take after all goes back", arguments: [true, false])
    func notTaken(isAccepted: Bool) {
        let finger = lift()
        finger.move(to: CGPoint(x: isAccepted ? 100 : 300, y: 700))
        display.drag?.dropHandler = { $0(false) }
        finger.lift()
        screen.wait(1)
        #expect(source.calls.suffix(4) == ["will end 0", "cancel apple", "back", "did end 0"])
    }

    @Test("SV-08: what is restricted to the application, and forms that only it may see, stay in it")
    func restricted() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .ownProcess) {
            $0(Data([1]), nil); return nil
        }
        provider.registerDataRepresentation(forTypeIdentifier: "public.html", visibility: .all) {
            $0(Data([2]), nil); return nil
        }
        let forms = await withCheckedContinuation { done in
            DraggedForms.load([UIDragItem(itemProvider: provider)]) { done.resume(returning: $0.map(\.type)) }
        }
        #expect(forms == ["text/html"])
        source.isRestricted = true
        display.groundOfDrags = { _ in .nowhere }
        let finger = lift()
        #expect(display.drag?.representations?.isEmpty == true)
        finger.lift()
        screen.wait(1)
    }
}
