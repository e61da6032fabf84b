/// Says whether an interface is in use or behind others.
// apple: https://developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}
