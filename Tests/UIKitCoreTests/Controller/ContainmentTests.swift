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
        #expect(parent.children == [child] && child.parent === parent)
    }

    @Test("VC-40: a child leaves its former parent")
    func changingParent() {
        let (first, second, child) = (UIViewController(), UIViewController(), LoggingController("C", log))
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty && second.children == [child])
    }

    @Test("VC-41: removing says didMove to nil, and not willMove")
    func removing() {
        let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
        parent.addChild(child)
        log.calls = []
        child.removeFromParent()
        #expect(log.calls == ["C.didMove(toParent: nil)"])
        #expect(parent.children.isEmpty && child.parent == nil)
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

    @Test("A controller cannot be inside itself")
    func ring() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (outer, inner) = (UIViewController(), UIViewController())
                outer.addChild(inner)
                inner.addChild(outer)
            }
        }
    }
}
