import Testing
import UIKitTesting

@MainActor
struct AnimationOptionTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        screen.window.addSubview(view)
        screen.settle()
    }

    private var seenX: CGFloat { view.layer.presentation()?.position.x ?? view.layer.position.x }

    @Test("The raw values of the options are those of the headers")
    func rawValues() {
        #expect(UIView.AnimationOptions.layoutSubviews.rawValue == 1)
        #expect(UIView.AnimationOptions.allowUserInteraction.rawValue == 2)
        #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 4)
        #expect(UIView.AnimationOptions.overrideInheritedOptions.rawValue == 512)
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
        #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
        #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 7 << 20)
        #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
    }

    @Test("VW-99: without a curve both ends are eased; others start or end faster")
    func curves() {
        func seenAfterAQuarter(_ options: UIView.AnimationOptions) -> CGFloat {
            UIView.performWithoutAnimation { view.center.x = 5 }
            UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 105 }
            screen.settle()
            screen.wait(0.25)
            return (seenX - 5) / 100
        }
        #expect(abs(seenAfterAQuarter(.curveLinear) - 0.25) < 0.02)
        let (eased, slow, fast) = (seenAfterAQuarter([]), seenAfterAQuarter(.curveEaseIn), seenAfterAQuarter(.curveEaseOut))
        #expect(abs(eased - 0.129) < 0.02)
        #expect(slow < 0.12)
        #expect(fast > 0.35)
    }

    @Test("Repeating goes on until it is taken away, which ends it with false")
    func repeating() {
        var results: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .repeat], animations: { view.center.x = 105 },
            completion: { results.append($0) })
        screen.settle()
        screen.wait(5.5)
        #expect(abs(seenX - 55) < 3)
        #expect(results.isEmpty)
        view.layer.removeAllAnimations()
        #expect(results == [false])
    }

    @Test("Autoreversing comes back, and then shows the new value")
    func autoreverse() {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) { view.center.x = 105 }
        screen.settle()
        screen.wait(1.75)
        #expect(abs(seenX - 30) < 3)
        screen.wait(0.5)
        #expect(seenX == 105)
    }

    @Test("modifyAnimations repeats a part of a block")
    func modifiedRepetition() {
        var results: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.center.x = 105 }
            }, completion: { results.append($0) })
        screen.settle()
        screen.wait(5.5)
        #expect(abs(seenX - 55) < 3)
        #expect(results.isEmpty)
        screen.wait(0.6)
        #expect(results == [true])
    }

    @Test("layoutSubviews lays out within the animation what changes its size")
    func layoutWithin() {
        let filled = FillingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(filled)
        screen.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { filled.frame.size.width = 100 }
        #expect(filled.inner.frame.width == 100)
        #expect(filled.inner.layer.animationKeys()?.contains("bounds") == true)
        UIView.animate(withDuration: 1) { filled.frame.size.width = 50 }
        screen.settle()
        screen.wait(2)
        UIView.animate(withDuration: 1) { filled.frame.size.width = 20 }
        screen.settle()
        #expect(filled.inner.frame.width == 20)
        #expect(filled.inner.layer.animationKeys() == nil)
    }

    @Test("VW-97: without allowUserInteraction the animated view gets no touches while it moves")
    func touches() {
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        screen.settle()
        #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === screen.window)
        screen.wait(1.1)
        #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
        screen.settle()
        #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }

    @Test("VW-97: touches come again when the last of several animations is over")
    func touchesDuringSeveral() {
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        UIView.animate(withDuration: 2) { view.backgroundColor = .red }
        screen.settle()
        screen.wait(1.5)
        #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === screen.window)
        screen.wait(0.6)
        #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }

    @Test("VW-99: blocks inside take over curve and options unless they override them")
    func inheritance() throws {
        let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        screen.window.addSubview(other)
        UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear, .repeat]) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { view.center.x = 100 }
            UIView.animate(
                withDuration: 1, delay: 0, options: [.overrideInheritedOptions, .overrideInheritedDuration, .curveEaseIn]
            ) { other.center.x = 100 }
        }
        let (inner, own) = (try #require(view.layer.animation(forKey: "position")), try #require(other.layer.animation(forKey: "position")))
        #expect(inner.duration == 2)
        #expect(inner.repeatCount == .infinity)
        #expect(inner.timingFunction?.controlPoints == CAMediaTimingFunction(name: .linear).controlPoints)
        #expect(own.duration == 1)
        #expect(own.repeatCount == 0)
        #expect(own.timingFunction?.controlPoints == CAMediaTimingFunction(name: .easeIn).controlPoints)
    }

    @Test("A property that is set twice in a block moves from where it was, and counts once")
    func setTwice() {
        var results: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.center.x = 500
                view.center.x = 105
            }, completion: { results.append($0) })
        screen.settle()
        #expect(seenX == 5)
        screen.wait(0.5)
        #expect(abs(seenX - 55) < 2)
        screen.wait(0.6)
        #expect(results == [true])
    }

    @Test("isHidden is not animated, and a block of nothing else is over at once")
    func hidden() {
        var results: [Bool] = []
        UIView.animate(withDuration: 1, animations: { view.isHidden = true }, completion: { results.append($0) })
        #expect(view.layer.animationKeys() == nil)
        screen.settle()
        #expect(results == [true])
    }

    @Test("A view that is not shown changes at once")
    func notShown() {
        var results: [Bool] = []
        let loose = UIView()
        UIView.animate(withDuration: 1, animations: { loose.alpha = 0 }, completion: { results.append($0) })
        screen.settle()
        #expect(results == [true])
        #expect(loose.layer.animationKeys() == nil)
    }

    @Test("Removing a view cuts its animation short")
    func removal() {
        var results: [Bool] = []
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { results.append($0) })
        screen.settle()
        view.removeFromSuperview()
        screen.settle()
        #expect(results == [false])
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("Moving a view to another superview in the same turn does not")
    func moving() {
        var results: [Bool] = []
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(other)
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { results.append($0) })
        screen.settle()
        view.removeFromSuperview()
        other.addSubview(view)
        screen.wait(1.1)
        #expect(results == [true])
    }

    @Test("A view that is let go while it moves calls the completion with false")
    func release() {
        var results: [Bool] = []
        do {
            let gone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            screen.window.addSubview(gone)
            UIView.animate(withDuration: 1, animations: { gone.alpha = 0 }, completion: { results.append($0) })
            screen.settle()
            gone.removeFromSuperview()
        }
        screen.settle()
        #expect(results == [false])
    }

    @Test("Completions come in the order in which the animations end, each after its own")
    func completionOrder() {
        var results: [String] = []
        UIView.animate(
            withDuration: 0.5,
            animations: {
                view.alpha = 0.5
                UIView.animate(
                    withDuration: 0.2, delay: 0, options: .overrideInheritedDuration, animations: { view.center.x = 50 },
                    completion: { _ in results.append("inner") })
            },
            completion: { _ in
                results.append("outer")
                UIView.animate(withDuration: 0.1, animations: { view.alpha = 1 }, completion: { _ in results.append("next") })
            })
        screen.wait(1)
        #expect(results == ["inner", "outer", "next"])
    }

    @Test("Durations that make no sense change at once", arguments: [-1, TimeInterval.nan])
    func senselessDuration(duration: TimeInterval) {
        var results: [Bool] = []
        UIView.animate(withDuration: duration, animations: { view.center.x = 50 }, completion: { results.append($0) })
        #expect(view.layer.animationKeys() == nil)
        screen.settle()
        #expect(results == [true])
    }

    @Test("The deletion of the system shrinks, fades and removes")
    func deletion() {
        var results: [Bool] = []
        UIView.perform(.delete, on: [view], animations: nil, completion: { results.append($0) })
        screen.settle()
        #expect(view.superview != nil)
        #expect(view.alpha == 0)
        screen.wait(1)
        #expect(view.superview == nil)
        #expect(results == [true])
    }
}

private final class FillingView: UIView {
    let inner = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { inner.frame = bounds }
}

extension CAMediaTimingFunction {
    fileprivate var controlPoints: [Float] {
        (1...2).flatMap { index in
            var values: [Float] = [0, 0]
            getControlPoint(at: index, values: &values)
            return values
        }
    }
}
