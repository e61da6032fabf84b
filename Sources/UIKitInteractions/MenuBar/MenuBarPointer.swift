import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// What a mouse or a finger does to the bar and its menus.
///
/// A menu opens when its title is pressed. From then on the pointer may be dragged to a row and lifted there, or lifted at once and put
/// down again; while a menu is open, going over another title opens that one.
@MainActor
struct MenuBarPointer {
    /// True if the pointer has closed the menus, and does nothing more until it is lifted.
    private var isDone = false

    nonisolated init() {}

    mutating func follow(_ state: UIGestureRecognizer.State, at point: CGPoint, isScrolling: Bool, in bar: DesktopMenuBar) {
        switch state {
        case .began: begin(at: point, in: bar)
        case .changed:
            // A finger that scrolls chooses nothing.
            if isScrolling { bar.panels.last?.highlight(nil) } else if !isDone { move(to: point, in: bar) }
        case .ended:
            if !isDone, !isScrolling { lift(at: point, in: bar) }
            isDone = false
        case .cancelled, .failed: isDone = false
        default: break
        }
    }

    mutating func hover(at point: CGPoint, in bar: DesktopMenuBar) {
        guard !isDone else { return }
        if bar.isOpen { move(to: point, in: bar) } else { bar.showTitles(hovered: bar.title(at: point)) }
    }

    func leave(in bar: DesktopMenuBar) {
        if !bar.isOpen { bar.showTitles(hovered: nil) }
    }

    private mutating func begin(at point: CGPoint, in bar: DesktopMenuBar) {
        isDone = false
        if let title = bar.title(at: point), title != bar.openIndex {
            bar.open(title)
        } else if bar.place(at: point) != nil {
            move(to: point, in: bar)
        } else {
            isDone = true
            bar.close()
        }
    }

    private func move(to point: CGPoint, in bar: DesktopMenuBar) {
        if let title = bar.title(at: point) {
            if title != bar.openIndex { bar.open(title) }
        } else if let (panel, row) = bar.place(at: point) {
            guard row != panel.highlightedIndex else { return }
            panel.highlight(row)
            if let depth = bar.panels.firstIndex(of: panel) { bar.closePanels(from: depth + 1) }
            if let row = panel.highlightedRow { bar.openSubmenu(of: row, highlighting: false) }
        } else if bar.panels.last?.highlightedRow?.submenu == nil {
            bar.panels.last?.highlight(nil)
        }
    }

    private func lift(at point: CGPoint, in bar: DesktopMenuBar) {
        guard let (panel, row) = bar.place(at: point), let row else { return }
        bar.choose(panel.rows[row], highlighting: false)
    }
}
