/// Says whether content lies on the background or is raised above it, as in a sheet; dark backgrounds of raised content are lighter.
// apple: https://developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    /// The lowest layer.
    case base = 0
    /// A layer above, as in sheets and popovers: lighter backgrounds in dark interfaces.
    case elevated = 1
}
