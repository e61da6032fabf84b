internal import Display
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// How far a drag reaches: over the window where it began, over others of the application, and over other programs.
@MainActor
final class DragReach {
    /// What is beneath a drag.
    enum Ground {
        /// A window of the application, the place in it, and the view there.
        case window(UIWindow, at: CGPoint, hit: UIView?)
        case program(isAccepted: Bool)
    }

    private let window: UIWindow
    private let session: DragSession
    private let outgoing: (any OutgoingDrag)?
    /// True once the drag has left the windows of the application.
    private var hasLeft = false
    /// Counts how often the items have become others.
    private var version = 0

    /// - Parameter changed: called when there is something else beneath the drag though it has not moved.
    init(from window: UIWindow, _ session: DragSession, changed: @escaping @MainActor () -> Void) {
        self.window = window
        self.session = session
        outgoing = window.displayHost.display.beginDrag()
        outgoing?.placeObserver = changed
    }

    /// False over other programs and where nobody takes drags, whose places a desktop may keep to itself.
    var isOverApplication: Bool {
        switch outgoing?.place {
        case .program, .nowhere: false
        case .screen, nil: true
        }
    }

    /// - Parameter finger: in the window's coordinates.
    func ground(at finger: CGPoint) -> Ground {
        let display = window.displayHost.display
        let location = CGPoint(x: finger.x + window.frame.minX, y: finger.y + window.frame.minY)
        outgoing?.move(to: location)
        switch outgoing?.place {
        case .screen(let screen, let point) where screen !== display:
            return ground(on: screen, at: point) ?? .window(window, at: finger, hit: nil)
        case .program(let isAccepted): return .program(isAccepted: isAccepted)
        case .nowhere:
            leave()
            return .window(window, at: finger, hit: nil)
        case .screen, nil: return .window(window, at: finger, hit: window.hitTest(finger, with: nil))
        }
    }

    private func ground(on screen: any DisplayScreen, at point: CGPoint) -> Ground? {
        guard let host = DisplayHost.shown.first(where: { $0.display === screen }) else { return nil }
        let windows = host.visibleWindows.reversed()
        func place(in window: UIWindow) -> CGPoint { CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY) }
        for window in windows {
            if let hit = window.hitTest(place(in: window), with: nil) { return .window(window, at: place(in: window), hit: hit) }
        }
        return windows.first.map { .window($0, at: place(in: $0), hit: nil) }
    }

    /// Other programs get to know what is dragged only when it comes to them, and only if they may (SV-08).
    private func leave() {
        guard !hasLeft, let outgoing else { return }
        hasLeft = true
        load(for: outgoing)
    }

    private func load(for outgoing: any OutgoingDrag) {
        version += 1
        guard !session.isRestrictedToDraggingApplication else { return outgoing.representations = [] }
        DraggedForms.load(session.items) { [weak self, version] forms in
            if let self, version == self.version { outgoing.representations = forms }
        }
    }

    func itemsDidChange() { if hasLeft, let outgoing { load(for: outgoing) } }

    /// - Parameter completion: called with whether the other program has taken the items.
    func drop(completion: @escaping @MainActor (Bool) -> Void) {
        guard let outgoing else { return completion(false) }
        outgoing.drop { isTaken in
            outgoing.end()
            completion(isTaken)
        }
    }

    func end() {
        version += 1
        outgoing?.end()
    }
}
