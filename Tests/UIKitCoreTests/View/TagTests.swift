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
}
