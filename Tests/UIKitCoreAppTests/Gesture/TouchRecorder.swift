import TestLogs
import UIKitTesting

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
