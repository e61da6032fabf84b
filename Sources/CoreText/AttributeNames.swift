// The keys of attributed strings that lines of text understand. UIKit's keys of the same meaning have the same names, or work
// as well.

/// A ``CTFont``. Default: Helvetica, 12 points.
// apple: https://developer.apple.com/documentation/coretext/kctfontattributename
public let kCTFontAttributeName: CFString = "NSFont"

/// A `CGColor`. Default: black.
// apple: https://developer.apple.com/documentation/coretext/kctforegroundcolorattributename
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"

/// Whether text takes the fill colour of the context that it is drawn in. Default: false.
// apple: https://developer.apple.com/documentation/coretext/kctforegroundcolorfromcontextattributename
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"

/// Space after every character in points, in place of the font's own kerning.
// apple: https://developer.apple.com/documentation/coretext/kctkernattributename
public let kCTKernAttributeName: CFString = "NSKern"

/// Space after every character in points, on top of the font's own kerning. ``kCTKernAttributeName`` takes precedence.
// apple: https://developer.apple.com/documentation/coretext/kcttrackingattributename
public let kCTTrackingAttributeName: CFString = "CTTracking"

/// The style of a line under the text, as a number. Default: 0, none.
// apple: https://developer.apple.com/documentation/coretext/kctunderlinestyleattributename
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"

/// The width of outlines in per cent of the font size. Negative fills too. Default: 0, filled only.
// apple: https://developer.apple.com/documentation/coretext/kctstrokewidthattributename
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
