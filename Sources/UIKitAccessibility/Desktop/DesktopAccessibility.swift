import AccessibilityBus
import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// The application as screen readers of the desktop know it: its windows, and in each the elements in the order in which they are read.
@_spi(ForasteroInternal)
@MainActor
public final class DesktopAccessibility {
    private static var running: DesktopAccessibility?

    let host: DisplayHost
    let numbers = ElementNumbers()
    private var bus: AccessibilityBus?
    private var focused: Int?
    /// The children that were reported for the windows' elements.
    private var told: [Int: [Int]] = [:]
    /// The descriptions of elements that somebody asked for.
    private var answered: [Int: AccessibleNode] = [:]

    /// Watches for screen readers until the process ends. Costs next to nothing as long as none runs.
    public static func start() {
        guard running == nil else { return }
        let desktop = DesktopAccessibility(host: .current)
        running = desktop
        AccessibilityFocus.shared.listener = desktop
        desktop.bus = AccessibilityBus(tree: desktop)
    }

    init(host: DisplayHost) {
        self.host = host
    }

    func target(_ id: Int) -> (any AccessibilityTarget)? { numbers.object(id) as? any AccessibilityTarget }

    func description(of id: Int) -> ElementDescription? {
        guard let target = target(id), !(target is UIWindow) else { return nil }
        return ElementDescription(target: target, scale: host.geometry.scale)
    }

    // MARK: Objects

    var application: AccessibleNode {
        var node = AccessibleNode(role: .application, name: ProcessInfo.processInfo.processName)
        node.children = host.visibleWindows.map(numbers.number)
        return node
    }

    func node(of window: UIWindow, _ id: Int) -> AccessibleNode? {
        guard host.visibleWindows.contains(where: { $0 === window }) else { return nil }
        let size = CGSize(width: window.bounds.width * host.geometry.scale, height: window.bounds.height * host.geometry.scale)
        var node = AccessibleNode(role: .frame, name: window.rootViewController?.title ?? ProcessInfo.processInfo.processName)
        node.states = [.visible, .showing, .enabled, .sensitive]
        if window.isKeyWindow { node.states.insert(.active) }
        node.frame = AccessibleNode.Frame(x: 0, y: 0, width: Int32(clamping: Int(size.width)), height: Int32(clamping: Int(size.height)))
        node.parent = AccessibilityBus.root
        node.children = elements(of: window)
        told[id] = node.children
        return node
    }

    private func elements(of window: UIWindow) -> [Int] { AccessibilityTree.elements(in: window).map { numbers.number(of: $0) } }

    // MARK: Changes

    func childrenMayHaveChanged() {
        for (id, former) in told {
            let present = (numbers.object(id) as? UIWindow).map(elements) ?? []
            guard present != former else { continue }
            told[id] = present
            for (index, child) in former.enumerated() where !present.contains(child) {
                answered[child] = nil
                bus?.childDidChange(of: id, isNew: false, child, at: index)
            }
            for (index, child) in present.enumerated() where !former.contains(child) {
                bus?.childDidChange(of: id, isNew: true, child, at: index)
            }
        }
    }

    /// Elements that nobody has asked for have no name that anybody could hold on to.
    private func answersMayHaveChanged() {
        for (id, former) in answered {
            answered[id] = element(id)
            if let present = answered[id] { bus?.nodeDidChange(id, from: former, to: present) }
        }
    }

    private func element(_ id: Int) -> AccessibleNode? {
        guard let window = target(id)?.hostView?.window else { return nil }
        return description(of: id)?.node(in: numbers.number(of: window))
    }
}

extension DesktopAccessibility: AccessibilityListener {
    package func focusDidMove(to target: (any AccessibilityTarget)?) {
        childrenMayHaveChanged()
        let id = target.map { numbers.number(of: $0) }
        bus?.focusDidMove(to: id, from: focused)
        focused = id
    }

    package func announce(_ text: String) { bus?.announce(text) }

    package func elementsDidChange() { childrenMayHaveChanged() }

    package func frameWasMade() {
        guard bus?.hasListeners == true else { return }
        childrenMayHaveChanged()
        answersMayHaveChanged()
    }
}

extension DesktopAccessibility: AccessibleTree {
    public func node(_ id: Int) -> AccessibleNode? {
        if id == AccessibilityBus.root { return application }
        if let window = numbers.object(id) as? UIWindow { return node(of: window, id) }
        answered[id] = element(id)
        return answered[id]
    }

    public func perform(_ action: Int, on id: Int) -> Bool {
        guard let actions = description(of: id)?.actions, actions.indices.contains(action) else { return false }
        return actions[action].perform(host)
    }

    public func setAmount(_ amount: Double, of id: Int) -> Bool { description(of: id)?.setAmount(amount) ?? false }

    public func setText(_ text: String, of id: Int) -> Bool { description(of: id)?.setText(text) ?? false }

    public func focus(_ id: Int) -> Bool {
        guard let target = target(id), !(target is UIWindow) else { return false }
        AccessibilityFocus.shared.move(to: target)
        return true
    }

    public func screenReaderDidChange(isRunning: Bool) {
        UIAccessibility.setScreenReaderRunning(isRunning)
        if isRunning { AccessibilityFocus.shared.moveToFirst(in: host) }
    }
}
