import Testing
import UIKitTesting

@MainActor
struct LeakTests {
    private final class Holder: UIViewController {
        var closure: (() -> Void)?
    }

    @Test("A controller that was presented and dismissed is gone")
    func gone() throws {
        let root = UIViewController()
        let screen = TestScreen(showing: root, scale: 1)
        try screen.expectNoLeaks { watch in
            let controller = Holder()
            watch.watch(controller)
            watch.watch(controller.view)
            root.present(controller, animated: true)
            screen.wait(1)
            root.dismiss(animated: true)
            screen.wait(1)
        }
    }

    @Test("What holds on to itself is told by its class")
    func leaked() throws {
        let screen = TestScreen(scale: 1)
        weak var kept: Holder?
        let error = #expect(throws: LeakError.self) {
            try screen.expectNoLeaks { watch in
                let controller = Holder()
                controller.closure = { _ = controller }
                kept = controller
                watch.watch(controller)
            }
        }
        #expect(error?.leaked == ["Holder": 1])
        #expect(error?.description.contains("1 of Holder") == true)
        kept?.closure = nil
    }
}
