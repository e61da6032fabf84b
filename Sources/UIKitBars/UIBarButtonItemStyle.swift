/// How a button in a bar looks. Apps written in Swift know it as `UIBarButtonItem.Style`.
// apple: https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
public enum UIBarButtonItemStyle: Int, Sendable {
    case plain = 0
    /// The former look with a border; the same as ``plain``.
    @available(iOS, deprecated: 8.0, message: "Use UIBarButtonItem.Style.plain when minimum deployment target is iOS 7 or later")
    case bordered = 1
    /// Ends what the user is at: the title is heavier.
    case done = 2
}
