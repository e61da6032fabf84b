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

    @Test("The tree as text, as debuggers ask for it")
    func tree() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let text = outer.perform(Selector(("recursiveDescription")))?.takeUnretainedValue() as? String
        #expect(text == "\(outer.description)\n   | \(inner.description)")
    }

    @Test("Transforms in space and other anchor points")
    func geometryInSpace() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.transform3D = CATransform3DMakeScale(2, 1, 1)
        #expect(view.frame == CGRect(x: -50, y: 0, width: 200, height: 100) && view.transform.a == 2)
        view.transform3D = CATransform3DIdentity
        view.anchorPoint = .zero
        #expect(view.center == CGPoint(x: 50, y: 50) && view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    }
}
