import Testing
import UIKitTesting

@MainActor
struct TintTests {
    private let outer = TintView()
    private let inner = TintView()

    init() { outer.addSubview(inner) }

    @Test("VW-91: the tint is that of the nearest ancestor with one, at the root the system's")
    func inheriting() {
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        inner.tintColor = .green
        #expect(inner.tintColor == .green)
        inner.tintColor = nil
        #expect(inner.tintColor == .red)
    }

    @Test("VW-91: those whose tint changes are notified of it")
    func hearing() {
        outer.tintColor = .red
        #expect(outer.count == 1)
        #expect(inner.count == 1)
        inner.tintColor = .green
        outer.tintColor = .blue
        #expect(outer.count == 2)
        #expect(inner.count == 2)
        outer.tintColor = .blue
        #expect(outer.count == 2)
    }

    @Test("VW-91: a move under another tint is a change")
    func moving() {
        let other = UIView()
        other.tintColor = .orange
        other.addSubview(outer)
        #expect(outer.count == 1)
        #expect(inner.count == 1)
    }

    @Test("VW-92: a dimmed tint has no colour, and subviews take the mode over")
    func dimming() {
        outer.tintColor = .red
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(red == green)
        #expect(green == blue)
    }

    @Test("A dimmed tint is the same colour each time that it is read, also that of a colour that an app provides")
    func dimmedTwice() {
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintColor == inner.tintColor)
        #expect(inner.tintColor != .systemBlue)
        outer.tintColor = UIColor { traits in traits.userInterfaceStyle == .dark ? .red : .green }
        #expect(inner.tintColor == inner.tintColor)
        let first = inner.tintColor
        outer.tintColor = .red
        #expect(inner.tintColor == inner.tintColor)
        #expect(inner.tintColor != first)
    }
}

private final class TintView: UIView {
    var count = 0

    override func tintColorDidChange() {
        super.tintColorDidChange()
        count += 1
    }
}
