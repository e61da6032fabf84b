import Testing
import UIKitTesting

/// Two screens of different size, scale, style and direction in one process: what happens on one is no affair of the other.
@MainActor
@Suite("Two screens side by side")
struct SideBySideScreenTests {
    private let left = TestScreen(size: CGSize(width: 390, height: 844), scale: 2, style: .light)
    private let right = TestScreen(size: CGSize(width: 320, height: 568), scale: 3, style: .dark)
    private let leftView = CountingView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    private let rightView = CountingView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

    init() {
        right.window.semanticContentAttribute = .forceRightToLeft
        right.window.traitOverrides.layoutDirection = .rightToLeft
        left.window.addSubview(leftView)
        right.window.addSubview(rightView)
        left.settle()
        right.settle()
    }

    @Test("Each has its own style, scale and direction, whichever was used last")
    func traits() {
        for screen in [left, right, left] {
            screen.settle()
            #expect(leftView.traitCollection.userInterfaceStyle == .light)
            #expect(rightView.traitCollection.userInterfaceStyle == .dark)
            #expect(leftView.traitCollection.displayScale == 2)
            #expect(rightView.traitCollection.displayScale == 3)
            #expect(leftView.effectiveUserInterfaceLayoutDirection == .leftToRight)
            #expect(rightView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    @Test("A frame of one lays out and draws nothing of the other")
    func frames() {
        leftView.setNeedsLayout()
        leftView.setNeedsDisplay()
        let before = leftView.counts
        right.settle()
        right.wait(1)
        #expect(leftView.counts == before)
        left.settle()
        #expect(leftView.counts == CountingView.Counts(layouts: before.layouts + 1, drawings: before.drawings + 1, updates: before.updates))
    }

    @Test("A frame of one updates and solves no constraints of the other")
    func constraints() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        leftView.addSubview(inner)
        let width = inner.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
            width, inner.heightAnchor.constraint(equalToConstant: 10), inner.topAnchor.constraint(equalTo: leftView.topAnchor),
            inner.leadingAnchor.constraint(equalTo: leftView.leadingAnchor),
        ])
        left.settle()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
        width.constant = 50
        leftView.setNeedsUpdateConstraints()
        let updates = leftView.counts.updates
        rightView.setNeedsUpdateConstraints()
        right.settle()
        #expect(rightView.counts.updates > 0)
        #expect(leftView.counts.updates == updates)
        #expect(inner.frame.width == 30)
        left.settle()
        #expect(leftView.counts.updates == updates + 1)
        #expect(inner.frame.width == 50)
    }

    @Test("A finger on one is no touch of the other, and time that passes on one lets no press begin on the other")
    func gestures() throws {
        let (press, tap) = (GestureLog(), GestureLog())
        leftView.addGestureRecognizer(UILongPressGestureRecognizer(target: press, action: #selector(GestureLog.note(_:))))
        rightView.addGestureRecognizer(UITapGestureRecognizer(target: tap, action: #selector(GestureLog.note(_:))))
        let finger = left.touchDown(at: CGPoint(x: 70, y: 70))
        right.wait(2)
        #expect(press.states.isEmpty)
        try right.tap(at: CGPoint(x: 70, y: 70))
        #expect(tap.states == [.ended])
        #expect(press.states.isEmpty)
        left.wait(2)
        #expect(press.states == [.began])
        finger.lift()
        left.settle()
        #expect(press.states == [.began, .ended])
        #expect(tap.states == [.ended])
    }

    @Test("An animation of one goes on, and ends, in the time of its own screen")
    func animations() {
        var ends: [Bool] = []
        left.settle()
        UIView.animate(withDuration: 1) {
            leftView.frame.origin.x = 120
        } completion: {
            ends.append($0)
        }
        // The other one makes its frames first: the animation has not been shown yet, and stays.
        rightView.setNeedsDisplay()
        right.settle()
        #expect(leftView.layer.animationKeys() != nil)
        right.wait(5)
        #expect(ends.isEmpty)
        left.wait(0.5)
        #expect(leftView.layer.presentation().map { $0.position.x > 70 && $0.position.x < 170 } == true)
        #expect(ends.isEmpty)
        left.wait(1)
        #expect(ends == [true])
    }

    @Test("A block in which nothing moves is over with the frame of its own screen")
    func blocksWithoutMotion() {
        var ends: [Bool] = []
        left.settle()
        UIView.animate(withDuration: 0) {
            leftView.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        right.settle()
        #expect(ends.isEmpty)
        left.settle()
        #expect(ends == [true])
    }

    @Test("A view that has left one screen keeps its animations until that screen's next frame")
    func leaving() {
        left.settle()
        UIView.animate(withDuration: 1) { leftView.alpha = 0.5 }
        left.wait(0.2)
        leftView.removeFromSuperview()
        right.settle()
        #expect(leftView.layer.animationKeys() != nil)
        left.window.addSubview(leftView)
        left.settle()
        #expect(leftView.layer.animationKeys() != nil)
    }
}

/// Counts what passes do with it.
private final class CountingView: UIView {
    struct Counts: Equatable {
        var layouts = 0
        var drawings = 0
        var updates = 0
    }

    private(set) var counts = Counts()

    override func layoutSubviews() {
        super.layoutSubviews()
        counts.layouts += 1
    }

    override func draw(_ rect: CGRect) { counts.drawings += 1 }

    override func updateConstraints() {
        super.updateConstraints()
        counts.updates += 1
    }
}

/// Writes down the states that a recogniser tells of.
@MainActor
private final class GestureLog: NSObject {
    private(set) var states: [UIGestureRecognizer.State] = []

    @objc func note(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}
