/// Whether content lies on the ground or is raised above it, as in a sheet; dark backgrounds of raised content are lighter.
// apple: https://developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}
