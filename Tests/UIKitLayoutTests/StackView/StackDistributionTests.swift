import Testing
import UIKitTesting

/// Figures that are called measured come from UIKit: Catalyst 26.1, scale 2, without a window.
@MainActor
struct StackDistributionTests {
    // The scale of measured figures.
    private let screen = TestScreen(scale: 2)

    @Test("Four equal heights in 99 points without spacing, as measured")
    func equalHeights() {
        let stack = UIStackView(50, 99, axis: .vertical, distribution: .fillEqually, (0..<4).map { _ in UIView() })
        #expect(stack.ys == [0, 25, 50, 74])
        #expect(stack.heights == [25, 25, 25, 25])
        #expect(stack.xs == [0, 0, 0, 0])
        #expect(stack.widths == [50, 50, 50, 50])
    }

    @Test("Seven equal widths in 99 points with a spacing of 2, as measured")
    func equalWidths() {
        let stack = UIStackView(99, 20, spacing: 2, distribution: .fillEqually, (0..<7).map { _ in UIView() })
        #expect(stack.xs == [0, 14, 29, 43, 58, 72, 87])
        #expect(stack.widths == Array(repeating: 12.5, count: 7))
    }

    @Test("Four equal widths in 320 points with a spacing of 8, as measured")
    func scene() {
        let stack = UIStackView(320, 100, spacing: 8, distribution: .fillEqually, (0..<4).map { _ in UIView() })
        #expect(stack.xs == [0, 82, 164, 246])
        #expect(stack.widths == [74, 74, 74, 74])
        #expect(stack.heights == [100, 100, 100, 100])
    }

    @Test("What is hidden stands without width in the middle of its gap, as measured")
    func hiddenThird() {
        let views = (0..<4).map { _ in UIView() }
        views[2].isHidden = true
        let stack = UIStackView(320, 20, spacing: 8, distribution: .fillEqually, views)
        #expect(stack.xs == [0, 109, 215, 219])
        #expect(stack.widths == [101.5, 101.5, 0, 101.5])
    }

    @Test("Of contents that hug alike the first stretches, as measured")
    func stretching() {
        let stack = UIStackView(300, 20, spacing: 8, [StackContent(29.5, 20), StackContent(29, 20), StackContent(41.5, 20)])
        #expect(stack.xs == [0, 222, 259])
        #expect(stack.widths == [213.5, 29, 41.5])
    }

