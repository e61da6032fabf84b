import Testing
import UIKitTesting

@MainActor
struct TransitionTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        screen.window.backgroundColor = .white
        first.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        second.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        container.addSubview(first)
        screen.window.addSubview(container)
        screen.settle()
    }

    private func components(at point: CGPoint = CGPoint(x: 50, y: 50)) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        screen.color(at: point)?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue]
    }

    private func isNear(_ colour: [CGFloat], _ expected: [CGFloat], by tolerance: CGFloat = 0.06) -> Bool {
        zip(colour, expected).allSatisfy { abs($0 - $1) < tolerance }
    }

    @Test("VW-102: the old view is removed and the new one added, and the completion comes at the end")
    func replacing() {
        var results: [Bool] = []
        UIView.transition(
            from: first, to: second, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            completion: { results.append($0) })
        #expect(first.superview == nil)
        #expect(second.superview === container)
        screen.settle()
        #expect(isNear(components(), [1, 0, 0]))
        screen.wait(0.5)
        #expect(isNear(components(), [0.5, 0, 0.5]))
        #expect(results.isEmpty)
        screen.wait(0.6)
        #expect(isNear(components(), [0, 0, 1]))
        #expect(results == [true])
        #expect(screen.window.layer.sublayers?.count == 1)
    }

    @Test("VW-102: with showHideTransitionViews both stay, one hidden")
    func hiding() {
        container.addSubview(second)
        second.isHidden = true
        UIView.transition(from: first, to: second, duration: 0.2, options: [.showHideTransitionViews, .transitionFlipFromLeft])
        #expect(first.superview === container)
        #expect(first.isHidden)
        #expect(!second.isHidden)
        screen.wait(0.5)
        #expect(isNear(components(), [0, 0, 1]))
    }

    @Test("VW-102: without a superview nothing happens but the completion")
    func noSuperview() {
        var results: [Bool] = []
        let loose = UIView()
        UIView.transition(from: loose, to: second, duration: 1, options: .transitionCrossDissolve) { results.append($0) }
        screen.settle()
        #expect(results == [true])
        #expect(second.superview == nil)
    }

    @Test(
        "A flip shows the old side, then the new one, each turned",
        arguments: [
            (UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, true),
            (.transitionFlipFromTop, false), (.transitionFlipFromBottom, false),
        ])
    func flips(option: UIView.AnimationOptions, isHorizontal: Bool) {
        UIView.transition(with: container, duration: 1, options: [option, .curveLinear], animations: { first.backgroundColor = .blue })
        screen.settle()
        #expect(isNear(components(), [1, 0, 0]))
        screen.wait(0.3)
        // A card that is turned by 54 degrees is narrow, and leaves its edges free.
        #expect(isNear(components(), [1, 0, 0]))
        let edge = isHorizontal ? CGPoint(x: 4, y: 50) : CGPoint(x: 50, y: 4)
        #expect(isNear(components(at: edge), [1, 1, 1]))
        screen.wait(0.4)
        #expect(components()[2] > 0.9)
        #expect(components()[0] < 0.3)
        screen.wait(0.4)
        #expect(isNear(components(at: edge), components()))
    }

    @Test("The side that a flip is named after comes to the front")
    func flipSide() {
        UIView.transition(with: container, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], animations: {})
        screen.settle()
        screen.wait(0.25)
        // What is nearer is taller.
        let nearLeft = (0..<45).contains { components(at: CGPoint(x: CGFloat($0), y: 0))[1] < 0.5 }
        let nearRight = (55..<100).contains { components(at: CGPoint(x: CGFloat($0), y: 0))[1] < 0.5 }
        #expect(nearLeft)
        #expect(!nearRight)
    }

    @Test("A page that curls up uncovers the new content, one that curls down covers the old")
    func curls() {
        UIView.transition(with: container, duration: 1, options: .transitionCurlUp, animations: { first.backgroundColor = .green })
        screen.settle()
        #expect(isNear(components(), [1, 0, 0]))
        screen.wait(1.1)
        let green = components()
        #expect(green[1] > 0.5)
        UIView.transition(with: container, duration: 1, options: .transitionCurlDown, animations: { first.backgroundColor = .black })
        screen.settle()
        #expect(isNear(components(at: CGPoint(x: 50, y: 90)), green))
        screen.wait(1.1)
        #expect(isNear(components(), [0, 0, 0]))
    }

    @Test("Content that is not opaque fades in while the old fades out")
    func transparentContent() {
        container.subviews.forEach { $0.removeFromSuperview() }
        first.frame = CGRect(x: 0, y: 0, width: 40, height: 100)
        container.addSubview(first)
        screen.settle()
        UIView.transition(
            with: container, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: { first.frame.origin.x = 60 })
        screen.settle()
        #expect(isNear(components(at: CGPoint(x: 80, y: 50)), [1, 1, 1]))
        screen.wait(0.5)
        #expect(isNear(components(at: CGPoint(x: 20, y: 50)), [1, 0.5, 0.5]))
        #expect(isNear(components(at: CGPoint(x: 80, y: 50)), [1, 0.5, 0.5]))
    }

    @Test("allowAnimatedContent animates what the block changes; without it the end is shown")
    func animatedContent() {
        UIView.transition(with: container, duration: 1, options: .transitionCrossDissolve, animations: { first.alpha = 0.5 })
        #expect(first.layer.animationKeys() == nil)
        UIView.transition(
            with: container, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent], animations: { first.alpha = 1 })
        #expect(first.layer.animationKeys() == ["opacity"])
    }

    @Test("Without a kind, without time or without a window there is no transition")
    func noTransition() {
        var results: [String] = []
        UIView.transition(with: container, duration: 0.1, animations: { first.alpha = 0.5 }, completion: { results.append("plain \($0)") })
        #expect(first.layer.animationKeys() == ["opacity"])
        UIView.transition(
            with: container, duration: 0, options: .transitionFlipFromLeft, animations: {}, completion: { results.append("short \($0)") })
        UIView.transition(
            with: UIView(), duration: 1, options: .transitionFlipFromLeft, animations: {}, completion: { results.append("loose \($0)") })
        screen.wait(0.3)
        #expect(results.sorted() == ["loose true", "plain true", "short true"])
        #expect(screen.window.layer.sublayers?.count == 1)
    }

    @Test("Views get no touches during a transition")
    func touches() {
        UIView.transition(with: container, duration: 1, options: .transitionCrossDissolve, animations: {})
        screen.settle()
        #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === screen.window)
    }
}
