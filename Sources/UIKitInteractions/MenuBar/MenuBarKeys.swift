import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// What keys do to the bar and its menus: F10 and Alt open it; then arrows go through it, Return and Space choose, Escape goes back.
@MainActor
struct MenuBarKeys {
    /// True from when Alt went down until something else is pressed with it.
    var isAltAlone = false

    nonisolated init() {}

    /// Returns true for a key that nobody else is to get.
    mutating func handle(_ key: UIKey, isDown: Bool, in bar: DesktopMenuBar) -> Bool {
        guard !(key.keyCode == .keyboardLeftAlt) else { return handleAlt(key, isDown: isDown, in: bar) }
        isAltAlone = false
        guard bar.isOpen else { return false }
        if isDown { perform(key, in: bar) }
        return isDown
    }

    private mutating func handleAlt(_ key: UIKey, isDown: Bool, in bar: DesktopMenuBar) -> Bool {
        if isDown {
            isAltAlone = key.modifierFlags.subtracting([.alternate, .alphaShift, .numericPad]).isEmpty
        } else if isAltAlone {
            isAltAlone = false
            if bar.isOpen { bar.close() } else { bar.openFirst() }
        }
        return false
    }

    /// F10, which opens the menus of all desktops' programs.
    func opens(_ key: UIKey) -> Bool {
        key.keyCode == .keyboardF10 && key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
    }

    private func perform(_ key: UIKey, in bar: DesktopMenuBar) {
        guard let panel = bar.panels.last else { return bar.close() }
        switch key.keyCode {
        case .keyboardUpArrow: panel.step(forward: false)
        case .keyboardDownArrow: panel.step(forward: true)
        case .keyboardHome, .keyboardPageUp: panel.highlightEnd(last: false)
        case .keyboardEnd, .keyboardPageDown: panel.highlightEnd(last: true)
        case .keyboardLeftArrow: if bar.isRightToLeft { goIn(bar) } else { goOut(bar) }
        case .keyboardRightArrow: if bar.isRightToLeft { goOut(bar) } else { goIn(bar) }
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            if let row = panel.highlightedRow { bar.choose(row, highlighting: true) }
        case .keyboardEscape: if bar.panels.count > 1 { bar.closePanels(from: bar.panels.count - 1) } else { bar.close() }
        case .keyboardF10: bar.close()
        default: if !key.charactersIgnoringModifiers.isEmpty { panel.highlight(startingWith: key.charactersIgnoringModifiers) }
        }
    }

    /// Into a submenu, or to the next menu of the bar.
    private func goIn(_ bar: DesktopMenuBar) {
        if let row = bar.panels.last?.highlightedRow, row.submenu != nil {
            bar.openSubmenu(of: row, highlighting: true)
        } else {
            go(by: 1, in: bar)
        }
    }

    /// Out of a submenu, or to the menu of the bar before this one.
    private func goOut(_ bar: DesktopMenuBar) {
        if bar.panels.count > 1 { bar.closePanels(from: bar.panels.count - 1) } else { go(by: -1, in: bar) }
    }

    private func go(by step: Int, in bar: DesktopMenuBar) {
        let count = bar.strip.titles.count
        guard let index = bar.openIndex, count > 0 else { return }
        bar.open((index + step + count) % count, highlighting: true)
    }
}

extension DesktopMenuBar {
    func handle(_ key: UIKey, isDown: Bool) -> Bool { keys.handle(key, isDown: isDown, in: self) }

    func open(by key: UIKey) -> Bool {
        guard keys.opens(key), !isOpen else { return false }
        openFirst()
        return true
    }

    func pointerWentDown() { keys.isAltAlone = false }
}
