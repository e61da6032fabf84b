import Foundation
import UIKitCore

/// The parts of a flow layout that are no longer valid.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext
@preconcurrency @MainActor @objcMembers
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// True if sizes, insets and spacings are to be asked for again. Default: true.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// True if lines are to be filled again. Default: true.
    open var invalidateFlowLayoutAttributes = true
}
