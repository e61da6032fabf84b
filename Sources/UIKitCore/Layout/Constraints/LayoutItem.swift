/// An item that constraints can name: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view in whose tree the item is: itself, or the view that has the guide.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}
