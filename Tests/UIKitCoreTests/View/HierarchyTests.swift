import Testing
import UIKitTesting

@MainActor
struct HierarchyTests {
    private let parent = UIView()
    private let views = (0..<4).map { index in
        let view = UIView()
        view.tag = index
        return view
    }

    private var order: [Int] { parent.subviews.map(\.tag) }
    private var layerOrder: [CALayer] { parent.layer.sublayers ?? [] }

    private func addAll() { for view in views { parent.addSubview(view) } }

    private func expectLayersFollowViews() {
        #expect(layerOrder.elementsEqual(parent.subviews.map(\.layer)) { $0 === $1 })
    }

    @Test("VW-01: a new view has no subviews and no sublayers, and none after the last is removed")
    func emptyLists() {
        #expect(parent.subviews.isEmpty)
        #expect(parent.layer.sublayers == nil)
        parent.addSubview(views[0])
        views[0].removeFromSuperview()
        #expect(parent.layer.sublayers == nil)
    }

    @Test("VW-02: an added view is the last of subviews and sublayers")
    func addingAppends() {
        addAll()
        #expect(order == [0, 1, 2, 3])
        expectLayersFollowViews()
        #expect(views[3].superview === parent)
    }

    @Test("VW-03: a view leaves its former superview")
    func oneSuperview() {
        let other = UIView()
        other.addSubview(views[0])
        parent.addSubview(views[0])
        #expect(other.subviews.isEmpty)
        #expect(views[0].superview === parent)
    }

    @Test("VW-04: adding a subview again brings it to the front")
    func addingAgain() {
        addAll()
        parent.addSubview(views[1])
        #expect(order == [0, 2, 3, 1])
        expectLayersFollowViews()
    }

    @Test("Bringing to the front what is there already asks for no layout, or layout that does so would never end")
    func alreadyInFront() {
        let (parent, back, front) = (UIView(), UIView(), UIView())
        for view in [back, front] { parent.addSubview(view) }
        parent.layoutIfNeeded()
        parent.bringSubviewToFront(front)
        parent.sendSubviewToBack(back)
        #expect(!parent.layer.needsLayout())
        parent.bringSubviewToFront(back)
        #expect(parent.layer.needsLayout())
        #expect(parent.subviews == [front, back])
    }

