import Testing
import UIKitTesting

@testable import UIKitText

/// The room that a text view has for its text, and areas that an app takes out of it whenever it lays out.
@MainActor
struct TextViewExclusionTests {
    private final class PageController: UIViewController {
        let text = UITextView()
        var layouts = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            text.isScrollEnabled = false
            text.text = String(repeating: "all the words there are ", count: 8)
            text.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: view.topAnchor), text.widthAnchor.constraint(equalToConstant: 180),
                text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            text.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 40))]
        }
    }

    @Test("Areas that are set again at every layout settle, and the text keeps clear of them")
    func settling() {
        let screen = TestScreen(size: CGSize(width: 200, height: 400), scale: 1)
        let page = PageController()
        screen.window.rootViewController = page
        screen.settle()
        #expect(page.layouts > 0)
        #expect(page.layouts <= 4)
        #expect(page.text.caretRect(for: page.text.beginningOfDocument).minX >= 60)
        let settled = page.layouts
        screen.wait(1)
        #expect(page.layouts == settled)
    }

    @Test("TX-54: the container is as wide as the view before the first layout")
    func widthBeforeLayout() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.textContainerInset = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 20)
        #expect(view.textContainer.size.width == 170)
        view.frame.size.width = 100
        #expect(view.textContainer.size.width == 70)
        #expect(UITextView().textContainer.size.width == 0)
    }
}
