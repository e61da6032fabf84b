import Testing
import UIKitTesting

@MainActor
struct HitTestingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, to parent: UIView? = nil) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        (parent ?? root).addSubview(view)
        return view
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test("VW-58: the right and bottom edges are outside")
    func edges() {
        #expect(root.point(inside: CGPoint(x: 99, y: 99), with: nil))
        #expect(root.point(inside: .zero, with: nil))
        #expect(!root.point(inside: CGPoint(x: 100, y: 100), with: nil))
    }

    @Test("VW-59: hidden, disabled and very faint views let nothing through")
    func untouchable() {
        let child = add(0, 0, 50, 50)
        let grandchild = add(0, 0, 50, 50, to: child)
        #expect(hit(10, 10) === grandchild)
        child.isHidden = true
        #expect(hit(10, 10) === root)
        child.isHidden = false
        child.isUserInteractionEnabled = false
        #expect(hit(10, 10) === root)
        child.isUserInteractionEnabled = true
        child.alpha = 0.009
        #expect(hit(10, 10) === root)
    }

    @Test("VW-60: faint, clear and not opaque views are hit")
    func touchableAllTheSame() {
        let child = add(0, 0, 50, 50)
        child.alpha = 0.02
        child.backgroundColor = .clear
        child.isOpaque = false
        #expect(hit(10, 10) === child)
    }

    @Test("VW-61: the front view wins")
    func frontFirst() {
        _ = add(0, 0, 50, 50)
        let front = add(0, 0, 50, 50)
        #expect(hit(10, 10) === front)
        #expect(hit(70, 70) === root)
    }

    @Test("VW-62: what sticks out of its superview is not hit")
    func stickingOut() {
        let child = add(50, 50, 20, 20)
        _ = add(10, 10, 50, 50, to: child)
        #expect(hit(80, 80) === root)
        #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil)
    }

    @Test("VW-63: clipping and corners are not looked at")
    func corners() {
        let child = add(0, 0, 50, 50)
        child.layer.cornerRadius = 25
        child.clipsToBounds = true
        #expect(hit(1, 1) === child)
    }

    @Test("VW-64: a sibling that refuses lets the search go on")
    func refusingSibling() {
        let behind = add(0, 0, 50, 50)
        let refusing = RefusingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(refusing)
        #expect(hit(10, 10) === behind)
    }

    @Test("VW-66: negative bounds origins")
    func negativeOrigin() {
        root.bounds = CGRect(x: -10, y: -10, width: 100, height: 100)
        #expect(hit(-5, -5) === root)
        #expect(hit(-11, -11) == nil)
        #expect(hit(95, 95) == nil)
    }
}

private final class RefusingView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
