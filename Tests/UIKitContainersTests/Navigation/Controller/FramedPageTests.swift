import Testing
import UIKitTesting

@testable import UIKitContainers

/// Pages whose views have their mask switched off, and constraints inside: the container says how large they are.
@MainActor
struct FramedPageTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)

    private final class Page: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.translatesAutoresizingMaskIntoConstraints = false
            label.translatesAutoresizingMaskIntoConstraints = false
            label.text = "Short"
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: label.trailingAnchor),
            ])
        }
    }

    @Test("A page of a navigation controller fills it, also after a push and a pop")
    func navigation() {
        let (first, second) = (Page(), Page())
        let navigation = UINavigationController(rootViewController: first)
        screen.window.rootViewController = navigation
        screen.settle()
        #expect(first.view.frame.size == CGSize(width: 320, height: 480))
        #expect(first.label.frame.width == 320)
        navigation.pushViewController(second, animated: true)
        screen.wait(1)
        #expect(second.view.frame.size == CGSize(width: 320, height: 480))
        #expect(second.label.frame.width == 320)
        navigation.popViewController(animated: true)
        screen.wait(1)
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(first.label.frame.width == 320)
    }

    @Test("So does a page of a tab bar controller, and one in a sheet its room")
    func tabsAndSheets() {
        let (page, sheet, tabs) = (Page(), Page(), UITabBarController())
        tabs.viewControllers = [page, UIViewController()]
        screen.window.rootViewController = tabs
        screen.settle()
        #expect(page.view.frame.size == CGSize(width: 320, height: 480))
        #expect(page.label.frame.width == 320)
        page.present(sheet, animated: false)
        screen.settle()
        #expect(sheet.view.frame.width == 320)
        #expect(sheet.view.frame.height > 300)
        #expect(sheet.label.frame.width == 320)
    }
}
