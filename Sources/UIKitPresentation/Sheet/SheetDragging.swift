import Foundation

/// Fingers that drag a sheet between its detents and off the screen, and taps that dismiss it or bring it to the next detent.
@MainActor
final class SheetDragging: UIObject, UIGestureRecognizerDelegate {
    private unowned let shown: SheetOnScreen
    private var sheet: UISheetPresentationController { shown.sheet }
    private let pan = UIPanGestureRecognizer()
    /// The sheet's upper edge when the finger took it.
    private var startTop: CGFloat = 0
    /// True if a drag may dismiss; asked once for each drag, when it first goes below the lowest detent.
    private var mayDismiss: Bool?
    private var dismissal: SheetDismissalByHand?
    /// True if a finger, or what follows from it, moves the sheet.
    private(set) var isActive = false

    /// How far ahead a flick is followed, in seconds.
    private static let lookahead: CGFloat = 0.2
    /// How far a held sheet must be dragged down for an attempt to dismiss it, in points.
    private static let attemptDistance: CGFloat = 20
    /// How much of a movement beyond the last detent a held sheet follows, at first.
    private static let stretch: CGFloat = 0.35

    init(_ shown: SheetOnScreen) {
        self.shown = shown
        super.init()
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.addTarget(self, action: #selector(panned))
    }

    func attach(to view: SheetView) {
        view.addGestureRecognizer(pan)
        view.onGrabberTap(self, #selector(grabberTapped))
        view.mayTakeDrag = { [weak self] in self?.takesDrag(by: $0) ?? false }
    }

    func watchTaps(in view: UIView) {
        guard view.gestureRecognizers?.isEmpty ?? true else { return }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(surroundingsTapped)))
    }

    /// Returns true if a finger on content that shows its beginning moves the sheet: down always, up while the sheet can become higher.
    private func takesDrag(by distance: CGFloat) -> Bool {
        guard mayBeDragged, let layout = shown.layout else { return false }
        if distance > 0 { return true }
        let top = layout.stop(sheet.selectedDetentIdentifier).top
        return distance < 0 && sheet.prefersScrollingExpandsWhenScrolledToEdge && top > layout.highestTop
    }

    private var mayBeDragged: Bool {
        guard sheet.isPresented else { return false }
        return sheet.presentedViewController.presentation?.presented == nil
    }

    /// Only what goes up or down is for the sheet.
    @objc func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard mayBeDragged else { return false }
        let velocity = pan.velocity(in: sheet.container)
        return abs(velocity.y) >= abs(velocity.x)
    }

    // MARK: Dragging

    @objc private func panned() {
        switch pan.state {
        case .began: begin()
        case .changed: drag()
        case .ended: letGo(velocity: pan.velocity(in: sheet.container).y)
        case .cancelled, .failed: letGo(velocity: 0)
        case .possible: break
        }
    }

    private func begin() {
        guard let view = shown.sheetView else { return }
        isActive = true
        mayDismiss = nil
        startTop = view.layer.presentation()?.frame.minY ?? view.frame.minY
        drag()
    }

    private func drag() {
        guard isActive, let layout = shown.layout else { return }
        let wanted = startTop + pan.translation(in: sheet.container).y
        if wanted > layout.lowestTop, dismissal == nil, askWhetherDismissable() { beginDismissal() }
        shown.place(top: top(for: wanted, layout))
        dismissal?.moved(to: wanted, from: layout.lowestTop, end: shown.hiddenTop)
    }

    private func askWhetherDismissable() -> Bool {
        if let mayDismiss { return mayDismiss }
        let answer = sheet.userMayDismiss()
        mayDismiss = answer
        return answer
    }

    /// Where the sheet is when a finger wants it at `top`: beyond its limits it follows less and less.
    private func top(for top: CGFloat, _ layout: SheetLayout) -> CGFloat {
        if top < layout.highestTop { return layout.highestTop - stretched(layout.highestTop - top, room: layout.container.height) }
        guard top > layout.lowestTop, dismissal == nil else { return top }
        return layout.lowestTop + stretched(top - layout.lowestTop, room: layout.container.height)
    }

    private func stretched(_ distance: CGFloat, room: CGFloat) -> CGFloat {
        (1 - 1 / (distance * Self.stretch / max(room, 1) + 1)) * room * 0.5
    }

    private func letGo(velocity: CGFloat) {
        guard isActive, let layout = shown.layout else { return }
        let wanted = startTop + pan.translation(in: sheet.container).y
        let aim = wanted + velocity * Self.lookahead
        if let dismissal {
            self.dismissal = nil
            let isOver = aim > (layout.lowestTop + shown.hiddenTop) / 2
            return dismissal.letGo(isOver: isOver) { [weak self] in self?.isActive = false }
        }
        let wasRefused = mayDismiss == false && wanted > layout.lowestTop + Self.attemptDistance
        settle(at: layout.stop(nearest: aim))
        if wasRefused { sheet.delegate?.presentationControllerDidAttemptToDismiss?(sheet) }
    }

    private func settle(at stop: SheetLayout.Stop) {
        isActive = false
        let former = shown.layout?.stop(sheet.selectedDetentIdentifier).identifier
        sheet.animateChanges {
            sheet.selectedDetentIdentifier = stop.identifier
            shown.place()
        }
        guard stop.identifier != former else { return }
        (sheet.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier?(sheet)
    }

    private func beginDismissal() {
        guard var request = DismissalRequest(askedOf: sheet.presentedViewController, isAnimated: true) else { return }
        let hand = SheetDismissalByHand(shown)
        request.interactor = hand
        request.isByUser = true
        dismissal = hand
        request.perform()
    }

    // MARK: Taps

    @objc private func surroundingsTapped() {
        guard sheet.isPresented else { return }
        guard sheet.userMayDismiss() else {
            sheet.delegate?.presentationControllerDidAttemptToDismiss?(sheet)
            return
        }
        guard var request = DismissalRequest(askedOf: sheet.presentedViewController, isAnimated: true) else { return }
        request.isByUser = true
        request.perform()
    }

    /// The next higher detent; from the highest one to the lowest.
    @objc private func grabberTapped() {
        guard sheet.isPresented, let layout = shown.layout, layout.stops.count > 1 else { return }
        let present = layout.stops.firstIndex(of: layout.stop(sheet.selectedDetentIdentifier)) ?? 0
        settle(at: layout.stops[(present + layout.stops.count - 1) % layout.stops.count])
    }
}
