import Foundation

/// An item that stands for something that was dropped.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder
@preconcurrency @MainActor @objcMembers open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// How its cell looks while the dragged item goes there. Default: nil, the whole cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
