import UIKitCore

extension UITableView {
    /// How a table divides its rows.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
    public enum Style: Int, Sendable {
        /// One list from edge to edge; headers and footers of sections stay on screen with their rows.
        case plain = 0
        /// Sections with gaps between them.
        case grouped = 1
        /// The same with round corners, in from the sides.
        case insetGrouped = 2
    }

    /// Where a row is to be after scrolling.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/scrollposition
    public enum ScrollPosition: Int, Sendable {
        /// Wherever it takes least scrolling; a row that is wholly visible stays where it is.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go when they are inserted and deleted.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/rowanimation
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        /// In from the right, and out to the right.
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        /// Without animation.
        case none = 5
        case middle = 6
        /// The table's choice.
        case automatic = 100
    }

    /// The edge that ``separatorInset`` is counted from.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        /// From where the line would begin by itself.
        case fromAutomaticInsets = 1
    }

    /// Stands for a height that goes by the content: -1.
    @objc public class var automaticDimension: CGFloat { -1 }

    /// Stands among the titles of the index for a magnifying glass.
    @objc public class var indexSearch: String { "{search}" }

    /// The user has selected or deselected rows of the table that is the object.
    public class var selectionDidChangeNotification: Notification.Name {
        Notification.Name("UITableViewSelectionDidChangeNotification")
    }
}
