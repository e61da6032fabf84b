import Foundation
import Testing
@testable import TextKit

struct LayoutDrawingTests {
    @Test("Text drawn by lines looks like the same string drawn at once")
    func sameAsString() {
        let text = NSMutableAttributedString(
            string: "Some words in several lines, drawn by both ways", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.underlineStyle, value: 1, range: range(5, 5))
        text.addAttribute(.backgroundColor, value: UIColor.yellow, range: range(11, 2))
        let setup = TextSetup(width: 200)
        setup.storage.setAttributedString(text)
        setup.container.lineFragmentPadding = 0
        let drawn = setup.picture(CGSize(width: 200, height: 100))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let expected = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
            text.draw(in: CGRect(x: 0, y: 0, width: 200, height: 100))
        }
        var differing = 0
        for x in 0..<400 {
            for y in 0..<200 {
                let place = CGPoint(x: CGFloat(x) / 2, y: CGFloat(y) / 2)
                if drawn.color(at: place) != expected.color(at: place) { differing += 1 }
            }
        }
        // The ends of lines and areas may fall a hair further.
        #expect(differing < 60)
    }
}
