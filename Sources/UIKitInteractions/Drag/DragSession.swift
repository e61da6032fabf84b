import Foundation
import ItemProvider
@_spi(ForasteroInternal) import UIKitCore

/// The side of a drag from which the items come.
@MainActor
final class DragSession: UIObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// True if the finger has begun to move with the items.
    var isUnderWay = false
    /// Where the finger is, in the coordinates of the window where the drag began.
    var finger = CGPoint.zero
    /// Another window of the application over which the finger is, and where; nil for none. How the two windows stand to each other is not
    /// known everywhere.
    var guest: (window: UIWindow, place: CGPoint)?

    func location(in view: UIView) -> CGPoint {
        guard let guest, view.window?.displayHost === guest.window.displayHost else { return view.convert(finger, from: nil) }
        return view.convert(guest.place, from: nil)
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}
