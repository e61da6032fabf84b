import Foundation

/// A temporary row for an item that was dropped.
// apple: https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder
@preconcurrency @MainActor @objcMembers open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How its cell looks while the item goes there. Default: nil, the whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
