/// What comes after the last time.
// apple: https://developer.apple.com/documentation/spritekit/skrepeatmode
public enum SKRepeatMode: Int, Sendable {
    case clamp = 1
    case loop = 2
}
