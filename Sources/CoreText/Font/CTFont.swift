@_spi(ForasteroInternal) public import CoreGraphics
import Foundation
public import ObjectiveC
package import TextEngine

/// A font of one size. Immutable, equal by value, and safe to use on any thread.
// apple: https://developer.apple.com/documentation/coretext/ctfont-q6r
public final class CTFont: ObjectiveC.NSObject, @unchecked Sendable {
    /// What the font is made of.
    package let textFont: TextFont
    /// The face that numbers of glyphs count in, once it was needed.
    private let face = FontFace()

    /// A font of a text's.
    package init(_ textFont: TextFont) {
        self.textFont = textFont
        super.init()
    }

    /// Nil where not even a stand-in is installed.
    var glyphs: GlyphFont? { face.glyphs(of: textFont) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CTFont)?.textFont == textFont }
    public override var hash: Int { textFont.hashValue }
    public override var description: String { "CTFont(\(textFont.faceName), \(textFont.size))" }
}

@_spi(ForasteroInternal) extension CTFont: TextAttributeValue {
    @_spi(ForasteroInternal) public var textAttributeValue: Any { textFont }
}

/// The face of a font, loaded when it is first asked for.
private final class FontFace: @unchecked Sendable {
    private let lock = NSLock()
    private var loaded: GlyphFont?

    func glyphs(of font: TextFont) -> GlyphFont? {
        lock.withLock {
            loaded = loaded ?? GlyphFont(font)
            return loaded
        }
    }
}
