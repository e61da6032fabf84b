import Testing
import UIKitTesting

@testable import UIKitContainers

/// How bars go by the content below them.
@MainActor
@Suite struct LargeTitleTests {
    private let scrollView = UIScrollView()
    private let page = UIViewController()
    private let navigation: UINavigationController
    private let screen: TestScreen

    init() {
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.backgroundColor = .white
        page.view = scrollView
        page.title = "Places"
        navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        screen = TestScreen(showing: navigation, size: CGSize(width: 390, height: 844))
        screen.wait(0.1)
    }

    private var bar: UINavigationBar { navigation.navigationBar }

    /// The upper edge of the safe area without the bar.
    private var top: CGFloat { navigation.view.safeAreaInsets.top }

    @Test("content begins below a bar with all of its large title")
    func atRest() {
        #expect(bar.frame == CGRect(x: 0, y: top, width: 390, height: 96))
        #expect(scrollView.adjustedContentInset.top == top + 96)
        #expect(scrollView.contentOffset.y == -(top + 96))
    }

    @Test("what sums of lengths are off by neither hides nor stretches a title")
    func sums() {
        for noise in [-3e-14, 3e-14, 1e-9] {
            #expect(LargeTitleState(height: 52, contentBeginning: 52 + noise) == LargeTitleState(height: 52, contentBeginning: 52))
        }
        #expect(LargeTitleState(height: 52, contentBeginning: 52.5).stretch == 0.5)
        #expect(LargeTitleState(height: 52, contentBeginning: 51.5).hidden == 0.5)
    }

    @Test("a large title gives way to the content point by point, and its place is no longer part of the safe area")
    func givesWay() {
        scrollView.contentOffset.y = -(top + 96) + 20
        screen.settle()
        #expect(bar.frame.height == 76)
        #expect(scrollView.adjustedContentInset.top == top + 76)
        #expect(scrollView.contentOffset.y == -(top + 76))

        scrollView.contentOffset.y = 500
        screen.settle()
        #expect(bar.frame.height == 44)
        #expect(scrollView.adjustedContentInset.top == top + 44)
        #expect(scrollView.contentOffset.y == 500)
    }

    @Test("content that comes back in a pop rests below the bar from the beginning")
    func poppedBack() {
        navigation.pushViewController(UIViewController(), animated: true)
        screen.wait(1)
        navigation.popViewController(animated: true)
        screen.wait(0.1)
        #expect(scrollView.contentOffset.y == -(top + 96))
        #expect(scrollView.adjustedContentInset.top == top + 96)
        screen.wait(1)
        #expect(scrollView.contentOffset.y == -(top + 96))
    }

    @Test("the title in the middle is shown in place of a large one that has gone")
    func titleInTheMiddle() throws {
        let page = try #require(bar.itemView)
        #expect(page.titleHolder.alpha == 0)
        scrollView.contentOffset.y = 500
        screen.wait(0.5)
        #expect(page.titleHolder.alpha == 1)
        scrollView.contentOffset.y = -(top + 96)
        screen.wait(0.5)
        #expect(page.titleHolder.alpha == 0)
    }

    @Test("a bar has a background only while content is behind it")
    func background() {
        #expect(bar.isAtScrollEdge)
        scrollView.contentOffset.y = -(top + 96) + 52
        screen.settle()
        #expect(bar.isAtScrollEdge, "the content touches the bar")
        scrollView.contentOffset.y += 1
        screen.settle()
        #expect(!bar.isAtScrollEdge)
        scrollView.contentOffset.y = -(top + 96)
        screen.settle()
        #expect(bar.isAtScrollEdge)
    }

    @Test("content that is pulled down takes the large title along, and the page gets no other insets")
    func pulledDown() {
        let finger = screen.touchDown(at: CGPoint(x: 200, y: 300))
        finger.move(to: CGPoint(x: 200, y: 340))
        screen.wait(0.1)
        finger.move(to: CGPoint(x: 200, y: 440))
        screen.wait(0.1)
        let pull = -(top + 96) - scrollView.contentOffset.y
        #expect(pull > 20)
        #expect(bar.frame.height == 96 + pull)
        #expect(scrollView.adjustedContentInset.top == top + 96)
        finger.lift()
        screen.wait(2)
        #expect(bar.frame.height == 96)
        #expect(scrollView.contentOffset.y == -(top + 96))
    }

