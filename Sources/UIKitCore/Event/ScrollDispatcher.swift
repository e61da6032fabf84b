internal import Display
import Foundation

/// Makes pans of what a wheel or a touchpad reports, for the recognisers that allow it.
@MainActor
package final class ScrollDispatcher {
    private unowned let touches: TouchDispatcher
    /// Those that follow the present scrolling.
    private var scrolling: [UIPanGestureRecognizer] = []
    private var ending: GestureTimer?

    /// How far a notch of a wheel goes, in points.
    // ad-hoc: about three lines of text, as on other desktops
    package static let pointsPerNotch: CGFloat = 50
    /// A wheel stands still when nothing more has come for so long, in seconds.
    private static let longestPause: TimeInterval = 0.15
    /// The same of a touchpad, which reports all the time while fingers move on it: longer would be seen before thrown content goes on.
    private static let longestTouchpadPause: TimeInterval = 0.04

    init(touches: TouchDispatcher) {
        self.touches = touches
    }

    func handle(_ scroll: ScrollEvent) {
        let event = ScrollingEvent(
            at: scroll.location, over: touches.hit(at: scroll.location), timestamp: scroll.timestamp,
            modifiers: UIKeyModifierFlags(scroll.modifiers))
        event.translation = CGPoint(x: scroll.delta.width * Self.pointsPerNotch, y: scroll.delta.height * Self.pointsPerNotch)
        event.source = scroll.source == .wheel ? .discrete : .continuous
        UIApplication.shared.sendEvent(event)
    }

    func deliver(_ event: ScrollingEvent, clock: MediaClock) {
        scrolling.removeAll { !$0.attempt.isActive }
        if scrolling.isEmpty { begin(event) } else { go(on: event) }
        ending?.cancel()
        let isTouchpad = event.source == .continuous
        ending = GestureTimer(clock, after: isTouchpad ? Self.longestTouchpadPause : Self.longestPause) { [weak self, weak clock] in
            self?.end(at: isTouchpad ? event.timestamp : clock?.now ?? 0)
        }
    }

    /// The deepest recogniser that begins gets the scrolling, with those that it allows beside it.
    private func begin(_ event: ScrollingEvent) {
        GestureArena.forEachRecognizer(above: event.view) { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer, pan.isEnabled, pan.state == .possible,
                pan.allowedScrollTypesMask.contains(event.source), pan.shouldReceive(event), scrolling.allSatisfy({ !$0.prevents(pan) })
            else { return }
            scroll(pan, event)
            if pan.attempt.isActive { scrolling.append(pan) }
        }
    }

    private func go(on event: ScrollingEvent) {
        for pan in scrolling { scroll(pan, event) }
    }

    private func scroll(_ pan: UIPanGestureRecognizer, _ event: ScrollingEvent) {
        pan.attempt.modifierFlags = event.modifierFlags
        pan.scroll(by: event.translation, at: event.location, time: event.timestamp, source: event.source)
    }

    private func end(at time: TimeInterval) {
        let finished = scrolling
        scrolling = []
        for pan in finished { pan.endScroll(time: time) }
    }
}
