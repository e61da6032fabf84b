/// Says whether a screen feels how hard it is pressed.
// apple: https://developer.apple.com/documentation/uikit/uiforcetouchcapability
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}
