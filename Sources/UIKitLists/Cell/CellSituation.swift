import UIKitCore

/// What a table tells a cell about the row that it shows.
struct CellSituation: Equatable {
    /// What the rows of a table stand on.
    enum Ground {
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
        /// Takes the place of the colour.
        var effect: UIVisualEffect?
        /// What the app has asked for; nil lets the line begin where the text does.
        var insets: UIEdgeInsets?
        /// Whether ``insets`` are counted from where the line would begin and end by itself.
        var isFromAutomaticInset = false
    }

    var ground = Ground.plain
    var isFirstInSection = false
    var isLastInSection = false
    /// Nil shows no lines.
    var separator: Separator?
    /// Before and after the content; nil goes by the width of the cell.
    var sideInset: CGFloat?
    /// What of the cell's sides nothing may stand in: the safe area of a phone that lies.
    var safeLeft: CGFloat = 0
    var safeRight: CGFloat = 0

    /// Whether anything can be done with the row while the table is edited, if only choosing it.
    var isEditable = true
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether the row can be moved.
    var canMove = false
    /// Whether rows are chosen with circles while the table is edited.
    var allowsMultipleSelectionDuringEditing = false
}