    @Test("a drag that would leave the title half seen goes on to the nearer end", arguments: [15.0, 42])
    func settles(distance: CGFloat) {
        let finger = screen.touchDown(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 380))
        screen.wait(0.1)
        finger.move(to: CGPoint(x: 200, y: 400 - distance - 10))
        screen.wait(0.2)
        screen.wait(0.2)
        finger.lift()
        screen.wait(2)
        let expected: CGFloat = distance < 20 ? 0 : 52
        #expect(scrollView.contentOffset.y == -(top + 96) + expected)
        #expect(bar.frame.height == 96 - expected)
    }

    @Test("a tap on the status bar brings the title back")
    func toTheTop() {
        scrollView.contentOffset.y = 700
        screen.settle()
        screen.touchDown(at: CGPoint(x: 195, y: 10)).lift()
        screen.wait(2)
        #expect(scrollView.contentOffset.y == -(top + 96))
        #expect(bar.frame.height == 96)
    }

    @Test("the way back leads to a title as it was left")
    func pushAndPop() {
        scrollView.contentOffset.y = 500
        screen.settle()
        let next = UIViewController()
        next.view.backgroundColor = .white
        navigation.pushViewController(next, animated: true)
        screen.wait(1)
        #expect(bar.frame.height == 96)
        #expect(bar.isAtScrollEdge)
        navigation.popViewController(animated: true)
        screen.wait(1)
        #expect(bar.frame.height == 44)
        #expect(!bar.isAtScrollEdge)
        #expect(scrollView.contentOffset.y == 500)
    }

    @Test("a scroll view inside the page is followed when it is behind all others or has been named")
    func namedScrollView() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        inner.contentSize = CGSize(width: 390, height: 3000)
        let other = UIViewController()
        other.view.addSubview(UIView())
        other.view.addSubview(inner)
        #expect(other.contentScrollView(for: .top) == nil)
        other.setContentScrollView(inner, for: .top)
        #expect(other.contentScrollView(for: .top) === inner)
        #expect(other.contentScrollView(for: .bottom) == nil)
        other.setContentScrollView(nil, for: [.top, .bottom])
        #expect(other.contentScrollView(for: .top) == nil)
        other.view.insertSubview(inner, at: 0)
        #expect(other.contentScrollView(for: .top) === inner)
        #expect(other.contentScrollView(for: .bottom) === inner)
    }

    @Test("where titles are not large the bar keeps its height")
    func notLarge() {
        bar.prefersLargeTitles = false
        screen.settle()
        #expect(bar.frame.height == 44)
        #expect(scrollView.contentOffset.y == -(top + 44))
        scrollView.contentOffset.y = 300
        screen.settle()
        #expect(bar.frame.height == 44)
        #expect(!bar.isAtScrollEdge)
    }

    @Test("content that fits has no scroll indicator, though it is scrolled while a large title gives way")
    func noIndicatorForShortContent() {
        scrollView.contentSize.height = 300
        scrollView.alwaysBounceVertical = true
        scrollView.flashScrollIndicators()
        screen.settle()
        #expect(scrollView.subviews.allSatisfy { $0.isHidden || $0.alpha == 0 })
        scrollView.contentSize.height = 3000
        scrollView.flashScrollIndicators()
        screen.settle()
        #expect(scrollView.subviews.contains { !$0.isHidden && $0.alpha == 1 })
    }
}

@Suite struct LargeTitlePlaceTests {
    @Test(
        "what is above the content is seen of a title, and no more than all",
        arguments: [(80.0, 0.0, 28.0), (52, 0, 0), (30, 22, 0), (0, 52, 0), (-400, 52, 0)])
    func place(contentBeginning: CGFloat, hidden: CGFloat, stretch: CGFloat) {
        let place = LargeTitleState(height: 52, contentBeginning: contentBeginning)
        #expect(place.hidden == hidden)
        #expect(place.stretch == stretch)
    }
}
