import Testing
import UIKitTesting

/// Stacks that are set while one of their controllers loads its view.
@MainActor
struct StackWhileLoadingTests {
    private final class Replaced: UIViewController {
        let other = UIViewController()

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.setViewControllers([other], animated: false)
        }
    }

    @Test("A root that puts another in its place as it is loaded is not shown")
    func replacedRoot() {
        let screen = TestScreen()
        let root = Replaced()
        let navigation = UINavigationController(rootViewController: root)
        screen.window.rootViewController = navigation
        screen.settle()
        #expect(navigation.viewControllers == [root.other])
        #expect(root.view.superview == nil)
        #expect(root.other.view.window === screen.window)
        #expect(root.parent == nil)
    }
}
