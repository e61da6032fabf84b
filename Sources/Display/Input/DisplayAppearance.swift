/// Says whether the desktop asks for light or for dark applications.
public enum DisplayAppearance: Sendable {
    case light
    case dark
}
