import UIKitCore

/// Notified of touches on parts of a cell: its table.
@MainActor
protocol CellHost: AnyObject {
    /// The button with the "i" was tapped.
    func cellAccessoryWasTapped(_ cell: UITableViewCell)
    /// The minus or the plus at the beginning was tapped.
    func cellEditControlWasTapped(_ cell: UITableViewCell)
    /// A finger is on the grip.
    func cellGrip(_ cell: UITableViewCell, _ phase: CellGripPhase)
}

/// The steps of a drag by the grip. Positions are in the coordinates of the cell's window.
package enum CellGripPhase {
    case began(CGPoint)
    case moved(CGPoint)
    case ended
    case cancelled
}
