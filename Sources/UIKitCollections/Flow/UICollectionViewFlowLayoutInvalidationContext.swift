import Foundation
import UIKitCore

/// What of a flow layout does not hold any more.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext
@preconcurrency @MainActor @objcMembers
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes, insets and spacings are to be asked for again. Default: true.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether lines are to be filled again. Default: true.
    open var invalidateFlowLayoutAttributes = true
}
