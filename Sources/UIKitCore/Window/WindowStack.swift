import Foundation

/// The windows of a screen, and which of them is key.
@MainActor
package final class WindowStack {
    /// Those of the screen in use.
    static var current: WindowStack { DisplayHost.current.windows }

    private struct Entry {
        weak var window: UIWindow?
    }

    /// All windows that exist, in the order in which they were made.
    private var entries: [Entry] = []
    /// Those that are shown, the hindmost first.
    private var shown: [Entry] = []
    private weak var key: UIWindow?
    /// Up to which request views that wait for `updateConstraints()` have been looked for; see ``ConstraintWork``.
    var handledUpdateRequests = 0
    /// The same for `updateProperties()`; see ``PropertyUpdatePass``.
    var handledPropertyRequests = 0

    package var all: [UIWindow] { entries.compactMap(\.window) }

    /// The shown windows of the scene in front, the hindmost first.
    package var visibleWindows: [UIWindow] { shown.compactMap { entry in entry.window.flatMap { $0.isCovered ? nil : $0 } } }

    package var keyWindow: UIWindow? { coming ?? key }
    /// The one that is about to be shown and key: its controllers, which are loaded when it is shown, find it as the key window already.
    private weak var coming: UIWindow?

    func register(_ window: UIWindow) {
        entries.removeAll { $0.window == nil }
        entries.append(Entry(window: window))
    }

    /// The window goes to another screen.
    func remove(_ window: UIWindow) {
        hide(window)
        entries.removeAll { $0.window == nil || $0.window === window }
    }

    // MARK: Order

    func show(_ window: UIWindow) {
        place(window)
    }

    func hide(_ window: UIWindow) {
        shown.removeAll { $0.window == nil || $0.window === window }
        window.screen.hide(window)
        if key === window { moveKeyElsewhere() }
    }

    func bringToFront(_ window: UIWindow) {
        if !window.isHidden { place(window) }
    }

    func levelDidChange(of window: UIWindow) {
        if !window.isHidden { place(window) }
    }

    /// Puts a window in front of all others of its level.
    private func place(_ window: UIWindow) {
        shown.removeAll { $0.window == nil || $0.window === window }
        let index = shown.firstIndex { ($0.window?.windowLevel ?? .normal) > window.windowLevel } ?? shown.endIndex
        shown.insert(Entry(window: window), at: index)
        if !window.isCovered { window.screen.show(visibleWindows) }
    }

    /// Another scene is in front: its windows are seen, and the one of them is key that was.
    func frontSceneDidChange() {
        for window in shown.compactMap(\.window) where window.isCovered { window.screen.hide(window) }
        let seen = visibleWindows
        seen.last?.screen.show(seen)
        guard key?.isCovered != false else { return }
        key?.windowScene?.formerKeyWindow = key
        if let next = seen.lazy.compactMap({ $0.windowScene?.formerKeyWindow }).first(where: seen.contains) {
            makeKey(next)
        } else {
            moveKeyElsewhere()
        }
    }

    // MARK: The key window

    func makeKeyAndVisible(_ window: UIWindow) {
        if window.canBecomeKey { coming = window }
        window.isHidden = false
        bringToFront(window)
        coming = nil
        makeKey(window)
    }

    func makeKey(_ window: UIWindow) {
        guard window.canBecomeKey, key !== window else { return }
        resignKey()
        key = window
        window.screenHost.typing?.update()
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    private func resignKey() {
        guard let former = key else { return }
        key = nil
        former.screenHost.typing?.update()
        former.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: former)
    }

    /// The key window was hidden: the foremost window that is shown replaces it.
    private func moveKeyElsewhere() {
        resignKey()
        if let next = visibleWindows.last(where: \.canBecomeKey) { makeKey(next) }
    }
}
