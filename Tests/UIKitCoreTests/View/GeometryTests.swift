import Testing
import UIKitTesting

@MainActor
struct GeometryTests {
    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    @Test("VW-45: what follows from a frame")
    func initialGeometry() {
        let view = view(10, 20, 30, 40)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.transform.isIdentity)
    }

    @Test("VW-46: setting the frame keeps the origin of the bounds")
    func settingFrame() {
        let view = view(0, 0, 10, 10)
        view.bounds.origin = CGPoint(x: 5, y: 6)
        view.frame = CGRect(x: 100, y: 100, width: 50, height: 60)
        #expect(view.bounds == CGRect(x: 5, y: 6, width: 50, height: 60))
        #expect(view.center == CGPoint(x: 125, y: 130))
    }

    @Test("VW-47: a new size of the bounds grows on all sides")
    func settingBounds() {
        let view = view(10, 10, 20, 20)
        view.bounds.size = CGSize(width: 40, height: 40)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test("VW-48: setting the center moves the frame only")
    func settingCenter() {
        let view = view(0, 0, 20, 20)
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
    }

    @Test("VW-49: with a transform the frame is the bounding box")
    func frameUnderTransform() {
        let view = view(0, 0, 100, 100)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(view.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(view.bounds.size == CGSize(width: 200, height: 200))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("VW-50: the origin of the bounds shifts subviews, not the frame")
    func boundsOrigin() {
        let (parent, child) = (view(0, 0, 100, 100), view(10, 10, 10, 10))
        parent.addSubview(child)
        parent.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(parent.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 10, y: 10))
        let root = view(0, 0, 100, 100)
        root.addSubview(parent)
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: -20))
    }

    @Test("VW-51: a negative size is turned positive")
    func negativeSize() {
        let view = view(50, 50, -20, -30)
        #expect(view.frame == CGRect(x: 30, y: 20, width: 20, height: 30))
        view.frame = CGRect(x: 10, y: 10, width: -10, height: 5)
        #expect(view.frame == CGRect(x: 0, y: 10, width: 10, height: 5))
    }

    @Test("VW-52: converting to an ancestor and back")
    func convertingToAncestor() {
        let (root, sub) = (view(0, 0, 100, 100), view(20, 10, 10, 10))
        root.addSubview(sub)
        #expect(root.convert(CGPoint(x: 15, y: 15), to: sub) == CGPoint(x: -5, y: 5))
        #expect(sub.convert(CGPoint(x: -5, y: 5), to: root) == CGPoint(x: 15, y: 15))
        #expect(sub.convert(CGPoint(x: 15, y: 15), from: root) == CGPoint(x: -5, y: 5))
        #expect(sub.convert(sub.bounds, to: root) == sub.frame)
    }

    @Test("VW-53: converting into a scaled view")
    func convertingIntoScaled() {
        let (root, sub) = (view(0, 0, 100, 100), UIView())
        root.addSubview(sub)
        sub.transform = CGAffineTransform(scaleX: 2, y: 2)
        sub.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
        #expect(root.convert(CGPoint(x: 60, y: 20), to: sub) == CGPoint(x: 25, y: 5))
    }

    @Test("VW-54: a scaled grandparent is undone too")
    func scaledGrandparent() {
        let (root, container) = (view(0, 0, 200, 200), UIView())
        let (middle, inner) = (view(10, 10, 50, 50), view(5, 5, 10, 10))
        container.transform = CGAffineTransform(scaleX: 2, y: 2)
        container.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        root.addSubview(container)
        container.addSubview(middle)
        middle.addSubview(inner)
        #expect(root.convert(CGPoint(x: 100, y: 100), to: inner) == CGPoint(x: 35, y: 35))
    }

    @Test("VW-55: nil means the window, or the topmost ancestor without one")
    func convertingToNil() {
        let (root, sub) = (view(7, 7, 100, 100), view(20, 10, 10, 10))
        root.addSubview(sub)
        #expect(sub.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 20, y: 10))
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        screen.window.addSubview(root)
        #expect(sub.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 27, y: 17))
    }

    @Test("VW-56: a rectangle through a rotation gives its bounding box")
    func rotatedRect() {
        let (root, sub) = (view(0, 0, 100, 100), view(40, 40, 20, 10))
        root.addSubview(sub)
        sub.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let box = sub.convert(sub.bounds, to: root)
        #expect(abs(box.minX - 45) < 1e-9)
        #expect(abs(box.minY - 35) < 1e-9)
        #expect(abs(box.width - 10) < 1e-9)
        #expect(abs(box.height - 20) < 1e-9)
    }

    @Test("VW-57: between windows, through the screen")
    func betweenWindows() {
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
        let second = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        let (mine, theirs) = (view(10, 10, 10, 10), view(20, 20, 10, 10))
        screen.window.addSubview(mine)
        second.addSubview(theirs)
        #expect(mine.convert(CGPoint.zero, to: theirs) == CGPoint(x: -110, y: -60))
        #expect(mine.convert(mine.bounds, to: theirs) == CGRect(x: -110, y: -60, width: 10, height: 10))
    }

    @Test("A frame that is no number stops the program, and is named")
    func notANumber() async {
        func message(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }
        let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
        }
        #expect(message(frame).contains("CALayer position contains NaN: [nan 0.5]"))
        let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)) }
        }
        #expect(message(size).contains("CALayer bounds contains NaN: [0 0; nan 1]"))
        let center = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().center.y = .nan }
        }
        #expect(message(center).contains("CALayer position contains NaN: [0 nan]"))
    }

    @Test("Infinite and huge frames do no harm, on screen or off")
    func infinite() {
        let screen = TestScreen(size: CGSize(width: 50, height: 50), scale: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        screen.window.addSubview(view)
        for side in [CGFloat.infinity, .greatestFiniteMagnitude, 1e12] {
            view.frame = CGRect(x: -10, y: -10, width: side, height: side)
            screen.settle()
            view.frame = CGRect(x: side, y: -side, width: 10, height: 10)
            screen.settle()
        }
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        screen.settle()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(screen.color(at: CGPoint(x: 5, y: 5)) != nil)
    }
}
