import Foundation

/// An item that a popover can belong to: a view, or an item of a bar.
// apple: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where the item is, in coordinates of a view; nil if it is not shown in the same window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }

    /// The view that stands for the item in a bar; nil while none does.
    @_spi(ForasteroInternal)
    @nonobjc public final var shownView: UIView? {
        let view = observer as? UIView
        return view?.window == nil ? nil : view
    }
}
