import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Where pages that are turned over are held.
extension UIPageViewController {
    func changeDoubleSided(to isDoubleSided: Bool) {
        if spineChange != nil {
            spineChange?.showsBothSides = isDoubleSided
            return
        }
        _require(
            isDoubleSided || spine != .mid,
            "Setting doubleSided to NO is not permitted when the spineLocation is UIPageViewControllerSpineLocationMid. Leave it true for "
                + "\(self), or put the spine at an edge.")
        guard isDoubleSided != showsBothSides else { return }
        showsBothSides = isDoubleSided
        stage.forgetNeighbours()
    }

    /// Asks the delegate for the spine when the view is about to stand or lie.
    func askForSpine(at size: CGSize) {
        guard transitionStyle == .pageCurl, let delegate, let former = viewIfLoaded?.bounds.size,
            (former.width > former.height) != (size.width > size.height)
        else { return }
        spineChange = SpineChange()
        let orientation = UIApplication.shared.statusBarOrientation
        let answer = delegate.pageViewController?(self, spineLocationFor: orientation)
        let change = spineChange
        spineChange = nil
        guard let answer else { return }
        spine = answer == .none ? .min : answer
        showsBothSides = spine == .mid || change?.showsBothSides ?? showsBothSides
        if change?.pages != nil || !pages.isEmpty { takePages(change?.pages ?? pages) }
    }

    private func takePages(_ newPages: [UIViewController]) {
        replacePages(with: newPages, side: .after, animated: false, completion: nil)
        if isViewLoaded { stage.showPages() }
    }
}
