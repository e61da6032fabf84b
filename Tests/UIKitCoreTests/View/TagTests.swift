import Testing
import UIKitTesting

@MainActor
struct TagTests {
    private let root = UIView()

    private func add(_ tag: Int, to parent: UIView) -> UIView {
        let view = UIView()
        view.tag = tag
        parent.addSubview(view)
        return view
    }

    @Test("VW-37, VW-41: the tag is 0 at first, so 0 finds the receiver")
    func defaultTag() {
        _ = add(0, to: root)
        #expect(root.tag == 0)
        #expect(root.viewWithTag(0) === root)
    }

    @Test("VW-38: the receiver is tested before its descendants")
    func receiverFirst() {
        root.tag = 7
        _ = add(7, to: root)
        #expect(root.viewWithTag(7) === root)
    }

    @Test("VW-39: depth first, back to front")
    func depthFirst() {
        let left = add(1, to: root)
        let right = add(9, to: root)
        let deep = add(9, to: add(2, to: left))
        #expect(root.viewWithTag(9) === deep)
        #expect(root.viewWithTag(9) !== right)
    }

    @Test("VW-40: nil when no view has the tag")
    func notFound() {
        _ = add(1, to: root)
        #expect(root.viewWithTag(5) == nil)
    }

    @Test("VW-42: many levels down")
    func deepDown() {
        var view = root
        for _ in 0..<200 { view = add(1, to: view) }
        let target = add(42, to: view)
        #expect(root.viewWithTag(42) === target)
    }

    @Test("VW-43: a registry of names over tags")
    func nameRegistry() {
        var names: [String: Int] = [:]
        func register(_ view: UIView, as name: String) -> Int {
            guard names[name] == nil else { return 0 }
            view.tag = 10_000 + names.count
            names[name] = view.tag
            return view.tag
        }
        let view = add(0, to: root)
        #expect(register(view, as: "title") == 10_000)
        #expect(register(add(0, to: root), as: "title") == 0)
        #expect(root.viewWithTag(10_000) === view)
    }

    @Test("VW-39, VW-40: the same view is found as by looking at all of them, however tags and views change")
    func index() {
        var state: UInt64 = 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        func search(_ root: UIView, _ tag: Int) -> UIView? {
            root.tag == tag ? root : root.subviews.lazy.compactMap { search($0, tag) }.first
        }
        let root = UIView()
        var views = [root]
        for _ in 0..<600 {
            let view = views[random(views.count)]
            switch random(5) {
            case 0, 1:
                let new = UIView()
                view.insertSubview(new, at: random(view.subviews.count + 1))
                views.append(new)
            case 2, 3: view.tag = random(12)
            default: if view !== root { view.removeFromSuperview() }
            }
            if random(20) == 0 { views = [root] + root.subviews }
            let tag = random(14)
            #expect(root.viewWithTag(tag) === search(root, tag))
        }
        root.tag = 0
        views = []
        for view in root.subviews { view.removeFromSuperview() }
        #expect((1..<14).allSatisfy { root.viewWithTag($0) == nil })
    }
}
