import Testing
import UIKitTesting

@testable import UIKitCore

/// What becomes of constraints when views come, go and change their role.
@MainActor
struct ConstraintHierarchyTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func view(in parent: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent?.addSubview(view)
        return view
    }

    /// Fills `parent` but for an inset.
    private func pin(_ view: UIView, to parent: UIView, inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
            view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset),
        ])
    }

    @Test("VW-35: a view that leaves takes the constraints inside with it; those that cross end")
    func removing() {
        let (outer, inner, other) = (view(in: root), UIView(), view(in: root))
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let inside = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4)
        let own = outer.widthAnchor.constraint(equalToConstant: 50)
        let crossing = inner.leftAnchor.constraint(equalTo: other.leftAnchor)
        let upwards = outer.topAnchor.constraint(equalTo: root.topAnchor)
        let elsewhere = other.topAnchor.constraint(equalTo: root.topAnchor, constant: 9)
        NSLayoutConstraint.activate([inside, own, crossing, upwards, elsewhere])
        root.layoutIfNeeded()
        outer.removeFromSuperview()
        #expect(inside.isActive)
        #expect(own.isActive)
        #expect(elsewhere.isActive)
        #expect(!crossing.isActive)
        #expect(!upwards.isActive)
        #expect(root.constraints == [elsewhere])
        root.layoutIfNeeded()
        #expect(other.frame.minY == 9)
        inside.constant = 6
        outer.layoutIfNeeded()
        #expect(outer.bounds.width == 50)
        #expect(inner.frame.minY == 6)
    }

    @Test("A tree that is built and constrained first lays out where it is put")
    func joining() {
        let (outer, inner) = (view(), view())
        outer.addSubview(inner)
        pin(inner, to: outer, inset: 5)
        root.addSubview(outer)
        pin(outer, to: root, inset: 10)
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 170, height: 70))
        let second = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        second.addSubview(outer)
        pin(outer, to: second)
        second.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 40, height: 40))
        #expect(root.constraints.isEmpty)
    }

    @Test("A tree of its own takes its size from what is inside, unless its frame is given")
    func detachedRoots() {
        let (top, child) = (view(), view())
        top.addSubview(child)
        pin(child, to: top, inset: 3)
        child.widthAnchor.constraint(equalToConstant: 20).isActive = true
        child.heightAnchor.constraint(equalToConstant: 10).isActive = true
        top.layoutIfNeeded()
        #expect(top.bounds.size == CGSize(width: 26, height: 16))
        #expect(child.frame == CGRect(x: 3, y: 3, width: 20, height: 10))
        let (given, inside) = (UIView(frame: CGRect(x: 1, y: 2, width: 40, height: 40)), view())
        given.addSubview(inside)
        pin(inside, to: given, inset: 3)
        given.layoutIfNeeded()
        #expect(given.frame == CGRect(x: 1, y: 2, width: 40, height: 40))
        #expect(inside.frame == CGRect(x: 3, y: 3, width: 34, height: 34))
    }

    @Test("What is inside goes on by constraints when its surroundings cease to exist")
    func surroundingsGone() {
        let (middle, leaf) = (view(), view(in: nil))
        do {
            let gone = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
            gone.addSubview(middle)
            middle.addSubview(leaf)
            pin(middle, to: gone)
            pin(leaf, to: middle, inset: 1)
            gone.layoutIfNeeded()
            #expect(leaf.frame.width == 88)
        }
        #expect(middle.superview == nil)
        #expect(middle.constraints.count == 4)
        leaf.widthAnchor.constraint(equalToConstant: 30).isActive = true
        middle.layoutIfNeeded()
        #expect(middle.bounds.width == 32)
        root.addSubview(middle)
        pin(middle, to: root)
        leaf.constraints.first?.isActive = false
        root.layoutIfNeeded()
        #expect(leaf.frame == CGRect(x: 1, y: 1, width: 198, height: 98))
    }

    @Test("Views whose frames are given may be named: others go by them, and follow when they move")
    func givenFrames() {
        let given = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
        root.addSubview(given)
        let follower = view(in: root)
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: given.rightAnchor, constant: 5),
            follower.topAnchor.constraint(equalTo: given.bottomAnchor),
            follower.widthAnchor.constraint(equalTo: given.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(follower.frame == CGRect(x: 85, y: 40, width: 30, height: 0))
        given.frame = CGRect(x: 0, y: 0, width: 100, height: 8)
        root.layoutIfNeeded()
        #expect(given.frame == CGRect(x: 0, y: 0, width: 100, height: 8))
        #expect(follower.frame == CGRect(x: 105, y: 8, width: 50, height: 0))
    }

    @Test("Constraints lead through a view whose frame is given")
    func throughGivenFrame() {
        let (box, inner, other) = (UIView(frame: CGRect(x: 30, y: 20, width: 50, height: 50)), view(), view(in: root))
        root.addSubview(box)
        box.addSubview(inner)
        pin(inner, to: box, inset: 10)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
        let link = other.leftAnchor.constraint(equalTo: inner.rightAnchor)
        link.isActive = true
        root.layoutIfNeeded()
        #expect(other.frame.minX == 70)
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
        box.frame.origin.x = 40
        box.frame.size.width = 60
        root.layoutIfNeeded()
        #expect(other.frame.minX == 90)
        #expect(inner.frame.width == 40)
        link.isActive = false
        box.frame.size.width = 70
        root.layoutIfNeeded()
        #expect(inner.frame.width == 50)
    }

    @Test("translatesAutoresizingMaskIntoConstraints may be switched later")
    func switchingRole() {
        let child = UIView(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
        root.addSubview(child)
        #expect(child.translatesAutoresizingMaskIntoConstraints)
        let follower = view(in: root)
        follower.leftAnchor.constraint(equalTo: child.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(follower.frame.minX == 11)
        child.translatesAutoresizingMaskIntoConstraints = false
        pin(child, to: root, inset: 20)
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 20, y: 20, width: 160, height: 60))
        #expect(follower.frame.minX == 180)
    }

    @Test("A guide that leaves its view ends the constraints that name it")
    func removedGuide() {
        let (child, guide) = (view(in: root), UILayoutGuide())
        root.addLayoutGuide(guide)
        let position = guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 12)
        let follow = child.leftAnchor.constraint(equalTo: guide.leftAnchor)
        NSLayoutConstraint.activate([position, follow])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 12)
        #expect(child.frame.minX == 12)
        root.removeLayoutGuide(guide)
        #expect(!position.isActive)
        #expect(!follow.isActive)
        #expect(guide.layoutFrame == .zero)
    }

    @Test("Views, constraints and what solves them cease to exist together")
    func memory() {
        weak var weakRoot: UIView?
        weak var weakChild: UIView?
        weak var weakConstraint: NSLayoutConstraint?
        weak var weakEngine: (any ConstraintSolving)?
        do {
            let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), view())
            parent.addSubview(child)
            pin(child, to: parent)
            parent.layoutIfNeeded()
            (weakRoot, weakChild, weakConstraint) = (parent, child, parent.constraints.first)
            weakEngine = parent.engineForInside
            #expect(weakEngine != nil)
        }
        #expect(weakRoot == nil)
        #expect(weakChild == nil)
        #expect(weakConstraint == nil)
        #expect(weakEngine == nil)
    }

    @Test("A view without constraints keeps nothing for them")
    func noCost() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(UIView())
        view.layoutIfNeeded()
        #expect(view.rare == nil && view.subviews[0].rare == nil)
    }
}
