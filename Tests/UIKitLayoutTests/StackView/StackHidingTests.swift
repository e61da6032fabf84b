import Testing
import UIKitTesting

@MainActor
struct StackHidingTests {
    private let screen = TestScreen(scale: 2)

    @Test("Hidden views give their room to the others, at the ends as well, and get it back")
    func room() {
        let views = (0..<3).map { _ in StackContent(20, 20) }
        let stack = UIStackView(100, 20, spacing: 10, distribution: .fillEqually, views)
        views[0].isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.widths == [0, 45, 45])
        #expect(stack.xs == [0, 0, 55])
        (views[0].isHidden, views[2].isHidden) = (false, true)
        stack.layoutIfNeeded()
        #expect(stack.widths == [45, 45, 0])
        #expect(stack.xs == [0, 55, 100])
        for view in views { view.isHidden = true }
        stack.layoutIfNeeded()
        #expect(stack.widths == [0, 0, 0])
        for view in views { view.isHidden = false }
        stack.layoutIfNeeded()
        #expect(stack.xs == [0, 37, 73])
    }

    @Test("A stack of hidden views only takes no room among others")
    func allHidden() {
        let inner = UIStackView(arrangedSubviews: [StackContent(30, 20)])
        let stack = UIStackView(100, 20, [inner, StackContent(40, 20)])
        inner.arrangedSubviews[0].isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.widths == [0, 100])
    }

    @Test("The gap after a hidden view is gone with it; the one before keeps its custom spacing")
    func gaps() {
        let views = (0..<3).map { _ in StackContent(20, 20) }
        let stack = UIStackView(100, 20, spacing: 10, views)
        stack.setCustomSpacing(30, after: views[1])
        stack.layoutIfNeeded()
        #expect(stack.xs[2] - (stack.xs[1] + stack.widths[1]) == 30)
        views[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.xs[2] - (stack.xs[0] + stack.widths[0]) == 10)
    }

    @Test("What is in a hidden view has no say in the size of the stack, not even what is required of it")
    func contentOfHidden() {
        let (tall, low) = (StackContent(20, 200), StackContent(30, 20))
        let stack = UIStackView(arrangedSubviews: [low, tall, StackContent(10, 10)])
        tall.widthAnchor.constraint(equalToConstant: 70).isActive = true
        tall.heightAnchor.constraint(greaterThanOrEqualToConstant: 150).isActive = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 110, height: 200))
        tall.isHidden = true
        for alignment in [UIStackView.Alignment.fill, .center, .bottom, .firstBaseline] {
            stack.alignment = alignment
            #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 20))
        }
    }

    @Test("In a block of animations the others move, and what is hidden is seen until it has shrunk")
    func animation() {
        let views = (0..<2).map { _ in StackContent(20, 20) }
        let stack = UIStackView(100, 20, distribution: .fillEqually, views)
        screen.window.addSubview(stack)
        screen.settle()
        var isOver = false
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { views[1].isHidden = true },
            completion: { _ in isOver = true })
        screen.settle()
        #expect(views[1].isHidden)
        #expect(stack.widths == [100, 0])
        screen.wait(0.5)
        let width = views[0].layer.presentation()?.bounds.width ?? 0
        #expect(abs(width - 75) < 2, "half way from 50 to 100")
        #expect(views[1].layer.presentation()?.isHidden == false)
        #expect(!isOver)
        screen.wait(0.6)
        #expect(isOver)
        #expect(views[1].layer.presentation()?.isHidden != false)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
        screen.settle()
        screen.wait(0.5)
        #expect(abs((views[0].layer.presentation()?.bounds.width ?? 0) - 75) < 2)
    }

    @Test("Hiding what is inside but not arranged moves nothing")
    func unarranged() {
        let stack = UIStackView(100, 20, [StackContent(20, 20)])
        let free = UIView()
        stack.addSubview(free)
        free.isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.widths == [100])
    }
}
