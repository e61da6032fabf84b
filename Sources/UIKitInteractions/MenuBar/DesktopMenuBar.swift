import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The main menu as a bar at the top of a desktop's window, with its menus below it.
///
/// The bar takes a strip from the content, as a status bar does, if the app has changed the menus that every app has. The menus of other
/// apps come over the content when F10 or Alt asks for them, and go again.
@MainActor
final class DesktopMenuBar: UIObject, MainMenuShowing {
    private unowned let host: DisplayHost
    let theme = MenuBarTheme.flat
    private(set) var strip: MenuBarStrip
    /// The menu that is open, and on it the submenus.
    var panels: [MenuBarPanel] = []
    private(set) var window: MenuBarWindow?
    private let surface = UIView(frame: .zero)
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private let hover = UIHoverGestureRecognizer(target: nil, action: nil)
    private var isPermanent = false
    /// Which menu of the bar is open.
    private(set) var openIndex: Int?
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    var keys = MenuBarKeys()
    var pointer = MenuBarPointer()

    required init(host: DisplayHost) {
        self.host = host
        strip = MenuBarStrip(theme: theme)
        super.init()
        press.minimumPressDuration = 0
        press.delegate = self
        press.addTarget(self, action: #selector(followPress))
        hover.addTarget(self, action: #selector(followHover))
        surface.addGestureRecognizer(press)
        surface.addGestureRecognizer(hover)
        surface.addSubview(strip)
    }

    var stripHeight: CGFloat { isPermanent ? theme.stripHeight : 0 }
    var isOpen: Bool { openIndex != nil }
    var isRightToLeft: Bool { surface.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: The bar

    func update() {
        close()
        let former = stripHeight
        let menus = MenuBarContents.menus(of: MainMenu.shared.root)
        isPermanent = MainMenu.shared.isOfApp && !menus.isEmpty
        if isPermanent || window != nil { strip.show(menus) }
        if isPermanent { putIn() } else { takeOut() }
        guard stripHeight != former else { return }
        for window in host.windows.all { window.insetsMayHaveChanged() }
    }

    private func putIn() {
        let window = self.window ?? makeWindow()
        window.isHidden = false
        arrange()
    }

    private func takeOut() {
        if !isPermanent { window?.isHidden = true }
    }

    private func makeWindow() -> MenuBarWindow {
        let made = MenuBarWindow(on: host.screen)
        made.addSubview(surface)
        made.takes = { [unowned self] in isOpen || strip.frame.contains($0) }
        made.sizeDidChange = { [unowned self] in
            close()
            arrange()
        }
        window = made
        return made
    }

    private func arrange() {
        guard let window else { return }
        surface.frame = window.bounds
        strip.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: theme.stripHeight)
        strip.layoutIfNeeded()
    }

    // MARK: Opening

    func open(_ index: Int, highlighting: Bool = false) {
        guard strip.titles.indices.contains(index) else { return }
        closePanels(from: 0)
        openIndex = index
        addPanel(for: strip.titles[index].menu)
        showTitles(hovered: nil)
        if highlighting { panels.last?.highlightEnd(last: false) }
    }

    /// Shows the bar, if it is not there, and its first menu.
    func openFirst() {
        if !isPermanent { strip.show(MenuBarContents.menus(of: MainMenu.shared.root)) }
        putIn()
        open(0, highlighting: true)
        if !isOpen { takeOut() }
    }

    func openSubmenu(of row: MenuBarRow, highlighting: Bool) {
        guard let submenu = row.submenu, row.isEnabled, let depth = panels.firstIndex(where: { $0.rows.contains(row) }) else { return }
        if panels.count > depth + 1, panels[depth + 1].menu === submenu {
            closePanels(from: depth + 2)
        } else {
            closePanels(from: depth + 1)
            addPanel(for: submenu)
        }
        if highlighting { panels.last?.highlightEnd(last: false) }
    }

    func close() {
        guard isOpen else { return }
        closePanels(from: 0)
        openIndex = nil
        showTitles(hovered: nil)
        takeOut()
    }

    func closePanels(from depth: Int) {
        while panels.count > depth { panels.removeLast().removeFromSuperview() }
    }

    func showTitles(hovered: Int?) {
        for (index, title) in strip.titles.enumerated() {
            title.look = index == openIndex ? .open : index == hovered ? .hovered : .plain
        }
    }

    private func addPanel(for menu: UIMenu) {
        let panel = MenuBarPanel(menu, theme: theme)
        surface.addSubview(panel)
        panels.append(panel)
        fill(panel)
        for deferred in MenuContent.deferred(in: menu) where loaded[ObjectIdentifier(deferred)] == nil {
            deferred.load { [weak self, weak panel] elements in
                guard let self, let panel, self.panels.contains(panel) else { return }
                self.loaded[ObjectIdentifier(deferred)] = elements
                self.fill(panel)
            }
        }
    }

    private func fill(_ panel: MenuBarPanel) {
        let window = commandWindow
        panel.show(MenuBarContents.groups(of: panel.menu, loaded: loaded), room: room.width) { item in
            switch item {
            case .leaf(let leaf, _): window.map { MenuBarCommand(leaf, in: $0).validate() } ?? false
            case .submenu: true
            case .waiting: false
            }
        }
        place(panel)
        panel.layoutIfNeeded()
    }

    /// Where menus may stand.
    private var room: CGRect {
        let margin = theme.screenMargin
        let (bounds, top) = (surface.bounds, strip.frame.maxY)
        return CGRect(
            x: margin, y: top, width: max(bounds.width - 2 * margin, 0), height: max(bounds.height - top - margin, theme.rowHeight))
    }

    private func place(_ panel: MenuBarPanel) {
        guard let depth = panels.firstIndex(of: panel), let openIndex else { return }
        let placement = MenuBarPlacement(room: room, isRightToLeft: isRightToLeft)
        if depth == 0 {
            panel.frame = placement.frame(below: strip.convert(strip.titles[openIndex].frame, to: surface), size: panel.wantedSize)
        } else if let row = panels[depth - 1].rows.first(where: { $0.submenu === panel.menu }) {
            let frame = row.convert(row.bounds, to: surface).insetBy(dx: theme.menuPadding, dy: 0)
            panel.frame = placement.frame(beside: frame, size: panel.wantedSize, topPadding: theme.menuPadding)
        }
    }

    // MARK: Choosing

    /// The window that gets the keys: commands begin there on their way.
    private var commandWindow: UIWindow? { host.windows.keyWindow }

    func choose(_ row: MenuBarRow, highlighting: Bool) {
        guard row.isEnabled else { return }
        switch row.item {
        case .submenu: openSubmenu(of: row, highlighting: highlighting)
        case .waiting: break
        case .leaf(let leaf, let chooser):
            guard let window = commandWindow else { return close() }
            if let chooser { MenuAction.select(leaf, in: chooser) }
            let stays = leaf.attributes.contains(.keepsMenuPresented)
            if !stays { close() }
            MenuBarCommand(leaf, in: window).perform()
            if stays { for panel in panels { fill(panel) } }
        }
    }

    @objc private func followPress() {
        let isScrolling = panels.contains { $0.scrollView.isDragging }
        pointer.follow(press.state, at: press.location(in: surface), isScrolling: isScrolling, in: self)
    }

    @objc private func followHover() {
        switch hover.state {
        case .began, .changed: pointer.hover(at: hover.location(in: surface), in: self)
        default: pointer.leave(in: self)
        }
    }

    // MARK: What is where

    func title(at point: CGPoint) -> Int? { strip.title(at: surface.convert(point, to: strip)) }

    /// The row of the foremost menu at a point of the bar's window.
    func place(at point: CGPoint) -> (panel: MenuBarPanel, row: Int?)? {
        for panel in panels.reversed() where panel.frame.contains(point) {
            return (panel, panel.row(at: surface.convert(point, to: panel)))
        }
        return nil
    }
}

extension DesktopMenuBar: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        panels.contains { $0.scrollView.panGestureRecognizer === other }
    }
}
