import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

extension UICollectionView {
    /// Called when an interactive change of the layout has ended: whether the new layout was reached, and whether the animation to the end
    /// was not cut short.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Shows another layout. The new layout says where the content is to stand; by default the item in the middle stays there.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/setcollectionviewlayout(_:animated:)
    @objc(setCollectionViewLayout:animated:)
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// The same.
    /// - Parameter completion: called when all elements have come to rest; its argument is false if that was cut short.
    @objc(setCollectionViewLayout:animated:completion:)
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        let change = {
            LayoutChange(of: self, to: layout).run { completion?($0) }
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Begins a change of the layout that the app drives by `transitionProgress` of the layout it gets, until it finishes or cancels it.
    /// - Parameter completion: called at the end.
    @objc(startInteractiveTransitionToCollectionViewLayout:completion:)
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let current = collectionViewLayout
        readLayoutIfNeeded()
        let selector = #selector(UICollectionViewDelegate.collectionView(_:transitionLayoutForOldLayout:newLayout:))
        let given =
            delegate?.responds(to: selector) == true
            ? delegate?.collectionView?(self, transitionLayoutForOldLayout: current, newLayout: layout) : nil
        let between = given ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
        between.begin(in: self, completion: completion)
        UIView.performWithoutAnimation {
            adopt(between)
            layoutIfNeeded()
        }
        return between
    }

    /// Goes on to the new layout, animated, and ends there.
    /// - Precondition: an interactive change is going on.
    @objc open func finishInteractiveTransition() { endInteractiveTransition(isDone: true) }

    /// Goes back to the former layout, animated, and ends there.
    /// - Precondition: an interactive change is going on.
    @objc open func cancelInteractiveTransition() { endInteractiveTransition(isDone: false) }

    private func endInteractiveTransition(isDone: Bool) {
        guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else {
            _requireFailure(
                "no interactive transition is in progress: \(self) shows \(collectionViewLayout). "
                    + "Call startInteractiveTransition(to:completion:) before finishing or cancelling.")
        }
        let completion = between.end()
        setCollectionViewLayout(isDone ? between.nextLayout : between.currentLayout, animated: true) { finished in
            completion?(isDone, finished)
        }
    }

    /// Where the content is to be in another layout, as long as that says nothing else: the item in the middle stays there.
    final func proposedOffset(in layout: UICollectionViewLayout, keeping anchor: (path: IndexPath, distance: CGPoint)?) -> CGPoint {
        guard let anchor, let frame = layout.placedAttributes(of: ElementKey(cellAt: anchor.path))?.frame else {
            return nearestOffset(to: contentOffset)
        }
        return nearestOffset(
            to: CGPoint(x: frame.midX - bounds.width / 2 - anchor.distance.x, y: frame.midY - bounds.height / 2 - anchor.distance.y))
    }

    /// The item that stays where it is: one that is selected, else the one nearest to the middle.
    final var anchorItem: (path: IndexPath, distance: CGPoint)? {
        let insets = adjustedContentInset
        // Content that shows its beginning goes on doing so.
        guard contentOffset.x > -insets.left || contentOffset.y > -insets.top else { return nil }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func distance(_ cell: UICollectionViewCell) -> CGFloat { hypot(cell.frame.midX - middle.x, cell.frame.midY - middle.y) }
        let cells = shown.cells
        let selected = cells.filter { selection.contains(ListPosition($0.path)) }
        let nearest = (selected.isEmpty ? cells : selected).min { distance($0.cell) < distance($1.cell) }
        return nearest.map { ($0.path, CGPoint.zero) }
    }
}
