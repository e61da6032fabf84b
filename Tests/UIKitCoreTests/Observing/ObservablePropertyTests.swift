import Testing
import UIKitTesting

/// What an observer that was added by key path is notified of.
private final class Listener: NSObject {
    var heard: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        heard.append(keyPath ?? "?")
    }
}

/// One property of UIKit's that may be observed, and something that changes it.
@MainActor
private struct Observable {
    let key: String
    let change: (NSObject) -> Void
    let make: () -> NSObject

    init<Object: NSObject>(_ key: String, of make: @autoclosure @escaping () -> Object, _ change: @escaping (Object) -> Void) {
        self.key = key
        self.make = { make() }
        self.change = { object in (object as? Object).map(change) }
    }
}

@MainActor
struct ObservablePropertyTests {
    private static let ofViews = [
        Observable("frame", of: UIView()) { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) },
        Observable("bounds", of: UIView()) { $0.bounds.size = CGSize(width: 3, height: 4) },
        Observable("center", of: UIView()) { $0.center = CGPoint(x: 5, y: 5) },
        Observable("transform", of: UIView()) { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
        Observable("alpha", of: UIView()) { $0.alpha = 0.5 },
        Observable("hidden", of: UIView()) { $0.isHidden = true },
        Observable("isHidden", of: UIView()) { $0.isHidden = true },
        Observable("backgroundColor", of: UIView()) { $0.backgroundColor = .red },
        Observable("tintColor", of: UIView()) { $0.tintColor = .red },
        Observable("userInteractionEnabled", of: UIView()) { $0.isUserInteractionEnabled = false },
        Observable("tag", of: UIView()) { $0.tag = 3 },
        Observable("text", of: UILabel()) { $0.text = "new" },
        Observable("attributedText", of: UILabel()) { $0.attributedText = NSAttributedString(string: "new") },
        Observable("font", of: UILabel()) { $0.font = .systemFont(ofSize: 9) },
        Observable("textColor", of: UILabel()) { $0.textColor = .red },
        Observable("image", of: UIImageView()) { $0.image = UIImage() },
        Observable("contentOffset", of: UIScrollView()) { $0.contentOffset.y = 4 },
        Observable("contentSize", of: UIScrollView()) { $0.contentSize.width = 4 },
        Observable("contentInset", of: UIScrollView()) { $0.contentInset.top = 4 },
    ]

    private static let ofOthers = [
        Observable("enabled", of: UIControl()) { $0.isEnabled = false },
        Observable("selected", of: UIControl()) { $0.isSelected = true },
        Observable("highlighted", of: UIControl()) { $0.isHighlighted = true },
        Observable("state", of: UIControl()) { $0.isSelected = true },
        Observable("state", of: UITapGestureRecognizer()) { $0.state = .ended },
        Observable("enabled", of: UITapGestureRecognizer()) { $0.isEnabled = false },
        Observable("title", of: UIViewController()) { $0.title = "new" },
        Observable("preferredContentSize", of: UIViewController()) { $0.preferredContentSize.width = 3 },
        Observable("editing", of: UIViewController()) { $0.isEditing = true },
        Observable("rootViewController", of: UIWindow()) { $0.rootViewController = UIViewController() },
        Observable("navigationItem.title", of: UIViewController()) { $0.title = "new" },
        Observable("tabBarItem.badgeValue", of: UIViewController()) { $0.tabBarItem.badgeValue = "1" },
        Observable("title", of: UIBarButtonItem()) { $0.title = "new" },
        Observable("enabled", of: UIBarButtonItem()) { $0.isEnabled = false },
        Observable("badgeValue", of: UITabBarItem()) { $0.badgeValue = "1" },
        Observable("rightBarButtonItem", of: UINavigationItem()) { $0.rightBarButtonItem = UIBarButtonItem() },
        Observable("titleView", of: UINavigationItem()) { $0.titleView = UIView() },
    ]

    @Test("Key-value observing is notified of UIKit's properties once")
    func everyPropertyIsHeardOf() {
        for property in Self.ofViews + Self.ofOthers {
            let object = property.make(), listener = Listener()
            object.addObserver(listener, forKeyPath: property.key, options: [.old, .new], context: nil)
            property.change(object)
            #expect(listener.heard == [property.key], "\(type(of: object))")
            object.removeObserver(listener, forKeyPath: property.key)
            property.change(object)
            #expect(listener.heard.count == 1, "\(property.key) of \(type(of: object))")
        }
    }

    @Test("Setting the frame is heard as a new frame, size and centre, with the values before and after")
    func oneSideOfTheGeometryMovesTheOthers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var heard: [String] = []
        let tokens = [
            view.observe(\.bounds, options: [.old, .new]) { _, change in
                heard.append("bounds \(change.oldValue?.width ?? -1) \(change.newValue?.width ?? -1)")
            },
            view.observe(\.center, options: [.old, .new]) { _, change in
                heard.append("center \(change.oldValue?.x ?? -1) \(change.newValue?.x ?? -1)")
            },
            view.observe(\.frame, options: [.new]) { _, change in heard.append("frame \(change.newValue?.width ?? -1)") },
        ]
        view.frame.size.width = 20
        #expect(heard == ["center 5.0 10.0", "bounds 10.0 20.0", "frame 20.0"])
        heard = []
        view.frame.origin.x = 1
        #expect(heard == ["center 10.0 11.0", "frame 20.0"])
        withExtendedLifetime(tokens) {}
    }

    @Test("A key path that comes as a value is known by its name")
    func keyPathsAsValues() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var heard: [String] = []
        let size: KeyPath<UIScrollView, CGSize> = \.contentSize
        let frame: KeyPath<UIView, CGRect> = \.frame, centre: KeyPath<UIView, CGPoint> = \.center
        let tokens = [
            view.observe(size, options: .new) { heard.append("size \($1.newValue?.width ?? -1)") },
            (view as UIView).observe(frame, options: .new) { heard.append("frame \($1.newValue?.width ?? -1)") },
            (view as UIView).observe(centre) { _, _ in heard.append("centre") },
        ]
        view.contentSize.width = 4
        view.frame.size.width = 20
        #expect(heard == ["size 4.0", "centre", "frame 20.0"])
        withExtendedLifetime(tokens) {}
    }

    @Test("A view that its superview resizes is heard of")
    func autoresizing() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = [.flexibleWidth]
        outer.addSubview(inner)
        var widths: [CGFloat] = []
        let token = inner.observe(\.frame, options: .new) { widths.append($1.newValue?.width ?? -1) }
        outer.bounds.size.width = 30
        #expect(widths == [30])
        withExtendedLifetime(token) {}
    }

    @Test("Swift key paths reach properties whose Objective-C name has no `is`")
    func swiftKeyPaths() {
        let view = UIView()
        var values: [Bool?] = []
        let token = view.observe(\.isHidden, options: .new) { values.append($1.newValue) }
        view.isHidden = true
        view.setValue(false, forKey: "hidden")
        view.setValue(true, forKey: "isHidden")
        #expect(values == [true, false, true])
        withExtendedLifetime(token) {}
    }

    @Test("A gesture's states are heard of as they come")
    func statesOfAGesture() throws {
        let screen = TestScreen(), view = UIView(frame: screen.window.bounds), tap = UITapGestureRecognizer()
        screen.window.addSubview(view)
        view.addGestureRecognizer(tap)
        var states: [UIGestureRecognizer.State] = []
        let token = tap.observe(\.state, options: .new) { tap, _ in states.append(tap.state) }
        try screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(states == [.ended, .possible])
        withExtendedLifetime(token) {}
    }
}
