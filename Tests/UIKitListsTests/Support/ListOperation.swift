import Foundation
@testable import UIKitLists

/// One edit of a list, as an app asks for it.
enum ListOperation {
    case insertRow(ListPosition)
    case deleteRow(ListPosition)
    case reloadRow(ListPosition)
    case reconfigureRow(ListPosition)
    case moveRow(ListPosition, to: ListPosition)
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(Int, to: Int)
}

extension ListUpdate {
    init(_ operations: [ListOperation]) {
        self.init()
        for operation in operations {
            switch operation {
            case .insertRow(let position): insertRows(at: [position.path])
            case .deleteRow(let position): deleteRows(at: [position.path])
            case .reloadRow(let position): reloadRows(at: [position.path])
            case .reconfigureRow(let position): reconfigureRows(at: [position.path])
            case .moveRow(let position, let target): moveRow(at: position.path, to: target.path)
            case .insertSection(let section): insertSections([section])
            case .deleteSection(let section): deleteSections([section])
            case .reloadSection(let section): reloadSections([section])
            case .moveSection(let section, let target): moveSection(section, to: target)
            }
        }
    }
}
