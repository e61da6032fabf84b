import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct ScrollIndicatorTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600), scale: 2)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))

    init() {
        view.contentSize = CGSize(width: 300, height: 1600)
        screen.window.addSubview(view)
        screen.settle()
    }

    private var shown: [ScrollIndicatorView] {
        view.subviews.compactMap { $0 as? ScrollIndicatorView }.filter { !$0.isHidden && $0.alpha > 0 }
    }

    @Test("SC-36: flashing shows the indicators of the axes that scroll, which then fade")
    func flashing() {
        #expect(view.subviews.isEmpty)
        view.flashScrollIndicators()
        screen.settle()
        #expect(shown.map(\.frame) == [CGRect(x: 294, y: 3, width: 3, height: 98.5)])
        screen.wait(0.9)
        #expect(shown.count == 1)
        screen.wait(0.5)
        #expect(shown.isEmpty)
    }

    @Test("SC-37: no indicator where the content fits, or where it is switched off")
    func fitting() {
        view.contentSize = CGSize(width: 900, height: 300)
        view.flashScrollIndicators()
        screen.settle()
        #expect(shown.map(\.frame) == [CGRect(x: 3, y: 394, width: 98, height: 3)])
        view.showsHorizontalScrollIndicator = false
        screen.settle()
        #expect(shown.isEmpty)
    }

    @Test("SC-38: indicators are subviews above the content, also above what is added later")
    func order() {
        let first = UIView()
        view.addSubview(first)
        #expect(view.subviews == [first])
        view.flashScrollIndicators()
        screen.settle()
        #expect(view.subviews.count == 2)
        #expect(view.subviews.last is ScrollIndicatorView)
        let second = UIView()
        view.addSubview(second)
        screen.settle()
        #expect(view.subviews.prefix(2) == [first, second])
        #expect(view.subviews.last is ScrollIndicatorView)
    }

    @Test("An indicator goes along, is squeezed beyond the end, and leaves the corner free where there are two")
    func places() {
        view.flashScrollIndicators()
        view.contentOffset.y = 1200
        screen.settle()
        #expect(shown.first?.frame == CGRect(x: 294, y: 1600 - 3 - 98.5, width: 3, height: 98.5))
        view.contentOffset.y = 1250
        screen.settle()
        #expect(shown.first?.frame == CGRect(x: 294, y: 1650 - 3 - 48.5, width: 3, height: 48.5))
        view.contentOffset.y = -5000
        screen.settle()
        #expect(shown.first?.frame.height == 7)
        view.contentOffset.y = 0
        view.contentSize = CGSize(width: 1200, height: 1e9)
        screen.settle()
        #expect(shown.first?.frame.height == 36)
        #expect(shown.count == 2)
        view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 4)
        screen.settle()
        #expect(shown.first?.frame.minY == 23)
        #expect(shown.first?.frame.maxX == 293)
        #expect(view.scrollIndicatorInsets == view.verticalScrollIndicatorInsets)
    }

    @Test("Indicators come with a drag and go after it")
    func dragging() {
        let finger = screen.touchDown(at: CGPoint(x: 100, y: 300))
        finger.move(to: CGPoint(x: 100, y: 250))
        screen.settle()
        #expect(shown.count == 1)
        screen.wait(3)
        #expect(shown.count == 1)
        finger.lift()
        screen.wait(0.9)
        #expect(shown.isEmpty)
    }

    @Test("The colour of an indicator follows its style, and the background where that is left open")
    func style() throws {
        func color(_ style: UIScrollView.IndicatorStyle, _ appearance: UIUserInterfaceStyle) throws -> UIColor {
            view.overrideUserInterfaceStyle = appearance
            view.indicatorStyle = style
            view.flashScrollIndicators()
            screen.settle()
            return try #require(shown.first?.backgroundColor).resolvedColor(with: view.traitCollection)
        }
        let (dark, light) = (UIColor(white: 0, alpha: 0.35), UIColor(white: 1, alpha: 0.35))
        #expect(try color(.default, .light) == dark && color(.default, .dark) == light)
        #expect(try color(.white, .light) == light && color(.black, .dark) == dark)
    }
}
