internal import TextEngine

/// Where the lines of a paragraph stand.
// apple: https://developer.apple.com/documentation/coretext/cttextalignment
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right = 1
    case center = 2
    /// Both edges straight, but for the last line of the paragraph.
    case justified = 3
    /// Left or right, by the direction in which the paragraph is read.
    case natural = 4

    var alignment: TextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }

    init(_ alignment: TextAlignment) {
        switch alignment {
        case .left: self = .left
        case .right: self = .right
        case .center: self = .center
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

/// How lines end that are too wide.
// apple: https://developer.apple.com/documentation/coretext/ctlinebreakmode
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// In which direction text is read.
// apple: https://developer.apple.com/documentation/coretext/ctwritingdirection
public enum CTWritingDirection: Int8, Sendable {
    /// By the first letter that has a direction.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// What a setting of a paragraph style is about.
// apple: https://developer.apple.com/documentation/coretext/ctparagraphstylespecifier
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// A ``CTTextAlignment``.
    case alignment = 0
    /// From the edge to the first line, in points: a `CGFloat`, as all lengths.
    case firstLineHeadIndent = 1
    /// From the edge to all other lines.
    case headIndent = 2
    /// Positive: where lines end, from the leading edge. Zero or negative: how far from the trailing edge they end.
    case tailIndent = 3
    /// An array of ``CTTextTab``.
    case tabStops = 4
    /// From one tab to the next, beyond the last one.
    case defaultTabInterval = 5
    /// A ``CTLineBreakMode``.
    case lineBreakMode = 6
    /// Multiplies the height of lines; 0 for not at all.
    case lineHeightMultiple = 7
    /// 0 for no limit.
    case maximumLineHeight = 8
    /// 0 for no limit.
    case minimumLineHeight = 9
    /// Room between lines.
    case lineSpacing = 10
    /// Room behind the paragraph.
    case paragraphSpacing = 11
    /// Room before the paragraph.
    case paragraphSpacingBefore = 12
    /// A ``CTWritingDirection``.
    case baseWritingDirection = 13
    /// The most room between lines. It is the room between lines here, as the last of the three that is set.
    case maximumLineSpacing = 14
    /// The least room between lines, see ``maximumLineSpacing``.
    case minimumLineSpacing = 15
    /// See ``maximumLineSpacing``.
    case lineSpacingAdjustment = 16
}
