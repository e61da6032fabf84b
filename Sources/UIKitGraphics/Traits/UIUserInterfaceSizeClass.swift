/// How much room an interface has along one axis.
// apple: https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Enough room.
    case regular = 2
}
