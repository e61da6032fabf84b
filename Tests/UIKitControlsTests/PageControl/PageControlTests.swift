import Testing
import UIKitTesting

@MainActor
struct PageControlTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 2, style: .dark)
    private let control = UIPageControl(frame: CGRect(x: 0, y: 40, width: 200, height: 26))
    private let log = Log()

    init() {
        control.accessibilityLabel = "Pages"
        control.numberOfPages = 4
        control.addAction(UIAction { [log, control] _ in log.pages.append(control.currentPage) }, for: .valueChanged)
        screen.window.backgroundColor = .black
        screen.window.addSubview(control)
        screen.settle()
    }

    @Test("CT-35: no pages at first, and the current one stays among those there are")
    func values() {
        let fresh = UIPageControl()
        #expect(fresh.numberOfPages == 0)
        #expect(fresh.currentPage == 0)
        #expect(!fresh.hidesForSinglePage)
        #expect(fresh.backgroundStyle == .automatic)
        fresh.currentPage = 3
        #expect(fresh.currentPage == 0)
        control.currentPage = 9
        #expect(control.currentPage == 3)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0)
        #expect(control.currentPage == 0)
    }

    @Test("CT-35: a tap to the right of the current dot goes on, one to the left goes back, each with one message; not beyond the ends")
    func taps() throws {
        try screen.tap(at: CGPoint(x: 180, y: 50))
        try screen.tap(at: CGPoint(x: 180, y: 50))
        #expect(control.currentPage == 2)
        #expect(log.pages == [1, 2])
        try screen.tap(at: CGPoint(x: 20, y: 50))
        try screen.tap(at: CGPoint(x: 20, y: 50))
        try screen.tap(at: CGPoint(x: 20, y: 50))
        #expect(control.currentPage == 0)
        #expect(log.pages == [1, 2, 1, 0])
    }

    @Test("CT-19: what the program sets is not reported")
    func silent() {
        control.currentPage = 2
        control.numberOfPages = 2
        #expect(log.pages.isEmpty)
    }

    @Test("A finger that moves along the dots chooses the one below it")
    func scrubbing() {
        let finger = screen.touchDown(at: CGPoint(x: 75, y: 50))
        finger.move(to: CGPoint(x: 92, y: 50))
        #expect(control.interactionState == .continuous)
        #expect(log.pages == [1])
        finger.move(to: CGPoint(x: 400, y: 50))
        finger.lift()
        #expect(log.pages == [1, 3])
        #expect(control.interactionState == .none)
    }

    @Test("Where moving along is not allowed, such a finger is a tap")
    func noScrubbing() {
        control.allowsContinuousInteraction = false
        let finger = screen.touchDown(at: CGPoint(x: 75, y: 50))
        finger.move(to: CGPoint(x: 130, y: 50))
        #expect(log.pages.isEmpty)
        finger.lift()
        #expect(log.pages == [1])
    }

    @Test("From right to left the first dot is on the right")
    func rightToLeft() throws {
        control.semanticContentAttribute = .forceRightToLeft
        try screen.tap(at: CGPoint(x: 20, y: 50))
        #expect(control.currentPage == 1)
    }

    @Test("A picture stands for a page instead of its dot, in the dot's colour; one of its own wins, and the current page's wins over that")
    func images() {
        let square = picture(width: 12)
        let wide = picture(width: 20)
        let dots = { control.subviews.compactMap { $0 as? UIImageView } }
        control.preferredIndicatorImage = square
        control.setIndicatorImage(wide, forPage: 2)
        control.preferredCurrentPageIndicatorImage = picture(width: 14)
        control.setCurrentPageIndicatorImage(picture(width: 16), forPage: 1)
        screen.settle()
        #expect(dots().map(\.frame.width) == [14, 12, 20, 12])
        #expect(dots().map { $0.image?.renderingMode } == [.alwaysTemplate, .alwaysTemplate, .alwaysTemplate, .alwaysTemplate])
        #expect(dots()[1].backgroundColor == nil)
        control.currentPage = 1
        screen.settle()
        #expect(dots().map(\.frame.width) == [12, 16, 20, 12])
        #expect(control.indicatorImage(forPage: 2) === wide)
        #expect(control.indicatorImage(forPage: 0) == nil)
        #expect(control.currentPageIndicatorImage(forPage: 0) == nil)
        control.setIndicatorImage(nil, forPage: 2)
        control.preferredIndicatorImage = nil
        screen.settle()
        #expect(dots().map(\.frame.width) == [7, 16, 7, 7])
    }

    @Test("Wide pictures stand as far from each other as dots do, and the control is wider")
    func wideImages() {
        let narrow = control.intrinsicContentSize.width
        control.preferredIndicatorImage = picture(width: 17)
        #expect(control.intrinsicContentSize.width == narrow + 4 * 10)
        #expect(control.size(forNumberOfPages: 4) == control.intrinsicContentSize)
    }

    private func picture(width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 8)).image { _ in }
    }

    @Test("26 points high, and wider with each page")
    func size() {
        #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 4))
        #expect(control.sizeThatFits(.zero).height == 26)
        #expect(control.size(forNumberOfPages: 5).width - control.size(forNumberOfPages: 4).width == 17)
    }

    @Test("The current dot has its colour, the others theirs; both can be given")
    func colors() {
        func brightness(_ page: Int) -> CGFloat {
            let place = 100 - 2 * 17 + (CGFloat(page) + 0.5) * 17
            var white: CGFloat = 0
            screen.color(at: CGPoint(x: place, y: 53))?.getWhite(&white, alpha: nil)
            return white
        }
        #expect(brightness(0) > 0.95)
        #expect(brightness(1) > 0.1)
        #expect(brightness(1) < 0.3)
        control.currentPage = 1
        screen.settle()
        #expect(brightness(1) > 0.95)
        #expect(brightness(0) < 0.3)
        control.currentPageIndicatorTintColor = .black
        control.pageIndicatorTintColor = .white
        screen.settle()
        #expect(brightness(1) < 0.05)
        #expect(brightness(0) > 0.95)
    }

    @Test("A single page can go without a dot, and without taps")
    func singlePage() throws {
        control.numberOfPages = 1
        control.hidesForSinglePage = true
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 100, y: 53)) == screen.color(at: CGPoint(x: 5, y: 5)))
    }

    @Test("The background behind the dots is there always, never, or while a finger is down")
    func background() {
        func isShown() -> Bool { screen.color(at: CGPoint(x: 100, y: 43)) != screen.color(at: CGPoint(x: 5, y: 43)) }
        #expect(!isShown())
        let finger = screen.touchDown(at: CGPoint(x: 75, y: 50))
        screen.wait(0.5)
        #expect(isShown())
        finger.lift()
        screen.wait(0.5)
        #expect(!isShown())
        control.backgroundStyle = .prominent
        screen.settle()
        #expect(isShown())
    }
}

@MainActor
private final class Log {
    var pages: [Int] = []
}
