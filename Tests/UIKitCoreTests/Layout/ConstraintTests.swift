import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

/// Constraints as objects: what they say, who has them.
@MainActor
struct ConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let left = UIView()
    private let right = UIView()

    init() {
        for view in [left, right] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    @Test("A new constraint is required, not active, and says what it was made of")
    func values() {
        let constraint = NSLayoutConstraint(
            item: left, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: right, attribute: .leading, multiplier: 2, constant: -8)
        #expect(constraint.firstItem === left)
        #expect(constraint.secondItem === right)
        #expect(constraint.firstAttribute == .trailing)
        #expect(constraint.secondAttribute == .leading)
        #expect(constraint.relation == .lessThanOrEqual)
        #expect(constraint.multiplier == 2)
        #expect(constraint.constant == -8)
        #expect(constraint.priority == .required)
        #expect(!constraint.isActive)
        #expect(constraint.identifier == nil)
        #expect(!constraint.shouldBeArchived)
        #expect(constraint.firstAnchor.item === left)
        #expect(constraint.secondAnchor?.name == "leading")
        let length = left.widthAnchor.constraint(equalToConstant: 5)
        #expect(length.secondItem == nil)
        #expect(length.secondAttribute == .notAnAttribute)
        #expect(length.secondAnchor == nil)
    }

    @Test("Raw values are Apple's")
    func rawValues() {
        #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
        #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
        #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
        #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
        #expect(NSLayoutConstraint.FormatOptions.alignAllCenterX.rawValue == 512)
        #expect(NSLayoutConstraint.FormatOptions.directionMask.rawValue == 0x30000)
    }

    @Test("An active constraint belongs to the nearest view that holds both items; a lone length to the view itself")
    func holders() {
        let inner = UIView()
        left.addSubview(inner)
        let sibling = left.topAnchor.constraint(equalTo: right.topAnchor)
        let across = inner.topAnchor.constraint(equalTo: right.topAnchor)
        let upwards = inner.topAnchor.constraint(equalTo: left.topAnchor)
        let length = inner.widthAnchor.constraint(equalToConstant: 3)
        NSLayoutConstraint.activate([sibling, across, upwards, length])
        #expect(root.constraints == [sibling, across])
        #expect(left.constraints == [upwards])
        #expect(inner.constraints == [length])
        #expect(sibling.isActive)
        #expect(length.isActive)
        NSLayoutConstraint.deactivate([sibling, length])
        #expect(root.constraints == [across])
        #expect(inner.constraints.isEmpty)
        #expect(!sibling.isActive)
    }

    @Test("addConstraint takes a constraint from the view that had it; removeConstraint leaves those of others alone")
    func adding() {
        let constraint = left.widthAnchor.constraint(equalToConstant: 3)
        left.addConstraint(constraint)
        left.addConstraint(constraint)
        #expect(left.constraints == [constraint])
        root.addConstraint(constraint)
        #expect(left.constraints.isEmpty)
        #expect(root.constraints == [constraint])
        left.removeConstraint(constraint)
        #expect(constraint.isActive)
        root.removeConstraints([constraint])
        #expect(!constraint.isActive)
        #expect(root.constraints.isEmpty)
    }

    @Test("Constraints do not keep their items, nor anchors")
    func lifetime() {
        weak var gone: UIView?
        let constraint: NSLayoutConstraint
        let anchor: NSLayoutXAxisAnchor
        do {
            let view = UIView()
            gone = view
            anchor = view.leftAnchor
            constraint = view.widthAnchor.constraint(equalToConstant: 3)
            constraint.isActive = true
        }
        #expect(gone == nil)
        #expect(constraint.firstItem == nil)
        #expect(anchor.item == nil)
        #expect(!constraint.isActive)
    }

    @Test("Descriptions are equations, with names, priorities and whether they are active")
    func descriptions() {
        let constraint = left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
        constraint.identifier = "margin"
        #expect(constraint.equationText.hasPrefix("<NSLayoutConstraint:0x"))
        #expect(constraint.equationText.contains(" 'margin' UIView:0x"))
        #expect(constraint.equationText.contains(".leading == UIView:0x"))
        #expect(constraint.equationText.hasSuffix(".leading + 16   (inactive)>"))
        let length = left.widthAnchor.constraint(lessThanOrEqualTo: right.widthAnchor, multiplier: 0.5, constant: -2)
        length.priority = .defaultLow
        length.isActive = true
        #expect(length.equationText.contains(".width <= 0.5*UIView:0x"))
        #expect(length.equationText.hasSuffix(".width - 2 @250   (active)>"))
    }

    @Test("An archive keeps what a constraint says")
    func coding() throws {
        let constraint = left.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 7)
        constraint.priority = .defaultHigh
        constraint.identifier = "gap"
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(root, forKey: "root")
        archiver.encode(left, forKey: "left")
        archiver.encode(constraint, forKey: "constraint")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        let back = try #require(unarchiver.decodeObject(forKey: "constraint") as? NSLayoutConstraint)
        #expect(back.firstItem is UIView)
        #expect(back.firstAttribute == .top)
        #expect(back.secondAttribute == .top)
        #expect(back.relation == .greaterThanOrEqual)
        #expect(back.constant == 7)
        #expect(back.priority == .defaultHigh)
        #expect(back.identifier == "gap")
    }

    @Test("Distances between anchors are lengths")
    func distances() {
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20), left.widthAnchor.constraint(equalToConstant: 30),
            right.widthAnchor.constraint(equalToConstant: 10),
            left.rightAnchor.anchorWithOffset(to: right.leftAnchor).constraint(equalTo: left.widthAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(right.frame.minX == 110)
    }

    @Test("The system's distance is 8 points")
    func systemSpacing() {
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            left.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1.5),
        ])
        root.layoutIfNeeded()
        #expect(left.frame.origin == CGPoint(x: 16, y: 12))
    }

    @Test("The constraints that affect a view are those that name it, along an axis")
    func affecting() {
        let across = left.leftAnchor.constraint(equalTo: root.leftAnchor)
        let down = left.topAnchor.constraint(equalTo: root.topAnchor)
        let width = left.widthAnchor.constraint(equalToConstant: 3)
        NSLayoutConstraint.activate([across, down, width])
        #expect(Set(left.constraintsAffectingLayout(for: .horizontal)) == [across, width])
        #expect(left.constraintsAffectingLayout(for: .vertical) == [down])
        #expect(right.constraintsAffectingLayout(for: .vertical).isEmpty)
    }
}
