/// The kind of device an interface is made for.
// apple: https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    /// A phone, or a screen of that size.
    case phone = 0
    /// A tablet, or a screen of that size.
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}
