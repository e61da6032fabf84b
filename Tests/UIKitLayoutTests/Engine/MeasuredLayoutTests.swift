import Testing
import UIKitTesting

/// Figures measured on Apple's UIKit at two pixels a point, outside of a window unless a safe area takes part.
@MainActor
struct MeasuredLayoutTests {
    private typealias Rule = MeasuredScene.Rule
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)

    private func root(_ width: CGFloat, _ height: CGFloat, subviews count: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        for _ in 0..<count { root.addSubview(UIView()) }
        return root
    }

    @Test("Scene constraints_chain: equal widths and a ratio; origins on whole points, sizes on half points")
    func chain() {
        let scene = MeasuredScene(
            root(320, 240, subviews: 5),
            [
                Rule("0", .leading, "", .leading, 1, 12), Rule("1", .leading, "0", .trailing, 1, 8),
                Rule("2", .leading, "1", .trailing, 1, 8), Rule("2", .trailing, "", .trailing, 1, -12),
                Rule("1", .width, "0", .width), Rule("2", .width, "0", .width), Rule("0", .top, "", .top, 1, 20),
                Rule("1", .top, "", .top, 1, 20), Rule("2", .top, "", .top, 1, 20), Rule("0", .height, 60),
                Rule("1", .height, "0", .height), Rule("2", .height, "0", .height), Rule("3", .leading, "", .leading, 1, 12),
                Rule("4", .leading, "3", .trailing, 1, 10), Rule("4", .trailing, "", .trailing, 1, -12),
                Rule("4", .width, "3", .width, 2), Rule("3", .top, "0", .bottom, 1, 24), Rule("4", .top, "3", .top),
                Rule("3", .height, 48), Rule("4", .height, "3", .height),
            ])
        #expect(scene.frame("0") == [12, 20, 93.5, 60])
        #expect(scene.frame("1") == [113, 20, 93.5, 60])
        #expect(scene.frame("2") == [215, 20, 93.5, 60])
        #expect(scene.frame("3") == [12, 104, 95.5, 48])
        #expect(scene.frame("4") == [117, 104, 190.5, 48])
    }

    @Test("In a window origins stand on its pixels")
    func originsInWindow() {
        let scene = MeasuredScene(
            root(320, 240, subviews: 2),
            [
                Rule("0", .leading, "", .leading, 1, 0), Rule("1", .leading, "0", .trailing), Rule("1", .trailing, "", .trailing),
                Rule("1", .width, "0", .width, 5), Rule("0", .top, "", .top, 1, 47.25), Rule("1", .top, "", .top, 1, 0.2),
            ])
        #expect(scene.frame("0") == [0, 47, 53.5, 0])
        screen.window.addSubview(scene.root)
        #expect(scene.frame("0") == [0, 47.5, 53.5, 0])
        #expect(scene.frame("1") == [53.5, 0, 266.5, 0])
        scene.root.removeFromSuperview()
        scene.root.setNeedsLayout()
        #expect(scene.frame("0") == [0, 47, 53.5, 0])
    }

    @Test("Scene constraints_margins: margins with an inherited safe area, in a view that keeps its frame")
    func margins() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let inner = SafeView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
        inner.tag = -1
        // What is inherited in that scene; without a window nothing is here.
        inner.forced = UIEdgeInsets(top: 29, left: 16, bottom: 0, right: 20)
        root.addSubview(inner)
        for _ in 0..<4 { inner.addSubview(UIView()) }
        let scene = MeasuredScene(
            root,
            [
                Rule("0.0", .left, "0", .leftMargin), Rule("0.0", .top, "0", .topMargin), Rule("0.0", .width, 60), Rule("0.0", .height, 40),
                Rule("0.1", .right, "0", .rightMargin), Rule("0.1", .bottom, "0", .bottomMargin), Rule("0.1", .width, 60),
                Rule("0.1", .height, 40), Rule("0.2", .centerX, "0", .centerXWithinMargins),
                Rule("0.2", .centerY, "0", .centerYWithinMargins), Rule("0.2", .width, 80), Rule("0.2", .height, 30),
                Rule("0.3", .leading, "0", .leadingMargin), Rule("0.3", .trailing, "0", .trailingMargin),
                Rule("0.3", .top, "0", .topMargin, 1, 100), Rule("0.3", .height, 24),
            ])
        #expect(scene.frame("0") == [0, 30, 320, 300])
        #expect(scene.frame("0.0") == [24, 37, 60, 40])
        #expect(scene.frame("0.1") == [232, 252, 60, 40])
        #expect(scene.frame("0.2") == [118, 150, 80, 30])
        #expect(scene.frame("0.3") == [24, 137, 268, 24])
    }

    @Test("Scene nested_deep: views that no constraint names keep their frames")
    func nestedFrames() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        var parent = root
        for (width, height) in [(300, 220), (280, 200), (260, 180), (240, 160)] {
            let view = UIView(frame: CGRect(x: 10, y: 10, width: width, height: height))
            parent.addSubview(view)
            parent = view
        }
        let marker = UIView()
        root.addSubview(marker)
        let scene = MeasuredScene(root, [Rule("1", .left, "", .left, 1, 3), Rule("1", .width, 5)])
        #expect(scene.frame("0") == [10, 10, 300, 220])
        #expect(scene.frame("0.0") == [10, 10, 280, 200])
        #expect(scene.frame("0.0.0") == [10, 10, 260, 180])
        #expect(scene.frame("0.0.0.0") == [10, 10, 240, 160])
        #expect(scene.frame("1")[0] == 3)
    }

    @Test("Probe customGuide: a guide below a view in the safe area; one without constraints is nowhere")
    func customGuide() {
        let root = SafeView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.forced = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        let (view, guide, unconstrained) = (UIView(), UILayoutGuide(), UILayoutGuide())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        root.addLayoutGuide(guide)
        root.addLayoutGuide(unconstrained)
        screen.window.addSubview(root)
        let safe = root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: safe.topAnchor), view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: safe.trailingAnchor), view.heightAnchor.constraint(equalToConstant: 60),
            guide.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 8),
            guide.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 4), guide.widthAnchor.constraint(equalToConstant: 120),
            guide.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 44, width: 298, height: 60))
        #expect(guide.layoutFrame == CGRect(x: 14, y: 112, width: 120, height: 40))
        #expect(unconstrained.layoutFrame == .zero)
    }

    @Test("Scene constraints_baseline: labels of different sizes stand on one line")
    func baseline() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
        for (text, size) in [("Big 28pt", 28.0), ("small 13", 13), ("Title 22", 22), ("tiny 11", 11)] {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: size)
            root.addSubview(label)
        }
        let scene = MeasuredScene(
            root,
            [
                Rule("0", .leading, "", .leading, 1, 16), Rule("0", .top, "", .top, 1, 24), Rule("1", .leading, "0", .trailing, 1, 8),
                Rule("1", .firstBaseline, "0", .firstBaseline), Rule("2", .leading, "", .leading, 1, 16),
                Rule("2", .top, "", .top, 1, 96), Rule("3", .leading, "2", .trailing, 1, 8),
                Rule("3", .lastBaseline, "2", .lastBaseline),
            ])
        for (left, right) in [("0", "1"), ("2", "3")] {
            let (a, b) = (scene.frame(left), scene.frame(right))
            let (bigger, smaller) = (scene.view(left) as? UILabel, scene.view(right) as? UILabel)
            guard let bigger, let smaller else { continue }
            #expect(bigger.frame.size == bigger.intrinsicContentSize)
            #expect(smaller.frame.size == smaller.intrinsicContentSize)
            #expect(abs(b[0] - (a[0] + a[2] + 8)) <= 0.5)
            // The ascents are those of our own font, so the lines are compared, which come to whole points here.
            #expect(abs(a[1] + bigger.font.ascender - b[1] - smaller.font.ascender) <= 1)
        }
        #expect(scene.frame("0")[0] == 16)
        #expect(scene.frame("0")[1] == 24)
    }

    @Test("Probe priorities: the higher priority wins outright, and a required inequality beats 999")
    func priorities() {
        var low = Rule("0", .width, 100)
        low.priority = 749
        var high = Rule("0", .width, 40)
        high.priority = 750
        var almost = Rule("0", .height, 200)
        almost.priority = 999
        var least = Rule("0", .height, 50)
        least.relation = .lessThanOrEqual
        let scene = MeasuredScene(root(320, 240, subviews: 1), [low, high, almost, least])
        #expect(scene.frame("0") == [0, 0, 40, 50])
    }

    @Test("Priorities of content: hugging 250, labels in height 251; resistance 750")
    func contentPriorities() {
        let (view, label) = (UIView(), UILabel())
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
            #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
        }
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(label.contentHuggingPriority(for: .vertical).rawValue == 251)
        label.setContentHuggingPriority(.required, for: .horizontal)
        #expect(label.contentHuggingPriority(for: .horizontal) == .required)
        #expect(label.contentHuggingPriority(for: .vertical).rawValue == 251)
    }
}

/// Has a safe area of its own.
private final class SafeView: UIView {
    var forced = UIEdgeInsets.zero
    override var safeAreaInsets: UIEdgeInsets { forced }
}
