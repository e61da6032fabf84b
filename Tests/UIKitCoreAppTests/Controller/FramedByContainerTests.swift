import Testing
import UIKitTesting

@testable import UIKitCore

/// A controller's view fills what shows it, even where the app has switched off its mask and constrains what is inside.
@MainActor
struct FramedByContainerTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)

    private final class PageController: UIViewController {
        let part = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.translatesAutoresizingMaskIntoConstraints = false
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: view.topAnchor),
                part.heightAnchor.constraint(equalToConstant: 40),
                part.widthAnchor.constraint(equalToConstant: 50),
                view.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            ])
        }
    }

    @Test("A root view without translated mask fills the window, and what is inside goes by that size")
    func rootView() {
        let page = PageController()
        screen.window.rootViewController = page
        screen.settle()
        #expect(page.view.frame == screen.window.bounds)
        #expect(page.part.frame == CGRect(x: 150, y: 0, width: 50, height: 40))
        screen.window.frame.size = CGSize(width: 120, height: 100)
        screen.settle()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 120, height: 100))
        #expect(page.part.frame.maxX == 120)
    }

    @Test("So does that of a presented controller")
    func presented() {
        let page = PageController()
        screen.window.rootViewController = UIViewController()
        screen.settle()
        page.modalPresentationStyle = .fullScreen
        screen.window.rootViewController?.present(page, animated: false)
        screen.settle()
        #expect(page.view.frame.size == screen.window.bounds.size)
        #expect(page.part.frame.maxX == 200)
    }

    @Test("A child's view that the app ties to what is around it goes by those constraints, and by its frame again without them")
    func tiedChild() {
        let (parent, child) = (UIViewController(), PageController())
        screen.window.rootViewController = parent
        parent.addChild(child)
        child.view.frame = CGRect(x: 10, y: 20, width: 80, height: 90)
        parent.view.addSubview(child.view)
        screen.settle()
        #expect(child.view.frame == CGRect(x: 10, y: 20, width: 80, height: 90))
        #expect(child.part.frame.maxX == 80)
        let ties = [
            child.view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 5),
            child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor, constant: 5),
            child.view.widthAnchor.constraint(equalTo: parent.view.widthAnchor, multiplier: 0.5),
            child.view.bottomAnchor.constraint(equalTo: child.part.bottomAnchor, constant: 3),
        ]
        NSLayoutConstraint.activate(ties)
        screen.settle()
        #expect(child.view.frame == CGRect(x: 5, y: 5, width: 100, height: 43))
        #expect(child.part.frame.maxX == 100)
        NSLayoutConstraint.deactivate(ties)
        child.view.frame = CGRect(x: 0, y: 0, width: 70, height: 60)
        screen.settle()
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 70, height: 60))
        #expect(child.part.frame.maxX == 70)
    }

    @Test("A view whose controller has ceased to exist stays as large as it is, and lays out what is inside")
    func controllerGone() throws {
        let view = try #require(PageController().view)
        view.frame = CGRect(x: 0, y: 0, width: 90, height: 60)
        screen.window.addSubview(view)
        screen.settle()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 90, height: 60))
        #expect(view.subviews.first?.frame == CGRect(x: 40, y: 0, width: 50, height: 40))
    }

    @Test("A view that is no controller's any more goes by what is inside")
    func replaced() throws {
        let page = PageController()
        screen.window.rootViewController = page
        screen.settle()
        let former = try #require(page.view)
        page.view = UIView()
        page.part.leadingAnchor.constraint(equalTo: former.leadingAnchor).isActive = true
        former.layoutIfNeeded()
        #expect(former.superview == nil)
        #expect(former.bounds.width == 50)
    }

    @Test("A view that becomes a controller's is framed from then on")
    func adoptedLater() {
        let (view, part, controller) = (UIView(), UIView(), UIViewController())
        view.translatesAutoresizingMaskIntoConstraints = false
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: view.topAnchor), part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            part.bottomAnchor.constraint(equalTo: view.bottomAnchor), part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        view.layoutIfNeeded()
        controller.view = view
        screen.window.rootViewController = controller
        screen.settle()
        #expect(view.frame == screen.window.bounds)
        #expect(part.frame == view.bounds)
    }
}
