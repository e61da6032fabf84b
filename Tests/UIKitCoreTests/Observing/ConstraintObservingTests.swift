import Testing
import UIKitTesting

/// A constraint that follows a property of its item, as packages derive them.
private final class FollowingConstraint: NSLayoutConstraint {
    var seen: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        if let keyPath { seen.append(keyPath) }
    }
}

@MainActor
struct ConstraintObservingTests {
    @Test("A constraint of an app's class observes its item")
    func observing() {
        let view = UIView()
        let constraint = FollowingConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 5)
        view.addObserver(constraint, forKeyPath: "alpha", options: [], context: nil)
        view.alpha = 0.5
        view.removeObserver(constraint, forKeyPath: "alpha")
        view.alpha = 1
        #expect(constraint.seen == ["alpha"])
    }
}
