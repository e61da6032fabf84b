/// A direction on the screen, as the words of a drive script spell it.
public enum DriveDirection: String, CaseIterable, Sendable {
    case up, down, left, right
}
