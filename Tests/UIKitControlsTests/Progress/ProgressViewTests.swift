import Testing
import UIKitTesting

@MainActor
struct ProgressViewTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 2)

    private func makeView(_ style: UIProgressView.Style = .default) -> UIProgressView {
        let view = UIProgressView(progressViewStyle: style)
        view.frame = CGRect(x: 20, y: 20, width: 101, height: 4)
        screen.window.backgroundColor = .white
        screen.window.addSubview(view)
        screen.settle()
        return view
    }
    private func fill(_ view: UIProgressView) -> UIView { view.subviews[1] }

    @Test("CT-36: progress begins at 0, and is cut to 0…1")
    func range() {
        let view = UIProgressView()
        #expect(view.progress == 0)
        view.progress = 7
        #expect(view.progress == 1)
        view.setProgress(-3, animated: false)
        #expect(view.progress == 0)
        view.progress = .nan
        #expect(view.progress == 0)
        view.progress = .infinity
        #expect(view.progress == 1)
    }

    @Test("The bar is as long as progress says, on whole pixels, and not shorter than it is high")
    func length() {
        let view = makeView()
        #expect(fill(view).frame.width == 0)
        for (progress, width) in [(Float(0.5), 50.5), (0.25, 25.5), (0.001, 4), (1, 101)] {
            view.progress = progress
            #expect(fill(view).frame == CGRect(x: 0, y: 0, width: width, height: 4))
        }
        view.semanticContentAttribute = .forceRightToLeft
        view.progress = 0.5
        screen.settle()
        #expect(fill(view).frame.maxX == 101)
    }

    @Test("The size is 4 points in height, of any width; 150 in the beginning")
    func size() {
        let view = UIProgressView(progressViewStyle: .bar)
        #expect(view.bounds.size == CGSize(width: 150, height: 4))
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
        #expect(view.sizeThatFits(CGSize(width: 90, height: 90)) == CGSize(width: 90, height: 4))
        #expect(view.progressViewStyle == .bar)
        #expect(UIProgressView.Style.bar.rawValue == 1)
    }

    @Test("The bar has the tint, the track is grey; both can be set, and a bar along an edge has no track")
    func colors() {
        let view = makeView()
        view.progress = 0.5
        view.tintColor = .red
        screen.settle()
        let (left, right) = (CGPoint(x: 40, y: 22), CGPoint(x: 100, y: 22))
        #expect(screen.color(at: left) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(screen.color(at: right) != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        view.progressTintColor = .green
        view.trackTintColor = .blue
        screen.settle()
        #expect(screen.color(at: left) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(screen.color(at: right) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        view.trackTintColor = nil
        view.progressViewStyle = .bar
        screen.settle()
        #expect(screen.color(at: right) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test("Pictures replace the colours, and make the view as high as they are")
    func pictures() {
        let view = makeView()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 9)).image { context in
            UIColor.purple.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 9))
        }
        view.progressImage = picture
        view.progress = 0.5
        view.sizeToFit()
        screen.settle()
        #expect(view.bounds.height == 9)
        #expect(screen.color(at: CGPoint(x: 40, y: 27)) == picture.color(at: CGPoint(x: 5, y: 5)))
    }

    @Test("With animation the value is there at once, and the bar follows")
    func animation() throws {
        let view = makeView()
        view.setProgress(1, animated: true)
        #expect(view.progress == 1)
        screen.wait(0.1)
        let width = try #require(fill(view).layer.presentation()?.bounds.width)
        #expect(width > 1)
        #expect(width < 100)
        screen.wait(0.3)
        #expect(fill(view).layer.presentation()?.bounds.width ?? 101 == 101)
    }

    @Test("A piece of work is followed until it is over or another is set")
    func observing() {
        let view = makeView()
        let work = Progress(totalUnitCount: 4)
        work.completedUnitCount = 1
        view.observedProgress = work
        #expect(view.progress == 0.25)
        work.completedUnitCount = 2
        screen.wait(0.2)
        #expect(view.progress == 0.5)
        view.observedProgress = nil
        work.completedUnitCount = 4
        screen.wait(0.3)
        #expect(view.progress == 0.5)
    }

    @Test("Accessibility reads the share in percent")
    func accessibility() {
        let view = makeView()
        view.progress = 0.333
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityValue == "33%")
        #expect(view.accessibilityTraits == .updatesFrequently)
    }
}
