import Testing
import UIKitTesting

@MainActor
struct StackViewTests {
    private let screen = TestScreen(scale: 2)

    @Test("The defaults and raw values are those of the headers")
    func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
        #expect(UIStackView.Alignment.lastBaseline.rawValue == 5)
        #expect(UIStackView.Alignment.top == .leading)
        #expect(UIStackView.Alignment.bottom == .trailing)
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test("What is arranged is a subview; the orders of both are independent")
    func orders() {
        let (a, b, c) = (StackContent(10, 10), StackContent(20, 10), StackContent(30, 10))
        let stack = UIStackView(arrangedSubviews: [a, b])
        #expect(stack.subviews == [a, b])
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [c, a, b])
        #expect(stack.subviews == [a, b, c])
        stack.insertArrangedSubview(c, at: 2)
        #expect(stack.arrangedSubviews == [a, b, c])
        #expect(stack.subviews == [a, b, c])
        stack.addArrangedSubview(a)
        #expect(stack.arrangedSubviews == [b, c, a])
        #expect(stack.subviews == [a, b, c])
        stack.bringSubviewToFront(b)
        #expect(stack.arrangedSubviews == [b, c, a])
        #expect(stack.subviews == [a, c, b])
        stack.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
        stack.layoutIfNeeded()
        #expect(stack.xs == [0, 20, 50])
    }

    @Test("What is no longer arranged stays inside; what leaves is no longer arranged")
    func removal() {
        let views = [StackContent(10, 10), StackContent(20, 10), StackContent(30, 10)]
        let stack = UIStackView(60, 10, views)
        stack.removeArrangedSubview(views[0])
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [views[1], views[2]])
        #expect(views[0].superview === stack)
        #expect(stack.xs == [0, 30])
        views[1].removeFromSuperview()
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [views[2]])
        #expect(stack.widths == [60])
        let other = UIStackView(arrangedSubviews: [views[2]])
        #expect(stack.arrangedSubviews.isEmpty && other.arrangedSubviews == [views[2]])
        stack.removeArrangedSubview(views[2])
        #expect(views[2].superview === other)
    }

    @Test("A subview that is not arranged is left alone")
    func unarranged() {
        let stack = UIStackView(60, 10, [UIView()])
        let free = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        stack.addSubview(free)
        stack.layoutIfNeeded()
        #expect(free.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(stack.widths == [60])
    }

    @Test("The size that fits follows from the contents, the spacing and the margins")
    func fitting() {
        let stack = UIStackView(arrangedSubviews: [StackContent(30, 20), StackContent(50, 40)])
        stack.spacing = 10
        let compressed = UIView.layoutFittingCompressedSize
        #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 90, height: 40))
        stack.alignment = .center
        #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 90, height: 40))
        stack.axis = .vertical
        #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 50, height: 70))
        stack.arrangedSubviews[0].isHidden = true
        #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 50, height: 40))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 56, height: 44))
    }

    @Test("Stacks in stacks give each other sizes, and follow when a content grows")
    func nesting() {
        let text = StackContent(60, 20)
        let column = UIStackView(arrangedSubviews: [text, StackContent(40, 16)])
        column.axis = .vertical
        column.spacing = 4
        let row = UIStackView(arrangedSubviews: [StackContent(44, 44), column])
        row.spacing = 8
        row.alignment = .center
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        row.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            row.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        ])
        screen.window.addSubview(root)
        screen.settle()
        #expect(row.frame == CGRect(x: 10, y: 20, width: 112, height: 44))
        #expect(column.frame == CGRect(x: 52, y: 2, width: 60, height: 40))
        text.contentSize = CGSize(width: 100, height: 60)
        screen.settle()
        #expect(row.frame == CGRect(x: 10, y: 20, width: 152, height: 80))
        #expect(column.frame == CGRect(x: 52, y: 0, width: 100, height: 80))
    }

    @Test("Changes take effect with the next layout, each of them")
    func changes() {
        let stack = UIStackView(100, 50, spacing: 10, [StackContent(30, 10), StackContent(60, 10)])
        screen.window.addSubview(stack)
        screen.settle()
        #expect(stack.xs == [0, 40])
        #expect(stack.heights == [50, 50])
        stack.axis = .vertical
        screen.settle()
        #expect(stack.xs == [0, 0])
        #expect(stack.ys == [0, 40])
        (stack.axis, stack.spacing, stack.alignment) = (.horizontal, 20, .top)
        screen.settle()
        #expect(stack.xs[1] - stack.widths[0] == 20)
        #expect(stack.heights == [10, 10])
        stack.distribution = .fillEqually
        screen.settle()
        #expect(stack.widths == [40, 40])
        stack.insertArrangedSubview(StackContent(1, 1), at: 1)
        screen.settle()
        #expect(stack.widths == [20, 20, 20])
        #expect(stack.xs == [0, 40, 80])
    }

    @Test("Its constraints bear names by which they are known, and it keeps none of former arrangements")
    func constraintNames() {
        let stack = UIStackView(100, 50, spacing: 10, distribution: .equalSpacing, (0..<4).map { _ in StackContent(5, 5) })
        let count = stack.constraints.count
        #expect(stack.constraints.allSatisfy { $0.identifier?.hasPrefix("UISV-") == true })
        #expect(count > 8)
        #expect(stack.layoutGuides.count == 3)
        for spacing in [1, 2, 10] {
            stack.spacing = CGFloat(spacing)
            stack.layoutIfNeeded()
        }
        #expect(stack.constraints.count == count)
        #expect(stack.layoutGuides.count == 3)
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        stack.layoutIfNeeded()
        #expect(stack.constraints.isEmpty)
        #expect(stack.layoutGuides.isEmpty)
    }

    @Test("Hiding one of many views leaves the constraints of the others in place")
    func keptConstraints() {
        let views = (0..<20).map { _ in StackContent(5, 5) }
        let stack = UIStackView(100, 500, axis: .vertical, spacing: 2, views)
        let before = stack.constraints
        views[10].isHidden = true
        stack.layoutIfNeeded()
        let after = stack.constraints
        #expect(before.filter { !after.contains($0) }.count == 4, "two gaps and two edges are gone")
        views[10].isHidden = false
        stack.layoutIfNeeded()
        #expect(stack.constraints.count == before.count)
        #expect(stack.ys.last == 495)
        // A view that comes back has new ones.
        views[10].removeFromSuperview()
        stack.insertArrangedSubview(views[10], at: 10)
        stack.layoutIfNeeded()
        #expect(stack.constraints.count == before.count && stack.ys[11] > stack.ys[10] && stack.ys[10] > stack.ys[9])
    }

    @Test("Neither a stack nor its views are kept alive")
    func lifetime() {
        weak var stack: UIStackView?
        weak var view: UIView?
        do {
            let inner = StackContent(10, 10)
            let outer = UIStackView(100, 20, distribution: .equalSpacing, [inner, UIView(), UIView()])
            (stack, view) = (outer, inner)
        }
        #expect(stack == nil)
        #expect(view == nil)
    }

    @Test("An archive holds how it stands and what is arranged")
    func archive() throws {
        let stack = UIStackView(
            100, 50, axis: .vertical, spacing: 7, distribution: .equalCentering, alignment: .trailing, [UIView(), UIView()])
        stack.addSubview(UIView())
        stack.isLayoutMarginsRelativeArrangement = true
        stack.isBaselineRelativeArrangement = true
        stack.arrangedSubviews[1].tag = 3
        let data = try NSKeyedArchiver.archivedData(withRootObject: stack, requiringSecureCoding: false)
        let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
        decoder.requiresSecureCoding = false
        let copy = try #require(decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIStackView)
        #expect(copy.axis == .vertical)
        #expect(copy.spacing == 7)
        #expect(copy.distribution == .equalCentering)
        #expect(copy.alignment == .trailing)
        #expect(copy.isLayoutMarginsRelativeArrangement)
        #expect(copy.isBaselineRelativeArrangement)
        #expect(copy.subviews.count == 3)
        #expect(copy.arrangedSubviews.map(\.tag) == [0, 3])
    }

    @Test("An index beyond the arranged subviews is an error")
    func insertingBeyond() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: 2) }
        }
    }
}
