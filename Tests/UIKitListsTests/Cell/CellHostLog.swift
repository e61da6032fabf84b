import UIKit

@testable import UIKitLists

/// Writes down what a cell tells its table.
@MainActor
final class CellHostLog: CellHost {
    var calls: [String] = []

    func cellAccessoryWasTapped(_ cell: UITableViewCell) { calls.append("accessory") }
    func cellEditControlWasTapped(_ cell: UITableViewCell) { calls.append("edit control") }
    func cellGrip(_ cell: UITableViewCell, _ phase: CellGripPhase) {
        switch phase {
        case .began: calls.append("grip began")
        case .moved: calls.append("grip moved")
        case .ended: calls.append("grip ended")
        case .cancelled: calls.append("grip cancelled")
        }
    }
}