    @Test("Which of equal contents stretches depends on their order, not on how it came about")
    func stretchingAfterChanges() {
        let views = (1...4).map { StackContent(CGFloat($0) * 10, 20) }
        let stack = UIStackView(300, 20, [views[1], views[3]])
        #expect(stack.widths == [260, 40])
        stack.insertArrangedSubview(views[0], at: 0)
        stack.layoutIfNeeded()
        #expect(stack.widths == [240, 20, 40])
        stack.insertArrangedSubview(views[2], at: 2)
        views[0].isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.widths == [0, 230, 30, 40])
        views[1].removeFromSuperview()
        stack.layoutIfNeeded()
        #expect(stack.widths == [0, 260, 40])
    }

    @Test("Of contents that resist alike the first shrinks, as measured")
    func shrinking() {
        let stack = UIStackView(120, 20, spacing: 8, [StackContent(76.5, 20), StackContent(94, 20)])
        #expect(stack.xs == [0, 26])
        #expect(stack.widths == [18, 94])
    }

    @Test("Of views without content the last takes what is left, as measured")
    func plainViews() {
        let views = [StackContent(29.5, 20), UIView(), StackContent(29, 20), UIView(), StackContent(41.5, 20)]
        let stack = UIStackView(300, 20, spacing: 8, views)
        #expect(stack.xs == [0, 38, 46, 83, 259])
        #expect(stack.widths == [29.5, 0, 29, 168, 41.5])
    }

    @Test("A column beside a label takes the width that is left, as measured")
    func nested() {
        let inner = UIStackView(arrangedSubviews: [StackContent(22.5, 16), StackContent(41, 16)])
        inner.axis = .vertical
        inner.spacing = 3
        let stack = UIStackView(300, 60, spacing: 8, alignment: .top, [StackContent(34.5, 19), inner])
        #expect(inner.frame == CGRect(x: 43, y: 0, width: 257.5, height: 35))
        #expect(stack.widths[0] == 34.5)
        #expect(stack.heights[0] == 19)
    }

    @Test("Content priorities say who stretches and who shrinks")
    func priorities() {
        let (first, second) = (StackContent(50, 20), StackContent(50, 20))
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        let stack = UIStackView(200, 20, [first, second])
        #expect(stack.widths == [50, 150])
        stack.frame.size.width = 80
        stack.layoutIfNeeded()
        #expect(stack.widths == [50, 30])
    }

    @Test("Constraints of the app have their say")
    func ownConstraints() {
        let (first, second) = (UIView(), UIView())
        let stack = UIStackView(310, 20, spacing: 10, [first, second])
        first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2).isActive = true
        stack.layoutIfNeeded()
        #expect(stack.widths == [200, 100])
    }

    @Test("Proportional widths are as the contents' widths are to one another")
    func proportions() {
        let (first, second) = (StackContent(30, 20), StackContent(60, 20))
        let stack = UIStackView(280, 20, spacing: 10, distribution: .fillProportionally, [first, second])
        #expect(stack.xs == [0, 100])
        #expect(stack.widths == [90, 180])
        first.contentSize.width = 60
        screen.window.addSubview(stack)
        screen.settle()
        #expect(stack.widths == [135, 135])
    }

    @Test("Equal spacing leaves contents their sizes, and never less room than the spacing")
    func equalSpacing() {
        let views = [StackContent(20, 20), StackContent(60, 20), StackContent(40, 20)]
        let stack = UIStackView(240, 20, spacing: 10, distribution: .equalSpacing, views)
        #expect(stack.xs == [0, 80, 200])
        #expect(stack.widths == [20, 60, 40])
        stack.frame.size.width = 130
        stack.layoutIfNeeded()
        #expect(stack.xs[1] - stack.widths[0] == 10)
        #expect(stack.widths.reduce(0, +) == 110)
    }

    @Test("Equal centering makes the middles equally far apart, as far as the spacing lets")
    func equalCentering() {
        let views = [StackContent(20, 20), StackContent(60, 20), StackContent(40, 20)]
        let stack = UIStackView(240, 20, distribution: .equalCentering, views)
        // The middles of the outer ones are at 10 and 220.
        #expect(stack.xs == [0, 85, 200])
        #expect(stack.widths == [20, 60, 40])
        stack.spacing = 70
        stack.layoutIfNeeded()
        #expect(stack.xs[2] - (stack.xs[1] + stack.widths[1]) >= 69.5)
        #expect(stack.xs[1] - stack.widths[0] >= 69.5)
    }

    @Test(
        "Where nothing says how long a stack is, spacings are no larger than they have to be",
        arguments: [
            UIStackView.Distribution.fill, .equalSpacing, .equalCentering,
        ])
    func ownLength(distribution: UIStackView.Distribution) {
        let stack = UIStackView(arrangedSubviews: [StackContent(20, 20), StackContent(20, 20), StackContent(20, 20)])
        (stack.spacing, stack.distribution) = (10, distribution)
        stack.translatesAutoresizingMaskIntoConstraints = false
        screen.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: screen.window.topAnchor),
            stack.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
        ])
        screen.settle()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
        #expect(stack.xs == [0, 30, 60])
    }

    @Test("A custom spacing counts after its view; the default takes it back; the system's is 8")
    func customSpacing() {
        let views = (0..<3).map { _ in StackContent(20, 20) }
        let stack = UIStackView(80, 20, spacing: 10, views)
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(0, after: views[1])
        stack.frame.size.width = 70
        stack.layoutIfNeeded()
        #expect(stack.xs == [0, 30, 50])
        #expect(stack.customSpacing(after: views[1]) == 0)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
        stack.spacing = UIStackView.spacingUseSystem
        stack.frame.size.width = 76
        stack.layoutIfNeeded()
        #expect(stack.xs == [0, 28, 56])
        stack.setCustomSpacing(30, after: UIView())
        #expect(stack.customSpacing(after: stack) == UIStackView.spacingUseDefault)
    }

    @Test("Where one reads from right to left a row begins at the right")
    func rightToLeft() {
        let stack = UIStackView(100, 20, spacing: 10, [StackContent(20, 20), StackContent(70, 20)])
        #expect(stack.xs == [0, 30])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(stack.xs == [80, 0])
    }
}
