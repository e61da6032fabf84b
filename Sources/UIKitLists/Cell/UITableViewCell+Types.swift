import UIKitCore

extension UITableViewCell {
    /// Which parts a cell has, and where they stand.
    // apple: https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
    public enum CellStyle: Int, Sendable {
        /// Picture and text.
        case `default` = 0
        /// Picture and text, and a grey text at the other end.
        case value1 = 1
        /// A text in the tint, and one to the right of it. No picture.
        case value2 = 2
        /// Picture and text, and a smaller text beneath.
        case subtitle = 3
    }

    /// How the rows of a table are separated.
    // apple: https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        /// A hairline.
        case singleLine = 1
        /// Shown as ``singleLine``, as on iOS since 7.
        case singleLineEtched = 2
    }

    /// How a selected cell looks.
    // apple: https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum
    public enum SelectionStyle: Int, Sendable {
        /// As any other: the cell can still be selected.
        case none = 0
        /// Shown as ``gray``, as on iOS since 7.
        case blue = 1
        case gray = 2
        /// Grey.
        case `default` = 3
    }

    /// The kind of edit that a row allows while its table is edited.
    // apple: https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum
    public enum EditingStyle: Int, Sendable {
        case none = 0
        /// A minus on red.
        case delete = 1
        /// A plus on green.
        case insert = 2
    }

    /// The standard accessory at the end of a cell.
    // apple: https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// A chevron: there is more behind the row. It takes no touches.
        case disclosureIndicator = 1
        /// A button with an "i", and a chevron.
        case detailDisclosureButton = 2
        /// A tick. It takes no touches.
        case checkmark = 3
        /// A button with an "i".
        case detailButton = 4
    }

    /// The parts of the editing state that a cell shows.
    // apple: https://developer.apple.com/documentation/uikit/uitableviewcell/statemask
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control at the beginning.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion, or the actions of a swipe.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)

        /// The older name of ``showingEditControl``.
        public static let showingEditControlMask = showingEditControl
        /// The older name of ``showingDeleteConfirmation``.
        public static let showingDeleteConfirmationMask = showingDeleteConfirmation
    }
}
