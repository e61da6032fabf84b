import Testing
import UIKitTesting

@testable import UIKitCore

/// Where views are whose constraints leave something open.
@MainActor
struct OpenLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    private let child = UIView()

    init() {
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
    }

    private func frame(
        _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, priority: Float
    ) -> CGRect {
        let constraint = NSLayoutConstraint(
            item: child, attribute: first, relatedBy: relation, toItem: root, attribute: first, multiplier: 1, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
        root.layoutIfNeeded()
        return child.frame
    }

    @Test("A lone right or lower edge moves a view, and leaves it without a size", arguments: [1000, 751] as [Float])
    func farEdges(priority: Float) {
        #expect(frame(.right, .equal, -16, priority: priority) == CGRect(x: 374, y: 0, width: 0, height: 0))
        #expect(frame(.bottom, .equal, -20, priority: priority) == CGRect(x: 374, y: 780, width: 0, height: 0))
    }

    @Test("A lone inequality is met just so", arguments: [1000, 751] as [Float])
    func bounds(priority: Float) {
        #expect(frame(.left, .lessThanOrEqual, 72, priority: priority).minX == 72)
        #expect(frame(.bottom, .lessThanOrEqual, -45, priority: priority) == CGRect(x: 72, y: 755, width: 0, height: 0))
    }

    @Test("Read from right to left, a lone leading edge moves a view", arguments: [1000, 751] as [Float])
    func rightToLeft(priority: Float) {
        root.semanticContentAttribute = .forceRightToLeft
        #expect(frame(.leading, .equal, 75, priority: priority) == CGRect(x: 315, y: 0, width: 0, height: 0))
    }

    @Test("Three views in a row with the last one's right edge are as wide as nothing")
    func row() {
        let (second, third) = (UIView(), UIView())
        for view in [second, third] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            second.leftAnchor.constraint(equalTo: child.rightAnchor, constant: 8),
            third.leftAnchor.constraint(equalTo: second.rightAnchor, constant: 8),
            third.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect([child, second, third].map(\.frame.minX) == [374, 382, 390])
        #expect([child, second, third].map(\.frame.width) == [0, 0, 0])
    }

    @Test("A place can be compared with one along the other axis")
    func acrossAxes() {
        let other = UIView(frame: CGRect(x: 30, y: 50, width: 10, height: 10))
        root.addSubview(other)
        NSLayoutConstraint(item: child, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 5)
            .isActive = true
        NSLayoutConstraint(item: child, attribute: .top, relatedBy: .equal, toItem: other, attribute: .right, multiplier: 2, constant: 0)
            .isActive = true
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 55, y: 80, width: 0, height: 0))
    }

    @Test("A visual format of one view can ask for any alignment: there is nothing to align")
    func alignedAlone() {
        let column = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[child]-|", options: .alignAllLastBaseline, metrics: nil, views: ["child": child])
        let row = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[child]-|", options: .alignAllLeft, metrics: nil, views: ["child": child])
        #expect(column.count == 2)
        #expect(row.count == 2)
    }

    @Test("Priorities of content above 1000 count as required")
    func contentBeyondRequired() {
        let label = UILabel()
        label.text = "A long text"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.setContentCompressionResistancePriority(UILayoutPriority(10_000), for: .horizontal)
        let narrow = label.widthAnchor.constraint(equalToConstant: 10)
        narrow.priority = .required - 1
        narrow.isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.width >= label.intrinsicContentSize.width)
    }

    @Test("A priority can be raised and lowered by a number")
    func priorityArithmetic() {
        var priority = UILayoutPriority.required - 1
        #expect(priority == UILayoutPriority(999))
        priority -= 9
        priority += 1
        #expect(priority == UILayoutPriority.defaultHigh + 241)
    }
}
