@_spi(ForasteroInternal) public import CoreGraphics
import Foundation
public import ObjectiveC
package import TextEngine

/// A font of one size. Immutable, equal by value, and safe to use on any thread.
///
/// ``UIFont`` derives from it: on iOS the two are interchangeable, and so a font of views goes wherever one of Core Text is wanted.
// apple: https://developer.apple.com/documentation/coretext/ctfont-q6r
open class CTFont: ObjectiveC.NSObject, @unchecked Sendable {
    /// What the font is made of. Set while the font is made.
    package final private(set) var textFont: TextFont
    /// The face that numbers of glyphs count in, once it was needed. Most fonts are made for views, which never need it.
    private final var face: GlyphFont?
    private static let faceLock = NSLock()
    private static let initial = FontLibrary.shared.font(FontDescription(size: 12))

    /// The system's font, 12 points.
    ///
    /// The only designated one, and public, so that classes derived from ``UIFont`` inherit their initializers.
    public override init() {
        textFont = CTFont.initial
        super.init()
    }

    /// A font of a text's.
    package convenience init(_ textFont: TextFont) {
        self.init()
        self.textFont = textFont
    }

    /// Makes of a new font the one that it was asked to be.
    package final func become(_ textFont: TextFont) { self.textFont = textFont }

    /// Another font as one of the receiver's class, for characters that the receiver lacks.
    @_spi(ForasteroInternal)
    open func counterpart(_ font: CTFont) -> CTFont { font }

    /// Nil where not even a stand-in is installed.
    final var glyphs: GlyphFont? {
        CTFont.faceLock.withLock {
            face = face ?? GlyphFont(textFont)
            return face
        }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CTFont)?.textFont == textFont }
    open override var hash: Int { textFont.hashValue }
    open override var description: String { "CTFont(\(textFont.faceName), \(textFont.size))" }
}

@_spi(ForasteroInternal) extension CTFont: TextAttributeValue {
    @_spi(ForasteroInternal) public var textAttributeValue: Any { textFont }
}
