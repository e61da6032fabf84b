import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct RefreshControlTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600), scale: 2)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let control = UIRefreshControl()
    private let target = RefreshCounter()

    init() {
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 400, height: 2000)
        control.addTarget(target, action: #selector(RefreshCounter.refresh), for: .valueChanged)
        view.refreshControl = control
        screen.window.addSubview(view)
        screen.settle()
    }

    private func pull(_ distance: CGFloat) -> TestFinger {
        let finger = screen.touchDown(at: CGPoint(x: 200, y: 100))
        for step in 1...20 {
            screen.wait(0.01)
            finger.move(to: CGPoint(x: 200, y: 100 + distance * CGFloat(step) / 20))
        }
        return finger
    }

    @Test("A refresh control stands above the content, 60 high, behind it in order")
    func place() {
        #expect(control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
        #expect(control.superview === view)
        #expect(view.subviews.first === control)
        #expect(!control.isRefreshing)
        view.frame.size.width = 300
        screen.settle()
        #expect(control.frame.width == 300)
        view.refreshControl = nil
        #expect(control.superview == nil)
        view.addSubview(control)
        #expect(view.refreshControl === control)
    }

    @Test("Pulled far enough it refreshes, once, while the finger is still down")
    func pulling() {
        let short = pull(60)
        #expect(target.count == 0)
        short.lift()
        screen.wait(2)
        #expect(view.contentOffset == .zero)
        let long = pull(300)
        #expect(target.count == 1)
        #expect(control.isRefreshing)
        #expect(view.isDragging)
        #expect(control.frame.minY == view.contentOffset.y)
        long.lift()
        screen.wait(2)
        #expect(view.contentOffset.y == -60)
        #expect(target.count == 1)
        #expect(view.adjustedContentInset.top == 60)
        #expect(view.contentInset == .zero)
        control.endRefreshing()
        screen.wait(1)
        #expect(view.contentOffset == .zero)
        #expect(!control.isRefreshing)
        #expect(view.adjustedContentInset == .zero)
    }

    @Test("What ends while the finger still pulls does not begin again until it is lifted")
    func holding() {
        let finger = pull(300)
        control.endRefreshing()
        finger.move(to: CGPoint(x: 200, y: 420))
        finger.move(to: CGPoint(x: 200, y: 440))
        #expect(target.count == 1)
        finger.lift()
        screen.wait(2)
        #expect(view.contentOffset == .zero)
        pull(300).lift()
        #expect(target.count == 2)
    }

    @Test("Beginning by hand sends nothing and does not scroll; the wheel turns at the upper edge, up to where the content begins")
    func byHand() {
        control.beginRefreshing()
        #expect(control.isRefreshing)
        #expect(target.count == 0)
        #expect(view.contentOffset == .zero)
        #expect(control.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
        view.contentOffset.y = -60
        #expect(control.frame.minY == -60)
        view.contentOffset.y = 300
        #expect(control.frame.minY == 0)
        view.contentOffset.y = 0
        view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        screen.wait(1)
        #expect(view.contentOffset.y == -60)
        control.endRefreshing()
        control.endRefreshing()
        screen.wait(1)
        #expect(view.contentOffset == .zero)
    }

    @Test("The blades of the wheel appear one after the other")
    func blades() throws {
        let wheel = try #require(control.subviews.first as? RefreshWheel)
        func shown() -> Int { (wheel.layer.sublayers ?? []).count { $0.opacity > 0.5 } }
        #expect(shown() == 0)
        view.contentOffset.y = -30
        #expect(shown() == 4)
        view.contentOffset.y = -60
        #expect(shown() == 8)
        #expect(!control.isRefreshing)
    }

    @Test("A title stands below the wheel")
    func title() throws {
        control.attributedTitle = NSAttributedString(string: "Pull to refresh")
        control.layoutIfNeeded()
        let label = try #require(control.subviews.last as? UILabel)
        #expect(label.text == "Pull to refresh")
        #expect(label.frame.minY > 30)
        #expect(label.frame.maxY <= 60)
    }
}

@MainActor
final class RefreshCounter: NSObject {
    var count = 0
    @objc func refresh() { count += 1 }
}
