import Testing
import UIKit

/// What these override is not used by other tests of the target.
extension UIPageViewController {
    fileprivate nonisolated(unsafe) static var calls: [String] = []

    open override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        Self.calls.append("cancelled in \(#function)")
        super.motionCancelled(motion, with: event)
    }

    open override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "a", modifierFlags: .command, action: #selector(page))] }

    @objc private func page() {}
}

/// Overrides in extensions of another module's class: the class has them, as on iOS.
@MainActor
@Suite(.serialized)
struct CategoryOverrideTests {
    private final class Plain: UIPageViewController {}
    private final class Special: UIPageViewController {
        override var keyCommands: [UIKeyCommand]? {
            (super.keyCommands ?? []) + [UIKeyCommand(input: "b", modifierFlags: [], action: #selector(another))]
        }
        @objc private func another() {}
    }
    private class Generic<Value>: UIPageViewController {}

    init() { UIPageViewController.calls = [] }

    @Test("XP-153: the class itself and its subclasses have what an extension overrides")
    func classAndSubclasses() {
        let responders: [UIResponder] = [UIPageViewController(), Plain(), Special(), Generic<Int>()]
        for responder in responders { responder.motionCancelled(.motionShake, with: nil) }
        #expect(UIPageViewController.calls == Array(repeating: "cancelled in motionCancelled(_:with:)", count: 4))
        #expect(responders.map { $0.keyCommands?.count } == [1, 1, 2, 1])
    }

    @Test("XP-153: its superclasses and siblings go on as they are")
    func othersStay() {
        let responders: [UIResponder] = [UIViewController(), UITabBarController(), UIView()]
        for responder in responders { responder.motionCancelled(.motionShake, with: nil) }
        #expect(UIPageViewController.calls.isEmpty)
        #expect(UIViewController().keyCommands == nil)
    }
}
