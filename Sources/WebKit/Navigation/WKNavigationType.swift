/// The cause of a navigation.
// apple: https://developer.apple.com/documentation/webkit/wknavigationtype
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0
    case formSubmitted
    case backForward
    case reload
    case formResubmitted
    case other = -1
}
