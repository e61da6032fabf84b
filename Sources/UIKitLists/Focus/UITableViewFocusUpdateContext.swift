import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// A move of the focus that a table is concerned by.
// apple: https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext
@preconcurrency @MainActor @objcMembers open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that the focus was in; nil if that is none of this table.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that the focus goes to; nil if that is none of this table.
    open private(set) var nextFocusedIndexPath: IndexPath?

    convenience init(_ context: UIFocusUpdateContext, in table: UITableView) {
        self.init()
        _adopt(context)
        let path = { (view: UIView?) in view.flatMap(table.focusPosition).flatMap(table.givenPath) }
        previouslyFocusedIndexPath = path(context.previouslyFocusedView)
        nextFocusedIndexPath = path(context.nextFocusedView)
    }
}
