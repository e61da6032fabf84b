import Testing
import UIKitTesting
import ViewLookup

/// Names of views, as an app uses them: through the shared indexer. Each test has names of its own.
@MainActor
struct NameTests {
    private let root = UIView()

    private func add<View: UIView>(_ view: View) -> View {
        root.addSubview(view)
        return view
    }

    @Test("Views of each class are found by their name, as their class")
    func everyClass() {
        let label = add(UILabel())
        let imageView = add(UIImageView())
        let effectView = add(UIVisualEffectView(effect: nil))
        let button = add(UIButton(type: .system))
        let aSwitch = add(UISwitch())
        let progressView = add(UIProgressView())
        let indicator = add(UIActivityIndicatorView())
        label.register(name: "each label")
        imageView.register(name: "each image")
        effectView.register(name: "each effect")
        button.register(name: "each button")
        aSwitch.register(name: "each switch")
        progressView.register(name: "each progress")
        indicator.register(name: "each indicator")
        #expect(root.switch(named: "each switch") === aSwitch)
        #expect(root.progressView(named: "each progress") === progressView)
        #expect(root.activityIndicatorView(named: "each indicator") === indicator)
        #expect(root.label(named: "each label") === label)
        #expect(root.imageView(named: "each image") === imageView)
        #expect(root.visualEffectView(named: "each effect") === effectView)
        #expect(root.button(named: "each button") === button)
        #expect(root.control(named: "each button") === button)
        #expect(root.view(UIView.self, named: "each label") === label)
    }

    @Test("A view of another class is not found")
    func otherClass() {
        add(UIView()).register(name: "no label")
        #expect(root.label(named: "no label") == nil)
        #expect(root.view(named: "no label") != nil)
    }

    @Test("A name is found from the view itself, from those that hold it and from the window, not from elsewhere")
    func receivers() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.register(name: "the window")
        window.addSubview(root)
        let view = add(UIView())
        let sibling = add(UIView())
        view.register(name: "found from")
        #expect(view.view(named: "found from") === view)
        #expect(root.view(named: "found from") === view)
        #expect(window.view(named: "found from") === view)
        #expect(window.window(named: "the window") === window)
        #expect(sibling.view(named: "found from") == nil)
        view.removeFromSuperview()
        #expect(window.view(named: "found from") == nil)
    }

    @Test("A name is found without a search: no view is asked for what is inside it")
    func constantTime() {
        final class Crowd: UIView {
            var questions = 0
            override var subviews: [UIView] {
                questions += 1
                return super.subviews
            }
            override func viewWithTag(_ tag: Int) -> UIView? {
                questions += 1
                return super.viewWithTag(tag)
            }
        }
        let crowd = Crowd()
        for number in 0..<1000 {
            let view = UIView()
            view.register(name: "member \(number)")
            crowd.addSubview(view)
        }
        let before = crowd.questions
        #expect(crowd.view(named: "member 999")?.superview === crowd)
        #expect(crowd.view(named: "member 1000") == nil)
        #expect(crowd.questions == before)
    }
}
