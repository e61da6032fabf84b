import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// One change of a batch, as a layout is notified of it.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem
@preconcurrency @MainActor @objcMembers open class UICollectionViewUpdateItem: UIObject {
    /// The kind of change of an item or a section.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem/action
    @objc(UICollectionUpdateAction) public enum Action: Int, @unchecked Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    private let positions: (before: IndexPath?, after: IndexPath?)
    private let action: Action

    /// Where the item stood; nil for one that is inserted. A section has the item `NSNotFound`.
    open var indexPathBeforeUpdate: IndexPath? { positions.before }
    /// Where the item stands; nil for one that is deleted. A section has the item `NSNotFound`.
    open var indexPathAfterUpdate: IndexPath? { positions.after }
    /// The kind of change.
    open var updateAction: Action { action }

    init(from old: IndexPath?, to new: IndexPath?, action: Action) {
        positions = (old, new)
        self.action = action
        super.init()
    }

    /// An item without index paths, for subclasses that report a change themselves.
    public override init() {
        positions = (nil, nil)
        action = .insert
        super.init()
    }
}
