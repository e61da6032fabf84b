/// Says whether a navigation goes on.
// apple: https://developer.apple.com/documentation/webkit/wknavigationactionpolicy
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow
}

/// Says whether what a server sends is shown.
// apple: https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow
}
