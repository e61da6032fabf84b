import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct AutoresizingTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    init() { parent.addSubview(child) }

    @Test("VW-67: subviews follow at once")
    func atOnce() {
        child.autoresizingMask = .flexibleWidth
        parent.frame.size.width = 150
        #expect(child.frame == CGRect(x: 10, y: 10, width: 70, height: 20))
    }

    @Test("VW-68: neither without a mask nor where it is switched off")
    func switchedOff() {
        parent.frame.size.width = 150
        #expect(child.frame.width == 20)
        child.autoresizingMask = .flexibleWidth
        parent.autoresizesSubviews = false
        parent.frame.size.width = 200
        #expect(child.frame.width == 20)
    }

    @Test(
        "VW-69: one flexible part takes the whole difference",
        arguments: [
            (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 120, height: 20)),
            (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 20, height: 20)),
            (.flexibleRightMargin, CGRect(x: 10, y: 10, width: 20, height: 20)),
            (.flexibleHeight, CGRect(x: 10, y: 10, width: 20, height: 120)),
            (.flexibleTopMargin, CGRect(x: 10, y: 110, width: 20, height: 20)),
            (.flexibleBottomMargin, CGRect(x: 10, y: 10, width: 20, height: 20)),
        ])
    func onePart(mask: UIView.AutoresizingMask, expected: CGRect) {
        child.autoresizingMask = mask
        parent.bounds.size = CGSize(width: 200, height: 200)
        #expect(child.frame == expected)
    }

    @Test("VW-70: several parts share in proportion to their lengths")
    func inProportion() {
        let all = AutoresizedSpan.Flexibility(start: true, length: true, end: true)
        let span = AutoresizedSpan(start: 10, length: 20, flexibility: all).resized(from: 100, to: 200)
        #expect(span.start == 20)
        #expect(span.length == 40)
        let margins = AutoresizedSpan.Flexibility(start: true, length: false, end: true)
        let centred = AutoresizedSpan(start: 0, length: 20, flexibility: margins).resized(from: 100, to: 180)
        #expect(centred.start == 0)
        #expect(centred.length == 20)
        let off = AutoresizedSpan(start: 20, length: 20, flexibility: margins).resized(from: 100, to: 180)
        #expect(off.start == 40)
        #expect(off.length == 20)
    }

    @Test("VW-71: parts of no length share equally")
    func equally() {
        let margins = AutoresizedSpan.Flexibility(start: true, length: false, end: true)
        let span = AutoresizedSpan(start: 0, length: 100, flexibility: margins).resized(from: 100, to: 160)
        #expect(span.start == 30)
        #expect(span.length == 100)
    }

    @Test("VW-74: what was added while the superview had no size keeps the proportion of its margins, negative ones too")
    func fromNothing() {
        let empty = UIView(frame: .zero)
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        child.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
        empty.addSubview(child)
        empty.frame.size.width = 100
        // The margins were 10 and -30, so of 100 new points the left one takes 100 · 10 / (10 - 30).
        #expect(child.frame == CGRect(x: -40, y: 0, width: 20, height: 20))
        #expect((100 - child.frame.maxX) / child.frame.minX == -3)
    }

    @Test("VW-72: fractions are kept")
    func fractions() {
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        child.frame = CGRect(x: 40, y: 0, width: 20, height: 20)
        parent.frame.size.width = 101
        #expect(child.frame.minX == 40.5)
    }

    @Test("VW-73: under a transform bounds and center are adjusted")
    func underTransform() {
        child.autoresizingMask = .flexibleWidth
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        parent.frame.size.width = 150
        #expect(child.bounds.size == CGSize(width: 70, height: 20))
        #expect(child.center == CGPoint(x: 45, y: 20))
    }

    @Test("A size never becomes less than nothing")
    func noNegativeSize() {
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.frame.size = CGSize(width: 70, height: 90)
        #expect(child.bounds.size == CGSize(width: 0, height: 10))
    }
}
