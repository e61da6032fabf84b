import TestLogs
import Testing
import UIKitTesting

@MainActor
struct ContainmentTests {
    private let log = ControllerLog()

    @Test("VC-39: addChild says willMove, then the child is inside; didMove is the caller's")
    func adding() {
        let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
        parent.addChild(child)
        #expect(log.calls == ["C.willMove(toParent: P)"])
        #expect(parent.children == [child])
        #expect(child.parent === parent)
    }

    @Test("VC-40: a child leaves its former parent")
    func changingParent() {
        let (first, second, child) = (UIViewController(), UIViewController(), LoggingController("C", log))
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty)
        #expect(second.children == [child])
    }

    @Test("VC-41: removing says didMove to nil, and not willMove")
    func removing() {
        let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
        parent.addChild(child)
        log.calls = []
        child.removeFromParent()
        #expect(log.calls == ["C.didMove(toParent: nil)"])
        #expect(parent.children.isEmpty)
        #expect(child.parent == nil)
    }

    @Test("VC-49: children are kept, parents are not")
    func ownership() {
        let child = UIViewController()
        do {
            let parent = UIViewController()
            parent.addChild(child)
        }
        #expect(child.parent == nil)
    }

    @Test("VC-44: a child's view belongs among those of its parent")
    func strangeParent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
                parent.addChild(child)
                other.view.addSubview(child.view)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("> but requested parent is:<"))
    }

    @Test("VC-44: a view deep inside the parent's is as good, and so is one of no controller")
    func placeInside() {
        let (parent, child, box) = (UIViewController(), UIViewController(), UIView())
        parent.view.addSubview(box)
        parent.addChild(child)
        box.addSubview(child.view)
        #expect(child.view.superview === box)
        let loose = UIView()
        loose.addSubview(child.view)
        #expect(child.view.superview === loose)
    }

    @Test("VC-42: a child's view that comes and goes tells the child")
    func comingAndGoing() {
        let bench = PresentationBench()
        bench.first.addChild(bench.second)
        bench.first.view.addSubview(bench.second.view)
        bench.screen.settle()
        bench.second.view.removeFromSuperview()
        #expect(
            bench.appearances() == ["B.viewWillAppear", "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear"])
    }

    @Test("A controller cannot be inside itself")
    func ring() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (UIViewController(), UIViewController())
                outer.addChild(inner)
                inner.addChild(outer)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("cannot be a child of <"))
    }
}
