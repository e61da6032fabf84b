import UIKitCore

/// The values of a row that a table gives the cell that shows it.
struct CellContext: Equatable {
    /// The background of a table's rows.
    enum Background {
        case plain, grouped, insetGrouped

        /// The colour of a cell that has none of its own.
        @MainActor var cellColor: UIColor {
            switch self {
            case .plain: .systemBackground
            case .grouped, .insetGrouped: .secondarySystemGroupedBackground
            }
        }
    }

    /// The lines between rows.
    struct Separator: Equatable {
        /// Nil is the system's.
        var color: UIColor?
        /// Replaces the colour.
        var effect: UIVisualEffect?
        /// The insets that the app has set; nil lets the line begin where the text does.
        var insets: UIEdgeInsets?
        /// True if ``insets`` are counted from where the line would begin and end by itself.
        var isFromAutomaticInset = false
    }

    var background = Background.plain
    var isFirstInSection = false
    var isLastInSection = false
    /// Nil shows no lines.
    var separator: Separator?
    /// Before and after the content; nil goes by the width of the cell.
    var sideInset: CGFloat?
    /// The part of the cell's sides that content keeps clear of: the safe area of a phone in landscape.
    var safeLeft: CGFloat = 0
    var safeRight: CGFloat = 0

    /// True if anything can be done with the row while the table is edited, if only choosing it.
    var isEditable = true
    var editingStyle = UITableViewCell.EditingStyle.none
    /// True if the row can be moved.
    var canMove = false
    /// True if rows are chosen with circles while the table is edited.
    var allowsMultipleSelectionDuringEditing = false
}
