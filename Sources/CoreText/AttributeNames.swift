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
