import Testing
import UIKitTesting

@MainActor
struct LayoutTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    /// Puts child into view into the window, and settles.
    private func show() {
        view.addSubview(child)
        screen.window.addSubview(view)
        screen.settle()
        view.count = 0
        child.count = 0
    }

    @Test("VW-80: a new view needs layout")
    func newViewNeedsLayout() {
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.layoutIfNeeded()
        #expect(view.count == 1)
    }

    @Test("VW-81: adding and removing a subview asks for layout")
    func subviewsAskForLayout() {
        show()
        let added = UIView()
        view.addSubview(added)
        screen.settle()
        #expect(view.count == 1)
        added.removeFromSuperview()
        screen.settle()
        #expect(view.count == 2)
    }

    @Test("VW-82: a new size asks for layout of the view and its superview, scrolling of the view only")
    func sizeAsksForLayout() {
        show()
        child.frame.size = CGSize(width: 20, height: 20)
        screen.settle()
        #expect(child.count == 1)
        #expect(view.count == 1)
        child.bounds.origin = CGPoint(x: 0, y: 5)
        screen.settle()
        #expect(child.count == 2)
        #expect(view.count == 1)
    }

    @Test("VW-82: a new size that the layer is given asks for layout of the superview, too")
    func sizeOfLayerAsksForLayout() {
        show()
        child.layer.bounds.size = CGSize(width: 20, height: 20)
        view.layoutIfNeeded()
        #expect(child.count == 1)
        #expect(view.count == 1)
        child.layer.frame.size = CGSize(width: 30, height: 20)
        screen.settle()
        #expect(child.count == 2)
        #expect(view.count == 2)
        child.layer.position.x += 1
        screen.settle()
        #expect(child.count == 2)
        #expect(view.count == 2)
    }

    @Test("VW-81: subviews that come, go and get their sizes in the layout of a view do not ask for it again")
    func layoutThatMakesSubviewsAnew() {
        let maker = RowMaker(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(maker)
        screen.settle()
        #expect(maker.count == 1)
        #expect(maker.subviews.count == 2)
        screen.wait(0.1)
        #expect(maker.count == 1)
        maker.subviews[0].bounds.size.height += 1
        screen.settle()
        #expect(maker.count == 2)
    }

    @Test("VW-83: moving alone asks for nothing")
    func movingAsksForNothing() {
        show()
        child.frame.origin = CGPoint(x: 30, y: 30)
        child.center = CGPoint(x: 50, y: 50)
        screen.settle()
        #expect(child.count == 0)
        #expect(view.count == 0)
    }

    @Test("VW-84, VW-85: marking a view marks neither its superview nor its subviews")
    func markingIsLocal() {
        show()
        child.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(child.count == 1)
        #expect(view.count == 0)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(child.count == 1)
        #expect(view.count == 1)
    }

    @Test("VW-86: one layout per view and frame, however often it is asked for")
    func onceAFrame() {
        show()
        for _ in 0..<5 { view.setNeedsLayout() }
        screen.settle()
        #expect(view.count == 1)
    }

    @Test("VW-87: creating a view lays out nothing")
    func creatingLaysOutNothing() {
        #expect(LayoutView().count == 0)
    }

    @Test("VW-88: sizeToFit asks for the present size and keeps the origin")
    func sizeToFit() {
        let view = FittingView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        view.sizeToFit()
        #expect(view.asked == CGSize(width: 30, height: 30))
        #expect(view.frame == CGRect(x: 10, y: 10, width: 7, height: 8))
    }

    @Test("VW-89: without an override the present size fits")
    func defaultFittingSize() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 3, height: 4))
    }

    @Test("Layout that asks for layout comes to an end")
    func endlessLayoutEnds() {
        let restless = RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(restless)
        screen.settle()
        #expect(restless.count > 0)
    }
}

private final class LayoutView: UIView {
    var count = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
    }
}

private final class FittingView: UIView {
    var asked = CGSize.zero

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked = size
        return CGSize(width: 7, height: 8)
    }
}

private final class RestlessView: UIView {
    var count = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        frame.size.width += 1
    }
}

/// Puts new rows in whenever it is laid out, and gives them their sizes afterwards.
private final class RowMaker: UIView {
    var count = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        for row in subviews { row.removeFromSuperview() }
        for index in 0..<2 {
            let row = UIView()
            addSubview(row)
            row.frame = CGRect(x: 0, y: index * 10, width: 50, height: 20)
            row.frame.size.height = 10
        }
    }
}
