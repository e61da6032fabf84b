import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Opens one row of a table at a time, by a finger or by a tap on its minus, and does what is behind it.
@MainActor
final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
    /// What has opened a row.
    enum Origin {
        case swipe, editControl
    }

    // The table owns this object.
    private unowned let table: UITableView
    let pan = UIPanGestureRecognizer()
    private let theme = SwipeTheme.flat
    /// The open row; it may be closing.
    private(set) weak var cell: UITableViewCell?
    private var origin = Origin.swipe
    private var motion: SwipeMotion?
    private var openingAtStart: CGFloat = 0
    private var isPerforming = false
    /// Whether the finger that is down has closed a row, and so opens no other.
    private var hasClosed = false
    /// Whether the finger that is down closes the row it is on when it is lifted.
    private var closesOnLift = false

    init(table: UITableView) {
        self.table = table
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.addTarget(self, action: #selector(fingerMoved))
        table.addGestureRecognizer(pan)
        table.panGestureRecognizer.addTarget(self, action: #selector(tableScrolls))
    }

    /// Whether a row is open.
    var isOpen: Bool { cell != nil }

    /// Whether that was done by a swipe, which counts as editing the row.
    var isEditingRow: Bool { isOpen && origin == .swipe }

    // MARK: Taps

    /// A finger beside what an open row offers closes that row, and does nothing else. Returns whether it does.
    func fingerCameDown(at point: CGPoint) -> Bool {
        hasClosed = false
        guard let cell else { return false }
        if table.shownRow(at: point)?.cell === cell {
            closesOnLift = true
        } else {
            close(animated: true)
            hasClosed = true
        }
        return true
    }

    func fingerLeft(isTap: Bool) {
        if closesOnLift, isTap { close(animated: true) }
        closesOnLift = false
    }

    // MARK: Beginning

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = pan.translation(in: table)
        guard abs(way.x) > abs(way.y), !isPerforming, !hasClosed else { return false }
        let start = CGPoint(x: pan.location(in: table).x - way.x, y: pan.location(in: table).y - way.y)
        let touched = table.shownRow(at: start)
        if let cell, let touched, touched.cell === cell { return true }
        if isOpen {
            close(animated: true)
            return false
        }
        guard !table.editing.isOn, let touched, table.canEdit(touched.place) else { return false }
        let isTrailing = way.x * direction(of: touched.cell) < 0
        guard let configuration = table.swipeActions(at: touched.place, isTrailing: isTrailing) else { return false }
        // Whoever was asked may have changed the table.
        guard table.shown.cell(at: touched.place) === touched.cell else { return false }
        begin(touched.cell, configuration, isTrailing: isTrailing, origin: .swipe)
        table.delegate?.tableView?(table, willBeginEditingRowAt: touched.place.path)
        return true
    }

    /// 1 where reading goes from left to right, else -1.
    private func direction(of cell: UITableViewCell) -> CGFloat { cell.isRightToLeft ? -1 : 1 }

    private func begin(_ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool, origin: Origin) {
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
    func open(_ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration) {
        guard !isOpen else { return close(animated: true) }
        begin(cell, configuration, isTrailing: true, origin: .editControl)
        guard let width = motion?.trailing?.width else { return }
        show(width, animated: true)
    }

    // MARK: The finger

    @objc private func fingerMoved() {
        guard let cell, let motion else { return }
        let direction = direction(of: cell)
        let way = -pan.translation(in: table).x * direction
        switch pan.state {
        case .began, .changed:
            if pan.state == .began { openingAtStart = opening }
            let opening = motion.opening(from: openingAtStart, way: way)
            show(opening, animated: false)
            cell.parts.swipeActions?.setFull(motion.isFull(opening), animated: true, duration: theme.duration)
        case .ended: lift(motion.outcome(opening: opening, velocity: -pan.velocity(in: table).x * direction))
        case .cancelled, .failed: close(animated: true)
        default: break
        }
    }

    private func lift(_ outcome: SwipeMotion.Outcome) {
        switch outcome {
        case .close: close(animated: true)
        case .open(let opening): show(opening, animated: true)
        case .perform:
            guard let cell, let button = cell.parts.swipeActions?.firstButton else { return }
            show(opening > 0 ? cell.bounds.width : -cell.bounds.width, animated: true)
            perform(button)
        }
    }

    /// How far the row is open, above 0 at its trailing end.
    private var opening: CGFloat {
        guard let cell else { return 0 }
        return -cell.status.slide * direction(of: cell)
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
        // A row that the handler has taken out of the table is not open any more.
        if let cell = self.cell, table.shown.place(of: cell) == nil { forget() }
    }

    // MARK: Ending

    @objc private func tableScrolls() {
        if table.panGestureRecognizer.state == .began { close(animated: true) }
    }

    /// Closes the open row, without doing anything.
    func close(animated: Bool) {
        guard let cell else { return }
        cell.endSlide(animated: animated)
        forget()
    }

    /// The table has taken away a cell; it may be the open one.
    func didRetire(_ retired: UITableViewCell) {
        if retired === cell { forget() }
    }

    /// A cell that leaves stays as it looks.
    private func forget() {
        guard let cell else { return }
        let path = table.shown.place(of: cell)?.path
        let wasEditing = isEditingRow
        self.cell = nil
        motion = nil
        isPerforming = false
        if wasEditing { table.delegate?.tableView?(table, didEndEditingRowAt: path) }
    }
}
