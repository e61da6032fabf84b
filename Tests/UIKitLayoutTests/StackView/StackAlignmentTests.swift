import Testing
import UIKitTesting

@MainActor
struct StackAlignmentTests {
    private let screen = TestScreen(scale: 2)

    @Test(
        "Across, views stand at an edge, in the middle, or from edge to edge",
        arguments: [
            (UIStackView.Alignment.fill, CGFloat(0), CGFloat(60)), (.top, 0, 20), (.center, 20, 20), (.bottom, 40, 20),
        ])
    func edges(alignment: UIStackView.Alignment, y: CGFloat, height: CGFloat) {
        let row = UIStackView(100, 60, alignment: alignment, [StackContent(30, 20), StackContent(70, 60)])
        #expect(row.ys == [y, 0])
        #expect(row.heights == [height, 60])
        let column = UIStackView(60, 100, axis: .vertical, alignment: alignment, [StackContent(20, 30), StackContent(60, 70)])
        #expect(column.xs == [y, 0])
        #expect(column.widths == [height, 60])
    }

    @Test("In the middle a view without content has no height, as measured")
    func mixedRow() {
        let views = [StackContent(28, 19), UIView(), StackContent(37.5, 19)]
        let stack = UIStackView(300, 30, spacing: 8, alignment: .center, views)
        #expect(stack.xs == [0, 36, 263])
        #expect(stack.ys == [6, 15, 6])
        #expect(stack.widths == [28, 218.5, 37.5])
        #expect(stack.heights == [19, 0, 19])
    }

    @Test("In a column a view without content takes the height that is left, as measured")
    func mixedColumn() {
        let views = [StackContent(104.5, 20), UIView(), StackContent(86, 15)]
        let stack = UIStackView(300, 180, axis: .vertical, spacing: 10, views)
        #expect(stack.ys == [0, 30, 165])
        #expect(stack.heights == [20, 125, 15])
        #expect(stack.widths == [300, 300, 300])
    }

    private func label(_ size: CGFloat, _ text: String = "Text") -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        label.numberOfLines = 0
        return label
    }

    /// Where the first line of a label is in the stack.
    private func firstLine(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
    private func lastLine(_ label: UILabel) -> CGFloat { label.frame.maxY + label.font.descender }

    @Test("Lines of texts stand at one height; the largest text is at the edge")
    func baselines() {
        let (large, small) = (label(40), label(12, "one\ntwo"))
        let stack = UIStackView(300, 80, spacing: 10, alignment: .firstBaseline, [small, large])
        #expect(abs(firstLine(small) - firstLine(large)) <= 1)
        #expect(large.frame.minY == 0)
        #expect(small.frame.minY > 10)
        stack.alignment = .lastBaseline
        stack.layoutIfNeeded()
        #expect(abs(lastLine(small) - lastLine(large)) <= 1)
        #expect(large.frame.maxY == 80)
    }

    @Test("In a column the spacing may be measured from line to line")
    func baselineRelative() {
        let (first, second) = (label(20), label(20))
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.axis = .vertical
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.layoutIfNeeded()
        #expect(abs(firstLine(second) - lastLine(first) - 40) <= 1)
    }

    @Test("The layout margins are kept clear if the stack says so")
    func margins() {
        let stack = UIStackView(100, 60, [UIView()])
        stack.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 10, y: 5, width: 70, height: 48))
        stack.layoutMargins.left = 0
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 5, width: 80, height: 48))
    }

    @Test("The background is drawn")
    func background() throws {
        let stack = UIStackView(100, 60, [])
        stack.backgroundColor = .red
        screen.window.addSubview(stack)
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 50, y: 30)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
