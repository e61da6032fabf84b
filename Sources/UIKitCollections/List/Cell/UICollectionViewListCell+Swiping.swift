import UIKitCore
import UIKitLists

// The actions that a swipe uncovers.
extension UICollectionViewListCell: SwipedCell {
    package final var slideDistance: CGFloat { list.slide }
    package final var shownSwipeActions: SwipeActionsView? { list.swipeActions }

    package final func showSwipeActions(_ view: SwipeActionsView) {
        list.swipeActions?.removeFromSuperview()
        list.swipeActions = view
        UIView.performWithoutAnimation {
            addSubview(view)
            layOutSwipeActions()
            view.layoutIfNeeded()
        }
    }

    package final func slide(to distance: CGFloat, animated: Bool) {
        guard distance != list.slide else { return }
        list.slide = distance
        status.isSwiped = distance != 0
        if distance != 0 { showClipping() }
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(
            withDuration: CellTheme.flat.editDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.layoutIfNeeded() }
    }

    package final func endSlide(animated: Bool) {
        let view = list.swipeActions
        slide(to: 0, animated: animated)
        guard let view else { return }
        list.swipeActions = nil
        guard animated, window != nil else {
            showClipping()
            return view.removeFromSuperview()
        }
        UIView.animate(
            withDuration: CellTheme.flat.editDuration, delay: 0, options: .beginFromCurrentState,
            animations: {
                view.frame = self.swipeActionsFrame(of: view)
                view.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                view.removeFromSuperview()
                self?.showClipping()
            })
    }

    final func layOutSwipeActions() {
        guard let view = list.swipeActions else { return }
        view.frame = swipeActionsFrame(of: view)
    }

    /// As much as the parts have given free.
    private func swipeActionsFrame(of view: SwipeActionsView) -> CGRect {
        let isAtRight = view.isTrailing != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let width = max(isAtRight ? -list.slide : list.slide, 0)
        return CGRect(x: isAtRight ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }
}
