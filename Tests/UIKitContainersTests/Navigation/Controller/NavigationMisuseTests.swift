import Testing
import UIKitTesting

@MainActor
struct NavigationMisuseTests {
    private func expect(_ text: String, in error: [UInt8]?) {
        let written = error.map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(written.contains(text), "\(written)")
    }

    @Test("NV-04: a page cannot be pushed twice")
    func sameTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let page = UIViewController()
            UINavigationController(rootViewController: page).pushViewController(page, animated: false)
        }
        expect("more than once which is not supported and is most likely an error in the application", in: result?.standardErrorContent)
    }

    @Test("NV-05: a navigation controller cannot be pushed")
    func navigationController() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UINavigationController(rootViewController: UIViewController()).pushViewController(UINavigationController(), animated: false)
        }
        expect("Pushing a navigation controller is not supported.", in: result?.standardErrorContent)
    }

    @Test("NV-10: nobody can be popped to who is not on the stack")
    func stranger() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UINavigationController(rootViewController: UIViewController()).popToViewController(UIViewController(), animated: false)
        }
        expect("Tried to pop to a view controller that doesn't exist.", in: result?.standardErrorContent)
    }

    @Test("A stack cannot hold a page twice")
    func twiceInStack() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let page = UIViewController()
            UINavigationController().viewControllers = [page, page]
        }
        expect("All view controllers in a navigation controller must be distinct (", in: result?.standardErrorContent)
    }

    @Test("NV-30: the stack of a controller's bar is the controller's")
    func managedBar() async {
        let pushed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let navigation = UINavigationController(rootViewController: UIViewController())
            withExtendedLifetime(navigation) { navigation.navigationBar.pushItem(UINavigationItem(), animated: false) }
        }
        expect("directly on a UINavigationBar managed by a controller.", in: pushed?.standardErrorContent)
        let popped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let navigation = UINavigationController(rootViewController: UIViewController())
            withExtendedLifetime(navigation) { _ = navigation.navigationBar.popItem(animated: false) }
        }
        expect("directly on a UINavigationBar managed by a controller.", in: popped?.standardErrorContent)
        let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let navigation = UINavigationController(rootViewController: UIViewController())
            withExtendedLifetime(navigation) { navigation.navigationBar.items = [] }
        }
        expect("directly on a UINavigationBar managed by a controller.", in: set?.standardErrorContent)
    }

    @Test("NV-30: the delegate of a controller's bar is the controller's")
    func managedDelegate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let navigation = UINavigationController(rootViewController: UIViewController())
            withExtendedLifetime(navigation) { navigation.navigationBar.delegate = nil }
        }
        expect("Cannot manually set the delegate on a UINavigationBar managed by a controller.", in: result?.standardErrorContent)
    }
}
