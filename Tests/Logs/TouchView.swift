import UIKitTesting

/// A view that writes down its touches.
package final class TouchView: UIView {
    package let log: TouchLog
    package let name: String

    package init(_ name: String, _ log: TouchLog, frame: CGRect) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    package required init?(coder: NSCoder) { nil }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.calls.append("\(name) began") }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.calls.append("\(name) moved") }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.calls.append("\(name) ended") }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.calls.append("\(name) cancelled") }
}
