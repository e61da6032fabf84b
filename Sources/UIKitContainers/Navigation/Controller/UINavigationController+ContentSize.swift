import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UINavigationController {
    /// The size that the controller would like to have inside another: what it was given itself, or what the top controller asks for and
    /// the bars above and below that.
    func sizeWithBars(around own: CGSize) -> CGSize {
        guard let top = stack.last else { return own }
        var size = top.contentSizeForContainer
        // A child controller that asks in the former way does not shrink a popover that those below it have made higher (PO-16).
        if top.formerSizeInPopover.height > 0 { size.height = stack.map(\.formerSizeInPopover.height).reduce(size.height, max) }
        if size.height > 0 {
            if !isNavigationBarHidden { size.height += navigationBar.sizeThatFits(.zero).height }
            if !isToolbarHidden { size.height += toolbar.sizeThatFits(.zero).height }
        }
        return CGSize(width: own.width > 0 ? own.width : size.width, height: own.height > 0 ? own.height : size.height)
    }
}
