/// Where a label is beside its position.
// apple: https://developer.apple.com/documentation/spritekit/sklabelhorizontalalignmentmode
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    /// The position is in the middle.
    case center
    /// The text begins at the position.
    case left
    /// The text ends at the position.
    case right
}
