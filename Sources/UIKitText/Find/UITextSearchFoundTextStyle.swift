/// How a stretch of text looks while it is searched for.
// apple: https://developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As any text.
    case normal = 0
    /// It is one of those that were found.
    case found = 1
    /// It is the one of them that a person looks at.
    case highlighted = 2
}
