import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct DebuggingTests {
    @Test("The description names what is not as in a new view")
    func description() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3.5, height: 4))
        #expect(view.debugSummary == "<UIView: frame = (1 2; 3.5 4)>")
        view.alpha = 0.5
        view.tag = 7
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.clipsToBounds = true
        #expect(
            view.debugSummary == "<UIView: frame = (1 2; 3.5 4); clipsToBounds = YES; alpha = 0.5; autoresize = W+TM; tag = 7>")
    }

    @Test("Descriptions are as UIKit's: with addresses, background, layer and what a scroll view shows")
    func fullDescription() throws {
        let page = UIScrollView(frame: CGRect(x: 1, y: 2, width: 3.5, height: 4))
        page.backgroundColor = .systemBackground
        page.contentOffset.y = 7
        let address = "0x[0-9a-f]{8,12}"
        let pattern =
            "<UIScrollView: \(address); frame = \\(1 2; 3.5 4\\); clipsToBounds = YES; "
            + "gestureRecognizers = <NSArray: \(address)>; "
            + "backgroundColor = <UIDynamicSystemColor: \(address); name = systemBackgroundColor>; layer = <CALayer: \(address)>; "
            + "contentOffset: \\{0, 7\\}; contentSize: \\{0, 0\\}; adjustedContentInset: \\{0, 0, 0, 0\\}>"
        let description = page.fullSummary
        #expect(try Regex(pattern).wholeMatch(in: description) != nil, "\(description)")
        #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
        #expect(UIColor(white: 0.25, alpha: 0).description == "UIExtendedGrayColorSpace 0.25 0")
    }

    @Test("The tree as text, as debuggers ask for it")
    func tree() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let text = outer.perform(Selector(("recursiveDescription")))?.takeUnretainedValue() as? String
        #expect(text == "\(outer.description)\n   | \(inner.description)")
    }

    @Test("Labels say their text, recognisers their state, view and targets, controllers their title, layers their place")
    func others() {
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 4))
        label.text = "Hello"
        #expect(label.debugSummary.hasPrefix("<UILabel: frame = (1 2; 30 4); text = 'Hello'"))
        let tap = UITapGestureRecognizer(target: label, action: #selector(UIView.layoutSubviews))
        label.addGestureRecognizer(tap)
        #expect(
            tap.debugSummary
                == "<UITapGestureRecognizer: state = Possible; view = <UILabel>; target = <(action=layoutSubviews, target=<UILabel>)>>")
        let controller = UIViewController()
        controller.title = "Songs"
        #expect(controller.debugSummary == "<UIViewController: title = Songs>")
        label.layer.opacity = 0.5
        #expect(
            label.layer.description.hasPrefix("<CALayer: position = (16.0, 4.0); bounds = (0.0, 0.0, 30.0, 4.0); opacity = 0.5"))
    }

    @Test("The controllers as text, as debuggers ask for it")
    func controllers() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        let text = outer.perform(Selector(("_printHierarchy")))?.takeUnretainedValue() as? String
        #expect(
            text == "<UIViewController>, view: (view not loaded)\n   | <UIViewController>, view: (view not loaded)")
    }

    @Test("Transforms in space and other anchor points")
    func geometryInSpace() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.transform3D = CATransform3DMakeScale(2, 1, 1)
        #expect(view.frame == CGRect(x: -50, y: 0, width: 200, height: 100))
        #expect(view.transform.a == 2)
        view.transform3D = CATransform3DIdentity
        view.anchorPoint = .zero
        #expect(view.center == CGPoint(x: 50, y: 50))
        #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    }
}
