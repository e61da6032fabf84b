import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// A dismissal that a finger leads: the sheet goes where the finger is, and on its own when that lets go.
@MainActor
final class SheetDismissalByHand: UIObject, HandsOnInteractor {
    private unowned let shown: SheetOnScreen
    private var context: (any UIViewControllerContextTransitioning)?

    init(_ shown: SheetOnScreen) {
        self.shown = shown
        super.init()
    }

    @objc func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }

    func moved(to top: CGFloat, from start: CGFloat, end: CGFloat) {
        context?.updateInteractiveTransition(end > start ? (top - start) / (end - start) : 0)
    }

    /// Lets the sheet go off the screen or back to its lowest detent.
    /// - Parameter completion: called when it is there.
    func letGo(isOver: Bool, completion: @escaping () -> Void) {
        guard let context, let layout = shown.layout else { return completion() }
        // The transition keeps what leads it.
        self.context = nil
        isOver ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
        let top = isOver ? shown.hiddenTop : layout.lowestTop
        TransitionTiming.spring.animate(for: SheetOnScreen.settlingDuration) { [shown] in
            shown.place(top: top)
        } completion: { [sheet = shown.sheet] _ in
            completion()
            if !isOver { sheet.selectedDetentIdentifier = layout.stops[layout.stops.count - 1].identifier }
            context.completeTransition(isOver)
        }
    }
}
