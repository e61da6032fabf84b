/// Where a label is above or below its position.
// apple: https://developer.apple.com/documentation/spritekit/sklabelverticalalignmentmode
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    case baseline
    case center
    /// The top of the text is at the position.
    case top
    case bottom
}