    @Test("Layout that puts two views in front, one after the other, ends")
    func alternatelyInFront() {
        final class Shelf: UIView {
            let (first, second) = (UIView(), UIView())
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                addSubview(first)
                bringSubviewToFront(second)
                addSubview(second)
            }
        }
        let shelf = Shelf()
        let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
        screen.window.addSubview(shelf)
        screen.settle()
        shelf.layouts = 0
        shelf.setNeedsLayout()
        screen.settle()
        #expect(shelf.layouts == 1)
        #expect(!shelf.layer.needsLayout())
        #expect(shelf.subviews == [shelf.first, shelf.second])
    }

    @Test("VW-05: a view cannot be added to itself")
    func addingToItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.addSubview(view)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Can't add self as subview"))
    }

    @Test("A view cannot be added to what is inside it")
    func addingToDescendant() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
    }

    @Test("VW-06: an index in range moves later views up", arguments: [0, 1, 2, 3])
    func insertingAtIndex(index: Int) {
        for view in views.dropLast() { parent.addSubview(view) }
        parent.insertSubview(views[3], at: index)
        var expected = [0, 1, 2]
        expected.insert(3, at: index)
        #expect(order == expected)
        expectLayersFollowViews()
    }

    @Test("VW-07: an index that is too large means on top")
    func insertingFarAbove() {
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 999)
        #expect(order == [0, 1])
    }

    @Test("VW-08: the index counts sublayers")
    func indexCountsLayers() {
        let (first, second) = (CALayer(), CALayer())
        parent.layer.addSublayer(first)
        parent.layer.addSublayer(second)
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 1)
        #expect(layerOrder.elementsEqual([first, views[1].layer, second, views[0].layer]) { $0 === $1 })
        #expect(order == [1, 0])
    }

    @Test("VW-09: an index for a subview that is inside already counts without it", arguments: [0, 1, 2, 3])
    func reinsertingAtIndex(index: Int) {
        addAll()
        parent.insertSubview(views[1], at: index)
        var expected = [0, 2, 3]
        expected.insert(1, at: index)
        #expect(order == expected)
        expectLayersFollowViews()
    }

    @Test("VW-10: inserting below", arguments: [(2, [0, 1, 2, 3]), (3, [0, 2, 1, 3]), (0, [1, 0, 2, 3])])
    func insertingBelow(sibling: Int, expected: [Int]) {
        addAll()
        parent.insertSubview(views[1], belowSubview: views[sibling])
        #expect(order == expected)
        expectLayersFollowViews()
    }

    @Test("VW-11: inserting above", arguments: [(0, [0, 1, 2, 3]), (2, [0, 2, 1, 3]), (3, [0, 2, 3, 1])])
    func insertingAbove(sibling: Int, expected: [Int]) {
        addAll()
        parent.insertSubview(views[1], aboveSubview: views[sibling])
        #expect(order == expected)
        expectLayersFollowViews()
    }

    @Test("VW-12: with a stranger for a sibling the view goes on top")
    func strangeSibling() {
        parent.addSubview(views[0])
        parent.insertSubview(views[1], belowSubview: UIView())
        parent.insertSubview(views[2], aboveSubview: UIView())
        #expect(order == [0, 1, 2])
    }

    @Test("VW-13: with itself for a sibling the view goes on top")
    func itselfAsSibling() {
        addAll()
        parent.insertSubview(views[1], belowSubview: views[1])
        #expect(order == [0, 2, 3, 1])
    }

    @Test("VW-15: above and below are exact with a plain layer between views")
    func siblingsAndPlainLayers() {
        let plain = CALayer()
        parent.addSubview(views[0])
        parent.layer.addSublayer(plain)
        parent.insertSubview(views[1], aboveSubview: views[0])
        #expect(layerOrder.elementsEqual([views[0].layer, views[1].layer, plain]) { $0 === $1 })
        views[1].removeFromSuperview()
        parent.addSubview(views[2])
        parent.insertSubview(views[1], belowSubview: views[2])
        #expect(layerOrder.elementsEqual([views[0].layer, plain, views[1].layer, views[2].layer]) { $0 === $1 })
    }

    @Test("VW-16: exchanging swaps exactly two places and sends nothing")
    func exchanging() {
        let log = CallbackLog()
        let recorder = RecordingView("P", log)
        for view in views { recorder.addSubview(view) }
        log.removeAll()
        recorder.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(recorder.subviews.map(\.tag) == [2, 1, 0, 3])
        #expect((recorder.layer.sublayers ?? []).elementsEqual(recorder.subviews.map(\.layer)) { $0 === $1 })
        #expect(log.calls.isEmpty)
    }

    @Test("VW-17: an index out of range changes nothing")
    func exchangingOutOfRange() {
        addAll()
        parent.exchangeSubview(at: 0, withSubviewAt: 9)
        #expect(order == [0, 1, 2, 3])
    }

    @Test("VW-18: bringing a stranger to the front does nothing")
    func strangersStayOut() {
        addAll()
        parent.bringSubviewToFront(UIView())
        parent.sendSubviewToBack(UIView())
        #expect(order == [0, 1, 2, 3])
        parent.bringSubviewToFront(views[0])
        #expect(order == [1, 2, 3, 0])
        parent.sendSubviewToBack(views[3])
        #expect(order == [3, 1, 2, 0])
        expectLayersFollowViews()
    }

    @Test("VW-19: a new order is seen without further calls")
    func orderIsShown() throws {
        let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
        for (view, color) in zip(views, [UIColor.red, .blue]) {
            view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            view.backgroundColor = color
            screen.window.addSubview(view)
        }
        #expect(screen.color(at: CGPoint(x: 5, y: 5)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        screen.window.bringSubviewToFront(views[0])
        #expect(screen.color(at: CGPoint(x: 5, y: 5)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("VW-20: subviews is a copy")
    func subviewsIsACopy() {
        addAll()
        for view in parent.subviews { view.removeFromSuperview() }
        #expect(parent.subviews.isEmpty)
    }

    @Test("VW-34: removing a view without a superview does nothing")
    func removingFromNowhere() {
        views[0].removeFromSuperview()
        #expect(views[0].superview == nil)
    }

    @Test("VW-31, VW-36: a superview keeps its subviews, they do not keep it")
    func ownership() {
        weak var weakChild: UIView?
        let kept = UIView()
        do {
            let dying = UIView()
            let child = UIView()
            weakChild = child
            dying.addSubview(child)
            dying.addSubview(kept)
        }
        #expect(weakChild == nil)
        #expect(kept.superview == nil)
    }

    @Test("VW-44: a view is a descendant of itself and of those above")
    func descendants() {
        parent.addSubview(views[0])
        views[0].addSubview(views[1])
        #expect(parent.isDescendant(of: parent))
        #expect(views[1].isDescendant(of: parent))
        #expect(!parent.isDescendant(of: views[1]))
    }
}
