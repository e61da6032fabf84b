import Foundation
internal import ScrollPhysics

// Room for a refresh control above the content.
extension UIScrollView {
    func changeRefreshControl(to control: UIRefreshControl?) {
        guard control !== ownRefreshControl else { return }
        let former = ownRefreshControl
        ownRefreshControl = control
        former?.detach()
        control?.attach(to: self)
    }

    /// Content that is pulled down stays there; other content does not move.
    func takeRefreshInset(_ height: CGFloat) { changeRefreshInset(to: height) }

    /// Content that is below the control comes up.
    func giveUpRefreshInset() {
        guard refreshInset != 0 else { return }
        changeRefreshInset(to: 0)
        let top = scrollRange.minimum.y
        guard drag == nil, runner == nil, contentOffset.y < top else { return }
        let target = CGPoint(x: contentOffset.x, y: top)
        if window != nil, UIView.areAnimationsEnabled {
            animateOffset(to: target, purpose: .settling)
        } else {
            moveContent(to: target)
        }
    }

    private func changeRefreshInset(to height: CGFloat) {
        guard height != refreshInset else { return }
        refreshInset = height
        runner?.changeRange(to: scrollRange)
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset?(self)
    }
}
