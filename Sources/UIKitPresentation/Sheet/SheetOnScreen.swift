import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// A sheet on the screen: its view, what drags that, and what is behind it.
@MainActor
final class SheetOnScreen: SheetShowing {
    static let settlingDuration: TimeInterval = 0.5

    unowned let sheet: UISheetPresentationController
    /// The sheet; nil while it is not shown.
    private(set) var sheetView: SheetView?
    let dimmingView = UIView()
    private(set) lazy var dragging = SheetDragging(self)
    var card: PresenterCard?
    /// True if the sheet is on its way out, so that laying out does not bring it back.
    var isLeaving = false

    init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

    var view: UIView { ensureSheetView() }

    var frame: CGRect {
        guard let layout else { return .zero }
        return layout.frame(top: layout.stop(sheet.selectedDetentIdentifier).top)
    }

    var letsTouchesThrough: Bool { !dimmingView.isUserInteractionEnabled }

    func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning { SheetAnimator(self, isPresenting: isPresenting) }

    func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            TransitionTiming.spring.animate(for: Self.settlingDuration) { [weak self] in
                changes()
                self?.sheetView?.layoutIfNeeded()
            }
        }
    }

    func end() {
        card = nil
        sheetView = nil
        isLeaving = false
    }

    private func ensureSheetView() -> SheetView {
        if let sheetView { return sheetView }
        let view = SheetView(sheet.presentedViewController.view)
        sheetView = view
        dragging.attach(to: view)
        return view
    }
}
