import UIKit

@objc protocol TapCounterDelegate: NSObjectProtocol {
    func tapCounter(_ counter: TapCounter, didCountTo value: Int)
    @objc optional func tapCounter(_ counter: TapCounter, greetingFor value: Int) -> String
    @objc optional func tapCounterShouldCount(_ counter: TapCounter) -> Bool
}

/// Counts taps, and tells its delegate and whoever observes it.
class TapCounter: NSObject {
    static let didChangeNotification = Notification.Name("TapCounterDidChange")

    weak var delegate: TapCounterDelegate?
    private(set) var value = 0

    /// The delegate's greeting, if it has one.
    var greeting: String { delegate?.tapCounter?(self, greetingFor: value) ?? "Hello" }

    func count(by step: Int) {
        guard delegate?.tapCounterShouldCount?(self) ?? true else { return }
        value += step
        delegate?.tapCounter(self, didCountTo: value)
        NotificationCenter.default.post(name: TapCounter.didChangeNotification, object: self)
    }
}

/// Implements what the protocol requires.
class Listener: NSObject, TapCounterDelegate {
    private(set) var latest = 0

    func tapCounter(_ counter: TapCounter, didCountTo value: Int) {
        latest = value
    }
}

/// Adds an optional method that its superclass, which adopts the protocol, does not have.
class PoliteListener: Listener {
    func tapCounter(_ counter: TapCounter, greetingFor value: Int) -> String {
        value < 20 ? "Hello again" : "Nice to see you"
    }
}
