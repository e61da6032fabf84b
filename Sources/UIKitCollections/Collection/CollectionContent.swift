import Foundation
import UIKitCore
import UIKitLists

/// The data of a collection view.
struct CollectionContent {
    /// True if numbers of sections and items are those that the data source has said last.
    var isCounted = false
    /// How many items each section has.
    var counts: [Int] = []
    /// Counts how often data were replaced, so that who is in the middle of something notices.
    var generation = 0
    /// True if data have ever been read.
    var hasBeenRead = false
    /// True if the data source is being asked how many items there are.
    var isBeingCounted = false

    func contains(_ position: ListPosition) -> Bool {
        counts.indices.contains(position.section) && (0..<counts[position.section]).contains(position.row)
    }
}
