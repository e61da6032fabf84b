internal import TextEngine

/// Which edge of its room text follows.
// apple: https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both edges are straight, except in the last line of a paragraph.
    case justified = 3
    /// Left or right, as the text's own direction wants it.
    case natural = 4
}

extension NSTextAlignment {
    init(_ alignment: TextAlignment) { self = NSTextAlignment(rawValue: alignment.rawValue) ?? .natural }
}

extension TextAlignment {
    init(_ alignment: NSTextAlignment) { self = TextAlignment(rawValue: alignment.rawValue) ?? .natural }
}
