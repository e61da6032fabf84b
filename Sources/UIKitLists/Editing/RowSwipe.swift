import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Opens one row of a list at a time, by a finger or by a tap on its minus, and does what is behind it.
@MainActor
package final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
    /// The cause of a row's opening.
    package enum Origin {
        case swipe, editControl
    }

    // The list owns this object.
    private unowned let list: any RowSwipeHost
    package let pan = UIPanGestureRecognizer()
    private let theme = SwipeTheme.flat
    /// The open row; it may be closing.
    package private(set) weak var cell: (any SwipedCell)?
    private var origin = Origin.swipe
    private var motion: SwipeMotion?
    private var openingAtStart: CGFloat = 0
    private var isPerforming = false
    /// True if the finger that is down has closed a row, and so opens no other.
    private var hasClosed = false
    /// True if the finger that is down closes the row it is on when it is lifted.
    private var closesOnLift = false

    package init(list: any RowSwipeHost) {
        self.list = list
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.addTarget(self, action: #selector(fingerMoved))
        list.addGestureRecognizer(pan)
        list.panGestureRecognizer.addTarget(self, action: #selector(listScrolls))
    }

    /// True if a row is open.
    package var isOpen: Bool { cell != nil }

    /// True if that was done by a swipe, which counts as editing the row.
    package var isEditingRow: Bool { isOpen && origin == .swipe }

    // MARK: Taps

    /// A finger beside what an open row offers closes that row, and does nothing else. Returns whether it does.
    package func fingerCameDown(at point: CGPoint) -> Bool {
        hasClosed = false
        guard let cell else { return false }
        if list.swipedCell(at: point) === cell {
            closesOnLift = true
        } else {
            close(animated: true)
            hasClosed = true
        }
        return true
    }

    package func fingerLeft(isTap: Bool) {
        if closesOnLift, isTap { close(animated: true) }
        closesOnLift = false
    }

    // MARK: Beginning

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = pan.translation(in: list)
        guard abs(way.x) > abs(way.y), !isPerforming, !hasClosed else { return false }
        let start = CGPoint(x: pan.location(in: list).x - way.x, y: pan.location(in: list).y - way.y)
        let touched = list.swipedCell(at: start)
        if let cell, let touched, touched === cell { return true }
        if isOpen {
            close(animated: true)
            return false
        }
        guard let touched, list.canSwipe(touched) else { return false }
        let isTrailing = way.x * direction(of: touched) < 0
        guard let configuration = list.swipeActions(of: touched, isTrailing: isTrailing) else { return false }
        // Whoever was asked may have changed the list.
        guard list.swipedCell(at: start) === touched else { return false }
        begin(touched, configuration, isTrailing: isTrailing, origin: .swipe)
        list.swipeWillBegin(on: touched)
        return true
    }

    /// 1 where reading goes from left to right, else -1.
    private func direction(of cell: any SwipedCell) -> CGFloat { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    private func begin(_ cell: any SwipedCell, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool, origin: Origin) {
        let view = SwipeActionsView(configuration: configuration, isTrailing: isTrailing, theme: theme)
        view.onTap = { [weak self] in self?.perform($0) }
        cell.showSwipeActions(view)
        let end = SwipeMotion.End(
            width: view.wantedWidth(inHeight: cell.bounds.height),
            performsWithFullSwipe: configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty)
        motion = SwipeMotion(
            rowWidth: cell.bounds.width, leading: isTrailing ? nil : end, trailing: isTrailing ? end : nil, theme: theme)
        self.cell = cell
        self.origin = origin
        openingAtStart = 0
    }

    /// Opens a row for its minus.
    package func open(_ cell: any SwipedCell, _ configuration: UISwipeActionsConfiguration) {
        guard !isOpen else { return close(animated: true) }
        begin(cell, configuration, isTrailing: true, origin: .editControl)
        guard let width = motion?.trailing?.width else { return }
        show(width, animated: true)
    }

    // MARK: The finger

    @objc private func fingerMoved() {
        guard let cell, let motion else { return }
        let direction = direction(of: cell)
        let way = -pan.translation(in: list).x * direction
        switch pan.state {
        case .began, .changed:
            if pan.state == .began { openingAtStart = opening }
            let opening = motion.opening(from: openingAtStart, way: way)
            show(opening, animated: false)
            cell.shownSwipeActions?.setFull(motion.isFull(opening), animated: true, duration: theme.duration)
        case .ended: lift(motion.outcome(opening: opening, velocity: -pan.velocity(in: list).x * direction))
        case .cancelled, .failed: close(animated: true)
        default: break
        }
    }

    private func lift(_ outcome: SwipeMotion.Outcome) {
        switch outcome {
        case .close: close(animated: true)
        case .open(let opening): show(opening, animated: true)
        case .perform:
            guard let cell, let button = cell.shownSwipeActions?.firstButton else { return }
            show(opening > 0 ? cell.bounds.width : -cell.bounds.width, animated: true)
            perform(button)
        }
    }

    /// How far the row is open, above 0 at its trailing end.
    private var opening: CGFloat {
        guard let cell else { return 0 }
        return -cell.slideDistance * direction(of: cell)
    }

    private func show(_ opening: CGFloat, animated: Bool) {
        guard let cell else { return }
        cell.slide(to: -opening * direction(of: cell), animated: animated)
    }

    // MARK: Doing

    private func perform(_ button: SwipeActionButton) {
        guard !isPerforming, let cell else { return }
        isPerforming = true
        let action = button.action
        action.handler(action, button) { [weak self, weak cell] _ in
            guard let self, isPerforming, self.cell === cell else { return }
            isPerforming = false
            close(animated: true)
        }
        // A row that the handler has taken out of the list is not open any more.
        if let cell = self.cell, !list.shows(cell) { forget() }
    }

    // MARK: Ending

    @objc private func listScrolls() {
        if list.panGestureRecognizer.state == .began { close(animated: true) }
    }

    /// Closes the open row, without doing anything.
    package func close(animated: Bool) {
        guard let cell else { return }
        cell.endSlide(animated: animated)
        forget()
    }

    /// The list has taken away a cell; it may be the open one.
    package func didRetire(_ retired: UIView) {
        if retired === cell { forget() }
    }

    /// A cell that leaves stays as it looks.
    private func forget() {
        guard let cell else { return }
        let wasEditing = isEditingRow
        self.cell = nil
        motion = nil
        isPerforming = false
        if wasEditing { list.swipeDidEnd(on: cell) }
    }
}
