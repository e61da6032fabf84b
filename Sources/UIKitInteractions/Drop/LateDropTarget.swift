import UIKitCore

/// A view that takes drops, and adds its interaction when a drag first comes over it.
// optimization: a form of many fields makes none as long as nothing is dragged.
@MainActor
package protocol LateDropTarget: UIView {
    func prepareForDrop()
}
