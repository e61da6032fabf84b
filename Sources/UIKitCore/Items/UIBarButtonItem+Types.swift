extension UIBarButtonItem {
    /// How a button in a bar looks.
    // apple: https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
    public typealias Style = UIBarButtonItemStyle

    /// Buttons whose title or picture the system chooses.
    // apple: https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        /// Takes the room that is left, in equal parts with others of its kind.
        case flexibleSpace = 5
        /// As wide as ``UIBarButtonItem/width`` says.
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case pageCurl = 23
        case close = 24
    }
}
