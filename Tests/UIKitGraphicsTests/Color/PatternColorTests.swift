import Foundation
import Testing
import UIKitTesting

@testable import UIKitGraphics

/// Colours that are pictures.
@MainActor
struct PatternColorTests {
    /// Red above, blue below; 4 by 8 points.
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 8)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 4, width: 4, height: 4))
    }

    @Test("SV-135: a background of pictures begins upright at the upper left corner, and is repeated", arguments: [1, 2, 3])
    func background(scale: CGFloat) throws {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        view.backgroundColor = UIColor(patternImage: image)
        let screen = TestScreen(showing: view, size: CGSize(width: 60, height: 60), scale: scale)
        for (y, color) in [(11, UIColor.red), (15, .blue), (19, .red), (47, .blue)] {
            #expect(screen.color(at: CGPoint(x: 12, y: y)) == color, "\(y)")
        }
        #expect(screen.color(at: CGPoint(x: 12, y: 5)) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test("Views draw with it, and it is no colour of components")
    func drawing() throws {
        let color = UIColor(patternImage: image)
        #expect(color.cgColor.pattern != nil)
        #expect(color.cgColor.colorSpace?.model == .pattern)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let view = UIImageView(image: drawn)
        let screen = TestScreen(showing: view, size: CGSize(width: 30, height: 30), scale: 2)
        #expect(screen.color(at: CGPoint(x: 2, y: 2)) == .red)
        #expect(screen.color(at: CGPoint(x: 2, y: 6)) == .blue)
        #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }
}
