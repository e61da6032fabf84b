// The keys of attributed strings that lines of text understand. UIKit's keys of the same meaning have the same names, or work
// as well.

/// A ``CTFont``. Default: Helvetica, 12 points.
// apple: https://developer.apple.com/documentation/coretext/kctfontattributename
public nonisolated(unsafe) let kCTFontAttributeName: CFString = "NSFont"

/// A `CGColor`. Default: black.
// apple: https://developer.apple.com/documentation/coretext/kctforegroundcolorattributename
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"

/// Says whether text takes the fill colour of the context that it is drawn in. Default: false.
// apple: https://developer.apple.com/documentation/coretext/kctforegroundcolorfromcontextattributename
public nonisolated(unsafe) let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"

/// Space after every character in points, in place of the font's own kerning.
// apple: https://developer.apple.com/documentation/coretext/kctkernattributename
public nonisolated(unsafe) let kCTKernAttributeName: CFString = "NSKern"

/// Space after every character in points, on top of the font's own kerning. ``kCTKernAttributeName`` takes precedence.
// apple: https://developer.apple.com/documentation/coretext/kcttrackingattributename
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = "CTTracking"

/// The style of a line under the text, as a number. Default: 0, none.
// apple: https://developer.apple.com/documentation/coretext/kctunderlinestyleattributename
public nonisolated(unsafe) let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"

/// The width of outlines in per cent of the font size. Negative fills too. Default: 0, filled only.
// apple: https://developer.apple.com/documentation/coretext/kctstrokewidthattributename
public nonisolated(unsafe) let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"

/// The colour of outlines, a `CGColor`. Default: that of the text.
// apple: https://developer.apple.com/documentation/coretext/kctstrokecolorattributename
public nonisolated(unsafe) let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"

/// The colour of the line under the text, a `CGColor`. Default: that of the text.
// apple: https://developer.apple.com/documentation/coretext/kctunderlinecolorattributename
public nonisolated(unsafe) let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"

/// The colour behind the text, a `CGColor`. Default: none.
// apple: https://developer.apple.com/documentation/coretext/kctbackgroundcolorattributename
public nonisolated(unsafe) let kCTBackgroundColorAttributeName: CFString = "NSBackgroundColor"

/// A number: 0 gives each letter its own shape, where others have one for letters such as "fi". Default: 1.
// apple: https://developer.apple.com/documentation/coretext/kctligatureattributename
public nonisolated(unsafe) let kCTLigatureAttributeName: CFString = "NSLigature"

/// How far the text is above the line, in points. Default: 0.
// apple: https://developer.apple.com/documentation/coretext/kctbaselineoffsetattributename
public nonisolated(unsafe) let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"

/// A number: 1 asks for the smaller signs of the font above the line, -1 for those below. Default: 0.
// apple: https://developer.apple.com/documentation/coretext/kctsuperscriptattributename
public nonisolated(unsafe) let kCTSuperscriptAttributeName: CFString = "NSSuperScript"

/// A ``CTParagraphStyle``, or UIKit's. Counts at the first character of a paragraph.
// apple: https://developer.apple.com/documentation/coretext/kctparagraphstyleattributename
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"

/// A ``CTRunDelegate``, which says how large the room is in place of each character.
// apple: https://developer.apple.com/documentation/coretext/kctrundelegateattributename
public nonisolated(unsafe) let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"

/// The style of a line under the text, by its bits.
// apple: https://developer.apple.com/documentation/coretext/ctunderlinestyle
public struct CTUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// One thin line.
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}
