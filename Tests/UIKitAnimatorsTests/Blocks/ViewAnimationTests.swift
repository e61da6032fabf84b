import Testing
import UIKitTesting

@MainActor
struct ViewAnimationTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        screen.window.addSubview(view)
        screen.settle()
    }

    private var seenX: CGFloat { view.layer.presentation()?.position.x ?? view.layer.position.x }

    @Test("VW-93: values are final at once, what is seen moves")
    func valuesAreFinal() {
        UIView.animate(withDuration: 1) { view.center.x = 105 }
        #expect(view.center.x == 105)
        screen.settle()
        #expect(seenX == 5)
        screen.wait(0.5)
        #expect(abs(seenX - 55) < 1)
        screen.wait(0.6)
        #expect(seenX == 105)
    }

    @Test("VW-94: a block that changes nothing completes once, with true")
    func nothingToAnimate() {
        var results: [Bool] = []
        UIView.animate(withDuration: 1, animations: { view.center.x = 5 }, completion: { results.append($0) })
        #expect(view.layer.animationKeys() == nil)
        #expect(results.isEmpty)
        screen.wait(0.1)
        #expect(results == [true])
    }

    @Test("VW-95: a duration of 0 changes at once and completes in the next turn")
    func noDuration() {
        var results: [Bool] = []
        UIView.animate(withDuration: 0, animations: { view.center.x = 50 }, completion: { results.append($0) })
        #expect(view.layer.animationKeys() == nil)
        #expect(results.isEmpty)
        screen.settle()
        #expect(results == [true])
    }

    @Test("The completion comes at the end, with true")
    func completion() {
        var results: [Bool] = []
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: { results.append($0) })
        screen.wait(0.4)
        #expect(results.isEmpty)
        screen.wait(0.2)
        #expect(results == [true])
    }

    @Test("VW-96: a second animation of the same property ends the first one with false")
    func interruption() {
        var results: [String] = []
        UIView.animate(withDuration: 1, animations: { view.center.x = 100 }, completion: { results.append("first \($0)") })
        screen.wait(0.2)
        UIView.animate(withDuration: 1, animations: { view.center.x = 0 }, completion: { results.append("second \($0)") })
        screen.wait(1.2)
        #expect(results == ["first false", "second true"])
    }

    @Test("VW-98: a change outside of a block is seen at once")
    func changeOutside() {
        UIView.animate(withDuration: 1) { view.center.x = 105 }
        screen.wait(0.5)
        view.center.x = 20
        screen.settle()
        #expect(seenX == 20)
    }

    @Test("VW-99: nested blocks inherit the duration unless they override it")
    func nesting() {
        UIView.animate(withDuration: 1) {
            UIView.animate(withDuration: 5) {
                #expect(UIView.inheritedAnimationDuration == 1)
            }
            UIView.animate(withDuration: 5, delay: 0, options: .overrideInheritedDuration) {
                #expect(UIView.inheritedAnimationDuration == 5)
            }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test("VW-100: without animation changes are immediate, and completions run")
    func switchedOff() {
        var results: [Bool] = []
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { view.center.x = 70 }, completion: { results.append($0) })
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animationKeys() == nil)
        screen.settle()
        #expect(results == [true])
        UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x = 90 } }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("VW-101: from the current state means from what is seen")
    func fromCurrentState() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
        screen.wait(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.center.x = 155 }
        screen.settle()
        #expect(abs(seenX - 55) < 2)
    }

    @Test("A delay shows the old value until it is over")
    func delay() {
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 105 }
        screen.wait(0.4)
        #expect(seenX == 5)
        screen.wait(0.6)
        #expect(abs(seenX - 55) < 2, "\(seenX)")
    }
}
