/// An item that constraints can name: a view or a layout guide.
@MainActor
package protocol LayoutItem: AnyObject {
    /// The view in whose tree the item is: itself, or the view that has the guide.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    package var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    package var layoutView: UIView? { owningView }
}
