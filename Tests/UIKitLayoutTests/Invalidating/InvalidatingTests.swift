import Testing
import UIKitTesting

@MainActor
struct InvalidatingTests {
    private final class Badge: UIView {
        @Invalidating(.display) var text = "a"
        @Invalidating(.layout, .intrinsicContentSize) var padding: CGFloat = 4
        private(set) var draws = 0
        private(set) var layouts = 0
        private(set) var sizes = 0

        override var intrinsicContentSize: CGSize {
            sizes += 1
            return CGSize(width: 10 + padding, height: 10)
        }

        override func draw(_ rect: CGRect) { draws += 1 }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 2)

    @Test("A property asks for what its value makes out of date, and for nothing when it stays the same")
    func kinds() {
        let badge = Badge()
        badge.translatesAutoresizingMaskIntoConstraints = false
        screen.window.addSubview(badge)
        badge.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor).isActive = true
        screen.settle()
        let (draws, layouts, sizes) = (badge.draws, badge.layouts, badge.sizes)
        badge.text = "a"
        badge.padding = 4
        screen.settle()
        #expect(badge.draws == draws)
        #expect(badge.layouts == layouts)
        #expect(badge.sizes == sizes)
        badge.text = "b"
        screen.settle()
        #expect(badge.draws == draws + 1)
        #expect(badge.layouts == layouts)
        #expect(badge.sizes == sizes)
        badge.padding = 6
        screen.settle()
        #expect(badge.text == "b")
        #expect(badge.frame.width == 16)
        #expect(badge.layouts > layouts)
        #expect(badge.sizes > sizes)
    }
}
