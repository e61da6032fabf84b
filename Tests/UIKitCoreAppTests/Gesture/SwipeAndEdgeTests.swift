import TestLogs
import Testing
import UIKitTesting

@MainActor
struct SwipeAndEdgeTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 400), scale: 1)
    private let log = TouchLog()
    private let target: GestureTarget
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    init() {
        target = GestureTarget(log)
        screen.window.addSubview(view)
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.name = "gesture"
        recognizer.addTarget(target, action: #selector(GestureTarget.act(_:)))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("GE-49: a swipe is to the right by default, fast and straight")
    func swipe() throws {
        let swipe = add(UISwipeGestureRecognizer())
        #expect(swipe.direction == .right)
        #expect(swipe.numberOfTouchesRequired == 1)
        let middle = CGPoint(x: 200, y: 200)
        try screen.drag(from: middle, to: CGPoint(x: 100, y: 200), in: 0.15)
        try screen.drag(from: middle, to: CGPoint(x: 280, y: 280), in: 0.15)
        try screen.drag(from: middle, to: CGPoint(x: 300, y: 200), in: 2)
        #expect(log.calls.isEmpty)
        try screen.drag(from: middle, to: CGPoint(x: 300, y: 200), in: 0.15)
        #expect(log.calls == ["gesture ended"])
        swipe.direction = [.up, .left]
        try screen.drag(from: middle, to: CGPoint(x: 100, y: 200), in: 0.15)
        try screen.drag(from: middle, to: CGPoint(x: 200, y: 100), in: 0.15)
        #expect(log.calls.count == 3)
    }

    @Test("GE-50: an edge pan begins only at its edge, and inwards")
    func edgePan() throws {
        let pan = add(UIScreenEdgePanGestureRecognizer())
        #expect(pan.edges == [])
        pan.edges = .left
        try screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 300, y: 200))
        try screen.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 5, y: 300))
        try screen.drag(from: CGPoint(x: 395, y: 200), to: CGPoint(x: 300, y: 200))
        #expect(log.calls.isEmpty)
        try screen.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 100, y: 200))
        #expect(log.calls.first == "gesture began")
        #expect(log.calls.last == "gesture ended")
    }

    @Test("GE-51: asking for a finger that is not there stops the program")
    func missingFinger() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil) }
        }
    }
}
