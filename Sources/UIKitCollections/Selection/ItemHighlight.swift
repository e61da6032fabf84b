import Foundation
import UIKitCore

/// The item that a finger is on.
@MainActor
struct ItemHighlight {
    var path: IndexPath?
    weak var cell: UICollectionViewCell?
}
