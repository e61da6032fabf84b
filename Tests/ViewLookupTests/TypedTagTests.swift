import Testing
import UIKitTesting
import ViewLookup

/// Typed look-up by tag, without a cast.
@MainActor
struct TypedTagTests {
    private let root = UIView()

    private func add<View: UIView>(_ view: View, tag: Int) -> View {
        view.tag = tag
        root.addSubview(view)
        return view
    }

    @Test("Views of each class are found by their tag, as their class")
    func everyClass() {
        let label = add(UILabel(), tag: 101)
        let imageView = add(UIImageView(), tag: 102)
        let effectView = add(UIVisualEffectView(effect: nil), tag: 103)
        let button = add(UIButton(type: .system), tag: 104)
        let aSwitch = add(UISwitch(), tag: 105)
        let progressView = add(UIProgressView(), tag: 106)
        let indicator = add(UIActivityIndicatorView(), tag: 107)
        #expect(root.switch(withTag: 105) === aSwitch)
        #expect(root.progressView(withTag: 106) === progressView)
        #expect(root.activityIndicatorView(withTag: 107) === indicator)
        #expect(root.label(withTag: 101) === label)
        #expect(root.imageView(withTag: 102) === imageView)
        #expect(root.visualEffectView(withTag: 103) === effectView)
        #expect(root.button(withTag: 104) === button)
        #expect(root.control(withTag: 104) === button)
    }

    @Test("One generic covers all classes, those of the app too")
    func generic() {
        final class Badge: UIView {}
        let badge = add(Badge(), tag: 7)
        #expect(root.view(Badge.self, withTag: 7) === badge)
        let inferred: Badge? = root.view(withTag: 7)
        #expect(inferred === badge)
        #expect(root.view(UIView.self, withTag: 7) === badge)
    }

    @Test("A view of another class is not found, though one of the class follows: the first match decides, as for viewWithTag")
    func otherClass() {
        _ = add(UIView(), tag: 5)
        _ = add(UILabel(), tag: 5)
        #expect(root.label(withTag: 5) == nil)
    }

    @Test("From a window, the receiver included, many levels down")
    func window() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.tag = 9
        window.addSubview(root)
        let inner = UIView()
        root.addSubview(inner)
        let label = UILabel()
        label.tag = 101
        inner.addSubview(label)
        #expect(window.label(withTag: 101) === label)
        #expect(window.window(withTag: 9) === window)
        #expect(window.label(withTag: 102) == nil)
    }
}
