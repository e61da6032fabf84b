import Display
import Foundation

/// What other programs drag over the windows, as the compositor tells it, with its place (AX-77).
@MainActor
final class WaylandDragTarget {
    /// One drag, from its coming to its end, which may be some time after the next one has come.
    @MainActor
    private final class Drag {
        let surface: OpaquePointer
        let serial: UInt32
        let source: WaylandOffer
        var location: CGPoint
        var data: [String: Data] = [:]
        var fetch: OfferFetch?
        /// True once those who take drops can know what it is.
        var isKnown = false
        /// What the other program was told last; nil for nothing.
        var answer: Bool?
        lazy var offer = DragOffer(types: source.types) { [weak self] in self?.data[$0] }

        init(surface: OpaquePointer, serial: UInt32, source: WaylandOffer, location: CGPoint) {
            (self.surface, self.serial, self.source, self.location) = (surface, serial, source, location)
        }
    }

    private let clock: MediaClock
    /// Receives the drag in units of the window system, and over which window it is.
    private let receive: (DragEvent, OpaquePointer) -> Void
    private var drag: Drag?
    private static let addresses = "text/uri-list"

    init(clock: MediaClock, receive: @escaping (DragEvent, OpaquePointer) -> Void) {
        self.clock = clock
        self.receive = receive
    }

    func handle(_ news: WaylandDevice.DragNews) {
        switch news {
        case .entered(let serial, let surface, let x, let y, let offer):
            leave()
            guard let surface, let offer else { return offer?.destroy() ?? () }
            enter(Drag(surface: surface, serial: serial, source: offer, location: CGPoint(x: x, y: y)))
        case .moved(let x, let y):
            drag?.location = CGPoint(x: x, y: y)
            if let drag { move(drag) }
        case .left: leave()
        case .dropped: drop()
        }
    }

    /// Which files they are decides who takes them, so that a list of them is read before anybody hears of the drag.
    private func enter(_ new: Drag) {
        drag = new
        guard new.source.types.contains(Self.addresses) else { return show(new) }
        new.fetch = OfferFetch([Self.addresses], of: new.source, clock, purpose: "in a drag") { [weak self, weak new] data in
            guard let self, let new else { return }
            new.data = data
            if drag === new { show(new) }
        }
    }

    private func show(_ drag: Drag) {
        drag.isKnown = true
        move(drag)
    }

    private func move(_ drag: Drag) {
        guard drag.isKnown else { return }
        tell(.moved, drag)
        let isAccepted = drag.offer.answer != .none
        guard drag.answer != isAccepted else { return }
        drag.answer = isAccepted
        drag.source.answer(isAccepted, serial: drag.serial)
    }

    private func leave() {
        guard let left = drag else { return }
        drag = nil
        end(left)
    }

    private func end(_ drag: Drag) {
        drag.fetch?.cancel()
        if drag.isKnown { tell(.left, drag) }
        drag.source.destroy()
    }

    /// The other program ends when it has been told, so all data are here before.
    private func drop() {
        guard let dropped = drag else { return }
        drag = nil
        guard dropped.isKnown, dropped.answer == true else { return end(dropped) }
        let missing = dropped.source.types.filter { dropped.data[$0] == nil }
        dropped.fetch = OfferFetch(missing, of: dropped.source, clock, purpose: "in a drag") { [self] data in
            dropped.data.merge(data) { $1 }
            tell(.dropped, dropped)
            dropped.source.finish()
            dropped.source.destroy()
            dropped.fetch = nil
        }
    }

    private func tell(_ phase: DragEvent.Phase, _ drag: Drag) {
        receive(DragEvent(phase: phase, location: drag.location, offer: drag.offer), drag.surface)
    }
}
