/// Where a scene moves to, or comes from.
// apple: https://developer.apple.com/documentation/spritekit/sktransitiondirection
public enum SKTransitionDirection: Int, Sendable {
    case up
    case down
    case right
    case left
}
