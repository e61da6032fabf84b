/// An item that constraints can name: a view or a layout guide.
@MainActor
package protocol LayoutItem: AnyObject {
    /// The view in whose tree the item is: itself, or the view that has the guide.
    var layoutView: UIView? { get }
    /// Knows the item without keeping it alive; the same one each time.
    var layoutReference: LayoutItemReference { get }
}

extension UIView: LayoutItem {
    package var layoutView: UIView? { self }

    package var layoutReference: LayoutItemReference {
        let state = ensureConstraintState()
        if let reference = state.reference { return reference }
        let new = LayoutItemReference(to: self)
        state.reference = new
        return new
    }
}

extension UILayoutGuide: LayoutItem {
    package var layoutView: UIView? { owningView }

    package var layoutReference: LayoutItemReference {
        if let ownReference { return ownReference }
        let new = LayoutItemReference(to: self)
        ownReference = new
        return new
    }
}
