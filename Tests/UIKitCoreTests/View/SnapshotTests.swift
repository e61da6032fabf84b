import Testing
import UIKitTesting

@MainActor
struct SnapshotTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)
    private let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))

    init() {
        screen.window.backgroundColor = .white
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let inner = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
        inner.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(inner)
        screen.window.addSubview(view)
        screen.settle()
    }

    private func blue(at point: CGPoint) -> CGFloat {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        screen.color(at: point)?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return green > 0.5 ? -1 : blue
    }

    @Test("A snapshot shows what the view shows, at another place and without it")
    func snapshot() throws {
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(snapshot.subviews.isEmpty)
        view.removeFromSuperview()
        snapshot.frame.origin = CGPoint(x: 50, y: 50)
        screen.window.addSubview(snapshot)
        screen.settle()
        #expect(blue(at: CGPoint(x: 60, y: 70)) == 0)
        #expect(blue(at: CGPoint(x: 80, y: 70)) == 1)
        #expect(blue(at: CGPoint(x: 20, y: 20)) == -1)
    }

    @Test("Taking a picture leaves the screen as it is")
    func untouched() {
        let before = screen.snapshot()?.pngData()
        _ = view.snapshotView(afterScreenUpdates: true)
        screen.settle()
        #expect(screen.snapshot()?.pngData() == before)
        view.frame.origin.x = 30
        screen.settle()
        #expect(blue(at: CGPoint(x: 12, y: 20)) == -1)
        #expect(blue(at: CGPoint(x: 65, y: 20)) == 1)
    }

    @Test("afterScreenUpdates decides whether changes of this turn are seen")
    func updates() throws {
        view.subviews[0].backgroundColor = view.backgroundColor
        let (old, new) = (view.snapshotView(afterScreenUpdates: false), view.snapshotView(afterScreenUpdates: true))
        view.isHidden = true
        let (before, after) = (try #require(old), try #require(new))
        after.frame.origin.y = 50
        screen.window.addSubview(before)
        screen.window.addSubview(after)
        screen.settle()
        #expect(blue(at: CGPoint(x: 30, y: 20)) == 1)
        #expect(blue(at: CGPoint(x: 30, y: 70)) == 0)
    }

    @Test("A view that was never shown gives an empty picture of its size")
    func neverShown() throws {
        let loose = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let snapshot = try #require(loose.snapshotView(afterScreenUpdates: false))
        #expect(snapshot.bounds.size == CGSize(width: 30, height: 20))
        #expect(snapshot.layer.contents == nil)
    }

    @Test("A part of a view can be stretched, with its edges kept")
    func resizable() throws {
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 10, y: 0, width: 20, height: 10), afterScreenUpdates: false,
                withCapInsets: UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 9)))
        #expect(part.bounds.size == CGSize(width: 20, height: 10))
        view.removeFromSuperview()
        part.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        screen.window.addSubview(part)
        screen.settle()
        #expect(blue(at: CGPoint(x: 4, y: 10)) == 0)
        #expect(blue(at: CGPoint(x: 96, y: 10)) == 1)
    }

    @Test("drawHierarchy draws into a context, as large as it is told")
    func drawing() {
        var isWhole = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            isWhole = view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: false)
        }
        #expect(isWhole)
        #expect(image.color(at: CGPoint(x: 5, y: 10)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(image.color(at: CGPoint(x: 15, y: 10)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("drawHierarchy outside of a window says that it is not whole")
    func drawingOutside() {
        view.removeFromSuperview()
        var isWhole = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
            isWhole = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        #expect(!isWhole)
        #expect(image.color(at: CGPoint(x: 30, y: 10)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("What is in motion is in the picture where it is seen")
    func motion() throws {
        let inner = view.subviews[0]
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.frame.origin.x = 0 }
        screen.settle()
        screen.wait(0.5)
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        view.removeFromSuperview()
        screen.window.addSubview(snapshot)
        screen.settle()
        #expect(blue(at: CGPoint(x: 5, y: 20)) == 0)
        #expect(blue(at: CGPoint(x: 20, y: 20)) == 1)
        #expect(blue(at: CGPoint(x: 35, y: 20)) == 0)
    }

    @Test("The screen can be taken as a whole")
    func wholeScreen() {
        let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: true)
        #expect(snapshot.bounds == UIScreen.main.bounds)
        #expect(snapshot.layer.contents != nil)
    }
}
