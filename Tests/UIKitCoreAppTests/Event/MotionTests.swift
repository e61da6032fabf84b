import TestLogs
import Testing
import UIKitTesting

@MainActor
struct MotionTests {
    @Test("RE-24: a shake is told to the first responder, and goes up from there")
    func shaking() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let log = TouchLog()
        let outer = ShakenView("outer", log)
        let inner = ShakenView("inner", log)
        outer.addSubview(inner)
        screen.window.addSubview(outer)
        screen.shake()
        #expect(log.calls.isEmpty)
        inner.becomeFirstResponder()
        screen.shake()
        #expect(log.calls == ["inner began", "inner ended"])
        log.calls = []
        inner.passesOn = true
        screen.shake()
        #expect(log.calls == ["inner began", "outer began", "inner ended", "outer ended"])
    }
}

extension MotionTests {
    @Test("A shake without a first responder is told to the controller in front")
    func shakingWithoutResponder() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let log = TouchLog()
        let (root, inFront) = (ShakenController("root", log), ShakenController("in front", log))
        screen.window.rootViewController = root
        screen.shake()
        #expect(log.calls == ["root began", "root ended"])
        log.calls = []
        root.present(inFront, animated: false)
        screen.shake()
        #expect(log.calls == ["in front began", "in front ended"])
    }
}

private final class ShakenController: UIViewController {
    private let name: String
    private let log: TouchLog

    init(_ name: String, _ log: TouchLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.calls.append("\(name) began") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.calls.append("\(name) ended") }
}

private final class ShakenView: UIView {
    let name: String
    let log: TouchLog
    var passesOn = false

    init(_ name: String, _ log: TouchLog) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake, event?.type == .motion { log.calls.append("\(name) began") }
        if passesOn { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.calls.append("\(name) ended")
        if passesOn { super.motionEnded(motion, with: event) }
    }
}
