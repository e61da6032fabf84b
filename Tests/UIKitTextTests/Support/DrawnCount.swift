import Foundation
import UIKitText

/// Counts the characters that are drawn.
final class DrawnCount: NSLayoutManager {
    var characters = 0

    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        characters += glyphsToShow.length
        super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
}
