import Testing
import UIKitTesting

/// What a view inherits is looked for at the nearest view that may change it. Here each view is asked what it would be if all were asked.
@MainActor
struct EnvironmentTests {
    /// A view with what it changes, as a model.
    @MainActor
    private final class Node {
        let view = UIView()
        var parent: Node?
        var tint: UIColor?
        var mode = UIView.TintAdjustmentMode.automatic
        var style = UIUserInterfaceStyle.unspecified
        var limit: UIContentSizeCategory?

        static let sizes: [UIContentSizeCategory] = [.small, .medium, .large]

        var expectedTint: UIColor { tint ?? parent?.expectedTint ?? .systemBlue }
        var expectedMode: UIView.TintAdjustmentMode { mode != .automatic ? mode : parent?.expectedMode ?? .normal }
        var expectedStyle: UIUserInterfaceStyle { style != .unspecified ? style : parent?.expectedStyle ?? .light }
        var expectedSize: UIContentSizeCategory {
            let size = parent?.expectedSize ?? .large
            return Self.sizes.first { $0 == size || $0 == limit } ?? size
        }
    }

    private func change(_ node: Node, _ number: inout RandomNumbers) {
        switch number.next(below: 5) {
        case 0:
            node.tint = number.next(below: 3) == 0 ? nil : [.red, .green][number.next(below: 2)]
            node.view.tintColor = node.tint
        case 1:
            node.mode = [.automatic, .normal][number.next(below: 2)]
            node.view.tintAdjustmentMode = node.mode
        case 2:
            node.style = [.unspecified, .light, .dark][number.next(below: 3)]
            node.view.overrideUserInterfaceStyle = node.style
        case 3:
            node.limit = [nil, .small, .medium][number.next(below: 3)]
            node.view.maximumContentSizeCategory = node.limit
        default: node.view.backgroundColor = [nil, .red, .systemBackground][number.next(below: 3)]
        }
    }

    @Test("VW-91: tint, tint mode and traits are those of the nearest view that changes them", arguments: 1...8)
    func nearest(seed: UInt64) {
        var number = RandomNumbers(seed: seed)
        let nodes = (0..<24).map { _ in Node() }
        let window = UIWindow()
        for _ in 0..<150 {
            let index = number.next(below: nodes.count)
            let node = nodes[index]
            if index > 0, number.next(below: 3) == 0 {
                node.parent = nodes[number.next(below: index)]
                node.parent?.view.addSubview(node.view)
            } else if number.next(below: 12) == 0 {
                if nodes[0].view.superview == nil { window.addSubview(nodes[0].view) } else { nodes[0].view.removeFromSuperview() }
            } else {
                change(node, &number)
            }
            for node in nodes {
                #expect(node.view.tintColor == node.expectedTint)
                #expect(node.view.tintAdjustmentMode == node.expectedMode)
                #expect(node.view.traitCollection.userInterfaceStyle == node.expectedStyle)
                #expect(node.view.traitCollection.preferredContentSizeCategory == node.expectedSize)
            }
        }
    }

    @Test("a class that answers for its traits is asked by all inside it")
    func ownTraits() {
        final class DarkView: UIView {
            override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
        }
        let (dark, middle, inner) = (DarkView(), UIView(), UIView())
        dark.addSubview(middle)
        middle.addSubview(inner)
        UIWindow().addSubview(dark)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("a controller's traits reach the views inside its view, whenever it gets it")
    func controller() {
        let controller = UIViewController()
        let inner = UIView()
        controller.view.addSubview(inner)
        controller.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("a background makes no room for what few views have")
    func background() {
        let view = UIView()
        view.backgroundColor = .red
        #expect(view.rare == nil)
        #expect(view.backgroundColor == .red)
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        view.backgroundColor = nil
        #expect(view.layer.backgroundColor == nil)
    }

    @Test("a view that answers for its actions is asked, in blocks and outside of them")
    func actions() {
        final class AskedView: UIView {
            var keys: [String] = []
            override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                keys.append(event)
                return super.action(for: layer, forKey: event)
            }
        }
        let view = AskedView()
        view.keys = []
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.backgroundColor = .red
        #expect(view.keys == ["bounds", "position", "backgroundColor"])
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(view.keys.last == "opacity")
    }

    @Test("a layer of a class that answers for its actions is asked")
    func layerActions() {
        final class AskedLayer: CALayer {
            var keys: [String] = []
            override func action(forKey event: String) -> (any CAAction)? {
                keys.append(event)
                return super.action(forKey: event)
            }
        }
        final class LayerView: UIView {
            override class var layerClass: AnyClass { AskedLayer.self }
        }
        let view = LayerView()
        view.bounds.size = CGSize(width: 5, height: 6)
        #expect((view.layer as? AskedLayer)?.keys == ["bounds"])
    }
}

/// The same numbers for the same seed.
private struct RandomNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % limit
    }
}
