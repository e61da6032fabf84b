import Testing
import UIKitTesting

@testable import UIKitCore

/// Paths with a line style.
struct BezierPathTests {
    private let square = CGRect(x: 1, y: 2, width: 10, height: 10)

    @Test("Paths of the same steps and the same line style are equal")
    func equality() {
        #expect(UIBezierPath(rect: square) == UIBezierPath(rect: square))
        #expect(UIBezierPath(rect: square).hash == UIBezierPath(rect: square).hash)
        #expect(UIBezierPath(rect: square) != UIBezierPath(ovalIn: square))
        let wide = UIBezierPath(rect: square)
        wide.lineWidth = 3
        #expect(wide != UIBezierPath(rect: square))
        #expect(wide.copy() as? UIBezierPath == wide)
        #expect(UIBezierPath(rect: square).cgPath == UIBezierPath(rect: square).cgPath)
    }

    @Test("Dashes are told as they were set")
    func dashes() {
        let path = UIBezierPath(rect: square)
        path.setLineDash([4, 2, 1], count: 3, phase: 5)
        var (count, phase) = (0, CGFloat(0))
        path.getLineDash(nil, count: &count, phase: &phase)
        #expect(count == 3)
        #expect(phase == 5)
        var lengths = [CGFloat](repeating: 0, count: count)
        path.getLineDash(&lengths, count: nil, phase: nil)
        #expect(lengths == [4, 2, 1])
        path.setLineDash(nil, count: 0, phase: 0)
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test("Rectangles can be filled with a blend mode, which does not last")
    @MainActor
    func blending() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 1, height: 1), .clear)
            UIRectFill(CGRect(x: 2, y: 0, width: 1, height: 1))
        }
        #expect(image.color(at: CGPoint(x: 0.5, y: 0.5)) == UIColor(red: 0, green: 0, blue: 0, alpha: 0))
        #expect(image.color(at: CGPoint(x: 1.5, y: 0.5)) == .red)
        #expect(image.color(at: CGPoint(x: 2.5, y: 0.5)) == .red)
    }
}
