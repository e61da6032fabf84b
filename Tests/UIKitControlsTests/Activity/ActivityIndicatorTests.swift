import Testing
import UIKitTesting

@MainActor
struct ActivityIndicatorTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)

    private func makeIndicator(_ style: UIActivityIndicatorView.Style = .medium) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: style)
        view.frame.origin = CGPoint(x: 10, y: 10)
        screen.window.backgroundColor = .white
        screen.window.addSubview(view)
        screen.settle()
        return view
    }

    @Test("CT-36: an indicator is hidden and still at first; starting shows it, stopping hides it")
    func starting() {
        let view = makeIndicator()
        #expect(view.hidesWhenStopped)
        #expect(!view.isAnimating)
        #expect(view.isHidden)
        view.startAnimating()
        #expect(view.isAnimating)
        #expect(!view.isHidden)
        view.stopAnimating()
        #expect(!view.isAnimating)
        #expect(view.isHidden)
    }

    @Test("One that is not hidden when stopped stands still")
    func visibleWhenStopped() throws {
        let view = makeIndicator()
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
        screen.settle()
        let before = try #require(screen.snapshot()?.pngData())
        screen.wait(0.5)
        #expect(screen.snapshot()?.pngData() == before)
        view.startAnimating()
        view.stopAnimating()
        #expect(!view.isHidden)
        view.hidesWhenStopped = true
        #expect(view.isHidden)
    }

    @Test("The blades go round in a second, one step each eighth")
    func turning() throws {
        let view = makeIndicator()
        view.startAnimating()
        screen.wait(0.05)
        let start = try #require(screen.snapshot()?.pngData())
        screen.wait(0.125)
        let later = try #require(screen.snapshot()?.pngData())
        #expect(later != start)
        screen.wait(0.875)
        #expect(screen.snapshot()?.pngData() == start)
    }

    @Test("It goes on turning after it has been in another window")
    func moving() throws {
        let view = makeIndicator()
        view.startAnimating()
        view.removeFromSuperview()
        screen.settle()
        screen.window.addSubview(view)
        screen.wait(0.05)
        let start = screen.snapshot()?.pngData()
        screen.wait(0.25)
        #expect(view.isAnimating)
        #expect(screen.snapshot()?.pngData() != start)
    }

    @Test("Medium is 20 points, large 37; the graphic stands in the middle of the view")
    func sizes() {
        #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
        #expect(UIActivityIndicatorView().bounds.size == CGSize(width: 20, height: 20))
        let view = makeIndicator(.large)
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
        screen.settle()
        #expect(view.subviews[0].frame == CGRect(x: 11, y: 6, width: 37, height: 37))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 37, height: 37))
        #expect(view.style.rawValue == 101)
    }

    @Test("The blades have the colour that is set, fainter from one to the next")
    func color() throws {
        let view = makeIndicator(.large)
        view.color = .red
        view.startAnimating()
        screen.settle()
        // The blades at the top, the right and the bottom; the one at the top is the brightest in the beginning.
        let middle = CGPoint(x: 28.5, y: 28.5)
        func green(_ dx: CGFloat, _ dy: CGFloat) throws -> CGFloat {
            var (red, green): (CGFloat, CGFloat) = (0, 0)
            let color = try #require(screen.color(at: CGPoint(x: middle.x + dx, y: middle.y + dy)))
            color.getRed(&red, green: &green, blue: nil, alpha: nil)
            #expect(red == 1)
            return green
        }
        #expect(abs(try green(0, -11.5) - 38 / 255) < 0.01)
        #expect(abs(try green(-11.5, 0) - 112 / 255) < 0.01)
        #expect(abs(try green(11.5, 0) - 186 / 255) < 0.01)
        #expect(abs(try green(0, 0) - 1) < 0.01)
    }
}
