import AccessibilityBus
import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// The application as screen readers of the desktop know it: its windows, and in each the elements in the order in which they are read,
/// inside of the bars, lists and groups that they stand in.
@_spi(ForasteroInternal)
@MainActor
public final class DesktopAccessibility {
    private static var running: DesktopAccessibility?

    /// The screen that the user is at.
    var host: DisplayHost { ownHost ?? .current }
    /// Nil for that of the process, which is another one when its window closes.
    private let ownHost: DisplayHost?
    let numbers = ElementNumbers()
    var bus: AccessibilityBus?
    /// What was told last.
    var focused: Int?
    var activeWindow: Int?
    /// The children of windows and containers that were reported.
    var told: [Int: [Int]] = [:]
    /// The descriptions of elements that somebody asked for.
    var answered: [Int: AccessibleNode] = [:]
    /// By the numbers of their windows, for the questions of one moment.
    private var outlines: [Int: DesktopOutline] = [:]
    /// What was described in the same moment: readers ask of each object several times.
    private var descriptions: [Int: AccessibleNode] = [:]

    /// Watches for screen readers until the process ends. Costs next to nothing as long as none runs.
    public static func start() {
        guard running == nil else { return }
        let desktop = DesktopAccessibility()
        running = desktop
        AccessibilityFocus.shared.listener = desktop
        desktop.bus = AccessibilityBus(tree: desktop)
    }

    init(host: DisplayHost? = nil) {
        ownHost = host
    }

    /// The windows that are shown, of all windows of the desktop.
    var visibleWindows: [UIWindow] {
        let hosts = host === DisplayHost.current || host.hasSiblings ? DisplayHost.shown : [host]
        return hosts.flatMap(\.visibleWindows)
    }

    // MARK: Objects

    func target(_ id: Int) -> (any AccessibilityTarget)? { numbers.object(id) as? any AccessibilityTarget }

    func description(of id: Int) -> ElementDescription? {
        guard let target = target(id), !(target is UIWindow) else { return nil }
        return ElementDescription(target: target, scale: host.geometry.scale)
    }

    private func container(_ id: Int) -> DesktopContainer? {
        guard let view = numbers.object(id) as? UIView, !view.isSpokenAsOne else { return nil }
        return DesktopContainer(view)
    }

    /// How an object is described at present; nil where it is not on the screen any more.
    func present(_ id: Int) -> AccessibleNode? {
        if id == AccessibilityBus.root { return application }
        guard let target = target(id) else { return nil }
        if let window = target as? UIWindow { return node(of: window, id) }
        guard let window = target.hostView?.window, !window.isHidden else { return nil }
        let parent = numbers.number(of: DesktopContainer.innermost(around: target) ?? window)
        if let container = container(id) { return container.node(in: parent, scale: host.geometry.scale) }
        guard target.isAccessibilityElement || target.hostView?.isSpokenAsOne == true else { return nil }
        var node = ElementDescription(target: target, scale: host.geometry.scale).node(in: parent)
        if let table = DataTable(around: target, numbers), let place = table.place(of: target) {
            (node.cell, node.role) = (place, table.role(of: id, at: place))
        }
        return node
    }

    private var application: AccessibleNode { AccessibleNode(role: .application, name: ProcessInfo.processInfo.processName) }

    private func node(of window: UIWindow, _ id: Int) -> AccessibleNode? {
        guard visibleWindows.contains(where: { $0 === window }) else { return nil }
        var node = AccessibleNode(role: .frame, name: window.rootViewController?.title ?? ProcessInfo.processInfo.processName)
        node.states = [.visible, .showing, .enabled, .sensitive]
        if isActive(window) { node.states.insert(.active) }
        node.frame = .init(CGRect(origin: .zero, size: window.bounds.size), scale: host.geometry.scale)
        node.parent = AccessibilityBus.root
        node.actions = windowActions.map(\.name)
        return node
    }

    func isActive(_ window: UIWindow) -> Bool {
        window.isKeyWindow && UIApplication.shared.applicationState == .active
            && (!window.screenHost.hasSiblings || window.windowScene?.activationState == .foregroundActive)
    }

    private var windowActions: [ElementDescription.Action] {
        [
            ("escape", { AccessibilityActions.escape(from: AccessibilityFocus.shared.current, in: $0) }),
            ("magic tap", { AccessibilityActions.magicTap(from: AccessibilityFocus.shared.current, in: $0) }),
        ]
    }

