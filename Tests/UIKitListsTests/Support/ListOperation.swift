import Foundation
@testable import UIKitLists

/// One edit of a list, as an app asks for it.
enum ListOperation {
    case insertRow(ListPlace)
    case deleteRow(ListPlace)
    case reloadRow(ListPlace)
    case reconfigureRow(ListPlace)
    case moveRow(ListPlace, to: ListPlace)
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
            case .insertRow(let place): insertRows(at: [place.path])
            case .deleteRow(let place): deleteRows(at: [place.path])
            case .reloadRow(let place): reloadRows(at: [place.path])
            case .reconfigureRow(let place): reconfigureRows(at: [place.path])
            case .moveRow(let place, let target): moveRow(at: place.path, to: target.path)
            case .insertSection(let section): insertSections([section])
            case .deleteSection(let section): deleteSections([section])
            case .reloadSection(let section): reloadSections([section])
            case .moveSection(let section, let target): moveSection(section, to: target)
            }
        }
    }
}
