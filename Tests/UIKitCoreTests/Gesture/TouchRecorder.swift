import UIKitTesting

/// Writes down what a view and its recognisers get, in order.
@MainActor
final class TouchLog {
    var calls: [String] = []
}

/// A view that writes down its touches.
final class TouchView: UIView {
    let log: TouchLog
    let name: String

    init(_ name: String, _ log: TouchLog, frame: CGRect) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.calls.append("\(name) began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.calls.append("\(name) moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.calls.append("\(name) ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.calls.append("\(name) cancelled") }
}

/// A target that writes down who sent it what in which state.
final class GestureTarget: NSObject {
    let log: TouchLog

    init(_ log: TouchLog) {
        self.log = log
        super.init()
    }

    @MainActor @objc func act(_ recognizer: UIGestureRecognizer) {
        log.calls.append("\(recognizer.name ?? "?") \(recognizer.state)")
    }

    @MainActor @objc func other() { log.calls.append("other") }
}
