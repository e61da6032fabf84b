import Testing
import UIKitTesting

@MainActor
struct AnimationSequenceTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 200), scale: 1)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        screen.window.addSubview(view)
        screen.settle()
    }

    private var seenX: CGFloat { view.layer.presentation()?.position.x ?? view.layer.position.x }

    @Test("What changes between the calls is animated in 0.2 seconds, or as is said")
    func durations() {
        UIView.beginAnimations("first", context: nil)
        view.center.x = 105
        UIView.commitAnimations()
        #expect(view.layer.animation(forKey: "position")?.duration == 0.2)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationDelay(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        view.center.x = 5
        UIView.commitAnimations()
        let animation = view.layer.animation(forKey: "position")
        #expect(animation?.duration == 2)
        #expect(animation?.repeatCount == 2)
        #expect(animation?.autoreverses == true)
        screen.settle()
        #expect(seenX == 105)
        screen.wait(2)
        #expect(abs(seenX - 55) < 3)
    }

    @Test("The delegate is notified of beginning and end, with identifier and result")
    func delegate() {
        let listener = Listener()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart(#selector(Listener.begins(_:context:)))
        UIView.setAnimationDidStop(#selector(Listener.ends(_:finished:context:)))
        view.center.x = 105
        UIView.commitAnimations()
        screen.wait(0.3)
        #expect(listener.calls == ["move begins", "move ends true"])
    }

    @Test("Calls nest, and a commit too many does no harm")
    func nesting() {
        UIView.beginAnimations("outer", context: nil)
        UIView.beginAnimations("inner", context: nil)
        UIView.setAnimationDuration(3)
        view.center.x = 105
        UIView.commitAnimations()
        view.alpha = 0
        UIView.commitAnimations()
        UIView.commitAnimations()
        #expect(view.layer.animation(forKey: "position")?.duration == 3)
        #expect(view.layer.animation(forKey: "opacity")?.duration == 0.2)
        view.alpha = 1
        #expect(view.layer.animation(forKey: "opacity") == nil)
    }

    @Test("From the current state means from what is seen")
    func currentState() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
        screen.settle()
        screen.wait(0.5)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationBeginsFromCurrentState(true)
        view.center.x = 205
        UIView.commitAnimations()
        screen.settle()
        #expect(abs(seenX - 55) < 3)
    }
}

private final class Listener: NSObject {
    var calls: [String] = []

    @objc func begins(_ identifier: String?, context: UnsafeMutableRawPointer?) { calls.append("\(identifier ?? "nil") begins") }

    @objc func ends(_ identifier: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
        calls.append("\(identifier ?? "nil") ends \(finished.boolValue)")
    }
}