    private func actions(of id: Int) -> [ElementDescription.Action] {
        if numbers.object(id) is UIWindow { return windowActions }
        return container(id)?.actions ?? description(of: id)?.actions ?? []
    }

    private func outline(of window: UIWindow) -> DesktopOutline {
        let number = numbers.number(of: window)
        if let outline = outlines[number] { return outline }
        let outline = DesktopOutline(of: window, numbers)
        outlines[number] = outline
        return outline
    }

    func forgetOutlines() { (outlines, descriptions) = ([:], [:]) }
}

extension DesktopAccessibility: AccessibleTree {
    public func answersWillBegin() { forgetOutlines() }

    public func node(_ id: Int) -> AccessibleNode? {
        if let node = descriptions[id] { return node }
        let node = present(id)
        descriptions[id] = node
        if id != AccessibilityBus.root, !(numbers.object(id) is UIWindow) { answered[id] = node }
        return node
    }

    public func children(of id: Int) -> [Int] {
        if id == AccessibilityBus.root { return visibleWindows.map(numbers.number) }
        guard let view = numbers.object(id) as? UIView, let window = (view as? UIWindow) ?? view.window,
            view === window || DesktopContainer(view) != nil
        else { return [] }
        let children = outline(of: window).children[id] ?? []
        told[id] = children
        return children
    }

    public func perform(_ action: Int, on id: Int) -> Bool {
        let actions = actions(of: id)
        guard actions.indices.contains(action) else { return false }
        defer { forgetOutlines() }
        let window = (numbers.object(id) as? UIWindow) ?? target(id)?.hostView?.window
        return actions[action].perform(window?.screenHost ?? host)
    }

    public func setAmount(_ amount: Double, of id: Int) -> Bool {
        defer { forgetOutlines() }
        return description(of: id)?.setAmount(amount) ?? false
    }

    public func focus(_ id: Int) -> Bool {
        guard let target = target(id), target.isAccessibilityElement || target.hostView?.isSpokenAsOne == true else { return false }
        defer { forgetOutlines() }
        AccessibilityFocus.shared.move(to: target)
        return true
    }

    public func scrollToShow(_ id: Int) -> Bool {
        guard let target = target(id), let view = target.hostView, view.window != nil else { return false }
        defer { forgetOutlines() }
        view.showInScrollViews(target)
        return true
    }

    public func replaceText(in range: Range<Int>, with text: String, of id: Int) -> Bool {
        guard let description = description(of: id), (description.target as? UIView)?.spokenRole != .readOnlyText else { return false }
        defer { forgetOutlines() }
        return description.input?.replace(range, with: text) ?? false
    }

    public func selectText(_ range: Range<Int>, of id: Int) -> Bool {
        defer { forgetOutlines() }
        return description(of: id)?.input?.select(range) ?? false
    }

    public func frame(ofText range: Range<Int>, of id: Int) -> AccessibleNode.Frame? {
        description(of: id)?.input?.frame(of: range).map { .init($0, scale: host.geometry.scale) }
    }

    public func textOffset(atX x: Int32, y: Int32, of id: Int) -> Int? {
        let scale = host.geometry.scale
        return description(of: id)?.input?.offset(at: CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale))
    }

    public func editText(_ edit: TextEdit, of id: Int) -> Bool {
        defer { forgetOutlines() }
        return description(of: id)?.input?.edit(edit) ?? false
    }

    public func cell(inRow row: Int, column: Int, of id: Int) -> Int? { table(id)?.cell(inRow: row, column: column) }
    public func headers(ofRow row: Int, of id: Int) -> [Int] { table(id)?.headers(ofRow: row) ?? [] }
    public func headers(ofColumn column: Int, of id: Int) -> [Int] { table(id)?.headers(ofColumn: column) ?? [] }

    private func table(_ id: Int) -> DataTable? { (numbers.object(id) as? UIView).flatMap { DataTable($0, numbers) } }

    public func screenReaderDidChange(isRunning: Bool) {
        UIAccessibility.setScreenReaderRunning(isRunning)
        if isRunning { AccessibilityFocus.shared.moveToFirst(in: host) }
    }

    public func listenersDidChange() { somethingMayHaveChanged() }
}
