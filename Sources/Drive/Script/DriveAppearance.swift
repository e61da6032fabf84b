/// How the system looks, as the words of a drive script spell it.
public enum DriveAppearance: String, CaseIterable, Sendable {
    case light, dark
}
