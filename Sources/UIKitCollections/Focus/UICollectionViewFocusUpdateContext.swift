import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// A move of the focus that a collection view is concerned by.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext
@preconcurrency @MainActor @objcMembers open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that the focus was in; nil if that is none of this collection view.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The item that the focus goes to; nil if that is none of this collection view.
    open private(set) var nextFocusedIndexPath: IndexPath?

    convenience init(_ context: UIFocusUpdateContext, in view: UICollectionView) {
        self.init()
        _adopt(context)
        previouslyFocusedIndexPath = context.previouslyFocusedView.flatMap(view.focusPath).flatMap(view.givenPath)
        nextFocusedIndexPath = context.nextFocusedView.flatMap(view.focusPath).flatMap(view.givenPath)
    }
}
