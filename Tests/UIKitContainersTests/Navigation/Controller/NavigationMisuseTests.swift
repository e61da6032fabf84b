import Testing
import UIKitTesting

@MainActor
struct NavigationMisuseTests {
    @Test("NV-04: a page cannot be pushed twice")
    func sameTwice() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let page = UIViewController()
            UINavigationController(rootViewController: page).pushViewController(page, animated: false)
        }
    }

    @Test("NV-05: a navigation controller cannot be pushed")
    func navigationController() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            UINavigationController(rootViewController: UIViewController()).pushViewController(UINavigationController(), animated: false)
        }
    }

    @Test("NV-10: nobody can be popped to who is not on the stack")
    func stranger() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            UINavigationController(rootViewController: UIViewController()).popToViewController(UIViewController(), animated: false)
        }
    }

    @Test("A stack cannot hold a page twice")
    func twiceInStack() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let page = UIViewController()
            UINavigationController().viewControllers = [page, page]
        }
    }

    @Test("NV-30: the stack of a controller's bar is the controller's")
    func managedBar() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let navigation = UINavigationController(rootViewController: UIViewController())
            withExtendedLifetime(navigation) { navigation.navigationBar.pushItem(UINavigationItem(), animated: false) }
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let navigation = UINavigationController(rootViewController: UIViewController())
            withExtendedLifetime(navigation) { _ = navigation.navigationBar.popItem(animated: false) }
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let navigation = UINavigationController(rootViewController: UIViewController())
            withExtendedLifetime(navigation) { navigation.navigationBar.items = [] }
        }
    }

    @Test("NV-30: the delegate of a controller's bar is the controller's")
    func managedDelegate() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let navigation = UINavigationController(rootViewController: UIViewController())
            withExtendedLifetime(navigation) { navigation.navigationBar.delegate = nil }
        }
    }
}
