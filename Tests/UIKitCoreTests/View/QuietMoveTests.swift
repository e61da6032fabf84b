import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import QuartzCore
@_spi(ForasteroInternal) @testable import UIKitCore

/// Views of which nobody hears that they move come to the same tree as those whose class listens.
@MainActor
struct QuietMoveTests {
    /// Numbers that are the same in every run.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
    }

    /// The same views twice over, in trees that get the same changes.
    @MainActor
    private final class Forest {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views: [UIView]

        init(make: () -> UIView) {
            views = (0..<12).map { index in
                let view = make()
                view.tag = index + 1
                return view
            }
        }

        func change(_ dice: inout Dice) {
            let (view, other) = (views[dice.roll(views.count)], views[dice.roll(views.count)])
            let kind = dice.roll(12)
            guard view !== other, !other.isDescendant(of: view) else { return view.removeFromSuperview() }
            switch kind {
            case 0...3: other.addSubview(view)
            case 4: other.insertSubview(view, at: 0)
            case 5: if let first = other.subviews.first, first !== view { other.insertSubview(view, belowSubview: first) }
            case 6: if let last = other.subviews.last, last !== view { other.insertSubview(view, aboveSubview: last) }
            case 7: view.tintColor = view.tintColor == .red ? nil : .red
            case 8: view.overrideUserInterfaceStyle = view.overrideUserInterfaceStyle == .dark ? .unspecified : .dark
            case 9: view.widthAnchor.constraint(equalToConstant: 7).isActive = true
            case 10: if view.superview === other { view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
            default: if view.superview == nil { window.addSubview(view) }
            }
        }

        var text: String {
            views.map { view in
                let name = { (view: UIView?) in view.map { $0 is UIWindow ? "window" : "\($0.tag)" } ?? "-" }
                return """
                    \(view.tag) in \(name(view.superview)) of \(name(view.window)): \(view.subviews.map(\.tag)) \
                    layers \(view.layer.sublayers?.map { ($0.delegate as? UIView)?.tag ?? 0 } ?? []) \
                    \(view.tintColor == .red ? "red " : "")\(view.traitCollection.userInterfaceStyle.rawValue) \
                    \(view.layer.needsLayout()) \(view.constraints.count) \(view.awaitsConstraintUpdate) \(view.traitVersion)
                    """
            }
            .joined(separator: "\n")
        }
    }

    @Test("VW-02 VW-03: whether or not anybody hears of moves, the same changes make the same tree", arguments: 0..<40)
    func sameTrees(seed: Int) {
        let (quiet, heard) = (Forest { UIView() }, Forest { ListeningView() })
        var (first, second) = (Dice(state: UInt64(seed)), Dice(state: UInt64(seed)))
        for step in 0..<120 {
            quiet.change(&first)
            heard.change(&second)
            #expect(quiet.text == heard.text, "after step \(step)")
            if step % 30 == 29 {
                for forest in [quiet, heard] { forest.window.layoutIfNeeded() }
                #expect(quiet.text == heard.text, "after layout")
            }
        }
        #expect(heard.views.contains { ($0 as? ListeningView)?.count ?? 0 > 0 })
    }

    @Test("VW-10: an override of one of the callbacks alone is heard, of the view and of its superview")
    func eachCallback() {
        let parent = ListeningParent()
        let view = UIView()
        parent.addSubview(view)
        view.removeFromSuperview()
        #expect(parent.calls == ["added", "removed"])
        let child = ListeningView()
        UIView().addSubview(child)
        #expect(child.count == 1)
    }
}

private final class ListeningView: UIView {
    var count = 0
    override func didMoveToSuperview() { count += 1 }
}

private final class ListeningParent: UIView {
    var calls: [String] = []
    override func didAddSubview(_ subview: UIView) { calls.append("added") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("removed") }
}
