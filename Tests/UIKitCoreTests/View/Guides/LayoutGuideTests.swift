import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct LayoutGuideTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 2)

    @Test("A guide of one's own belongs to the view it was added to last, and is nowhere")
    func owning() {
        let (first, second) = (UIView(), UIView())
        let guide = UILayoutGuide()
        #expect(guide.owningView == nil)
        #expect(guide.identifier.isEmpty)
        #expect(guide.layoutFrame == .zero)
        first.addLayoutGuide(guide)
        first.addLayoutGuide(guide)
        #expect(first.layoutGuides == [guide])
        #expect(guide.owningView === first)
        second.addLayoutGuide(guide)
        #expect(first.layoutGuides.isEmpty)
        #expect(second.layoutGuides == [guide])
        #expect(guide.owningView === second)
        first.removeLayoutGuide(guide)
        #expect(second.layoutGuides == [guide])
        second.removeLayoutGuide(guide)
        #expect(second.layoutGuides.isEmpty)
        #expect(guide.owningView == nil)
        #expect(guide.layoutFrame == .zero)
    }

    @Test("A view keeps its guides alive; guides do not keep their view")
    func lifetime() {
        weak var weakGuide: UILayoutGuide?
        weak var weakView: UIView?
        var kept: UILayoutGuide?
        do {
            let view = UIView()
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            (weakGuide, weakView, kept) = (guide, view, view.safeAreaLayoutGuide)
        }
        #expect(weakView == nil)
        #expect(weakGuide == nil)
        #expect(kept?.owningView == nil)
        #expect(kept?.layoutFrame == .zero)
    }

    @Test("A guide of a class of the app's own says itself where it is")
    func subclass() {
        final class UpperHalf: UILayoutGuide {
            override var layoutFrame: CGRect {
                guard let bounds = owningView?.bounds else { return .zero }
                return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
            }
        }
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 60))
        let guide = UpperHalf()
        view.addLayoutGuide(guide)
        #expect(view.layoutGuides.first?.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 30))
    }

    @Test("A guide comes back from an archive with its name")
    func coding() throws {
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        guide.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        #expect(UILayoutGuide(coder: unarchiver)?.identifier == "gap")
    }

    @Test("The guides of the safe area and the margins follow both, in the view's coordinates")
    func insets() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (safe, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
        #expect(safe === view.safeAreaLayoutGuide)
        #expect(margins === view.layoutMarginsGuide)
        #expect(safe.owningView === view)
        #expect(view.layoutGuides == [safe, margins])
        #expect(safe.layoutFrame == view.bounds)
        #expect(margins.layoutFrame == CGRect(x: 8, y: 8, width: 374, height: 828))
        screen.window.addSubview(view)
        #expect(safe.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect(margins.layoutFrame == CGRect(x: 8, y: 55, width: 374, height: 747))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(margins.layoutFrame == CGRect(x: 2, y: 48, width: 384, height: 759))
        view.frame.size.height = 400
        #expect(safe.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 353))
        view.bounds.origin = CGPoint(x: 10, y: 20)
        #expect(safe.layoutFrame == CGRect(x: 10, y: 67, width: 390, height: 353))
    }

    @Test("Where the edges take more than there is, the guide is an empty rectangle between them")
    func tooSmall() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 5, y: 8, width: 0, height: 84))
    }

    @Test("The guides of a view are named after what they follow")
    func names() {
        let view = UIView()
        let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide]
        #expect(
            guides.map(\.identifier) == ["UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide"])
    }

    @Test(
        "Readable content is what the margins leave, and 920 points in the middle of views wider than 1008",
        arguments: [
            (320, 8, 8, 304), (375, 8, 8, 359), (834, 8, 8, 818), (1000, 8, 8, 984), (1008, 8, 8, 992), (1009, 8, 44.5, 920),
            (1020, 8, 50, 920), (1024, 8, 52, 920), (1400, 8, 240, 920), (1008, 40, 40, 928), (1009, 40, 44.5, 920),
            (1200, 200, 200, 800), (2000, 600, 600, 800), (1200, 0, 140, 920),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func readable(_ width: CGFloat, _ margin: CGFloat, _ x: CGFloat, _ expected: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 500))
        view.layoutMargins = UIEdgeInsets(top: 10, left: margin, bottom: 20, right: margin)
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: x, y: 10, width: expected, height: 470))
    }

    @Test("A scroll view's guides are its content and what is seen of it")
    func scrollView() {
        let view = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
        let (content, frame) = (view.contentLayoutGuide, view.frameLayoutGuide)
        #expect(content === view.contentLayoutGuide)
        #expect(frame === view.frameLayoutGuide)
        #expect(content.owningView === view)
        #expect(content.layoutFrame == .zero)
        #expect(frame.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 300))
        view.contentSize = CGSize(width: 200, height: 5000)
        view.contentOffset = CGPoint(x: 0, y: 700)
        #expect(content.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 5000))
        #expect(frame.layoutFrame == CGRect(x: 0, y: 700, width: 200, height: 300))
    }
}
