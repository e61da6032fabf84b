/// Says whether a navigation goes on, or becomes a download.
// apple: https://developer.apple.com/documentation/webkit/wknavigationactionpolicy
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow
    case download
}

/// Says whether what a server sends is shown, or becomes a download.
// apple: https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow
    case download
}
