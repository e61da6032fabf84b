import Foundation
import ItemProvider

/// The side of a drag from which the items come.
@MainActor
final class DragSession: UIObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// True if the finger has begun to move with the items.
    var isUnderWay = false
    /// Where the finger is, in the window's coordinates.
    var finger = CGPoint.zero

    func location(in view: UIView) -> CGPoint { view.convert(finger, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
