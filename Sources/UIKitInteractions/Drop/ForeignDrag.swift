@_spi(ForasteroInternal) import UIKitCore
internal import Display
import Foundation
internal import ItemProvider

/// A drag of another program over a screen, for those who take drops there (AX-75).
@MainActor
final class ForeignDrag: ForeignDragging {
    private let session: DragSession
    private let search: DropSearch
    private let offer: DragOffer

    init(offer: DragOffer) {
        self.offer = offer
        session = DragSession()
        session.allowsMoveOperation = false
        session.isUnderWay = true
        session.items = ForeignItems(offer).providers.map { UIDragItem(itemProvider: $0) }
        search = DropSearch(DropSession(of: session, isForeign: true))
    }

    /// Takes an event of the drag that is over a screen.
    static func handle(_ event: DragEvent, on host: DisplayHost) {
        let drag = host.objects[ForeignDrag.self]
        let known = drag.flatMap { $0.offer == event.offer ? $0 : nil }
        if known == nil, let drag {
            host.objects[ForeignDrag.self] = nil
            drag.leave()
        }
        switch event.phase {
        case .moved:
            let current = known ?? ForeignDrag(offer: event.offer)
            host.objects[ForeignDrag.self] = current
            current.move(to: event.location, on: host)
        case .left:
            host.objects[ForeignDrag.self] = nil
            known?.leave()
        case .dropped:
            host.objects[ForeignDrag.self] = nil
            let current = known ?? ForeignDrag(offer: event.offer)
            current.move(to: event.location, on: host)
            current.drop()
        }
    }

    private func move(to location: CGPoint, on host: DisplayHost) {
        guard let (window, hit) = Self.hit(at: location, on: host) else {
            search.move(over: nil)
            return offer.answer = .none
        }
        session.finger = Self.place(location, in: window)
        search.move(over: hit)
        SpringLoading.move(to: session.finger, in: window, session: search.session)
        // A program that is told of a move deletes what it has dragged. Nothing here asks for that.
        offer.answer = search.operation == .copy || search.operation == .move ? .copy : .none
    }

    private static func hit(at location: CGPoint, on host: DisplayHost) -> (UIWindow, UIView)? {
        for window in host.visibleWindows.reversed() {
            if let view = window.hitTest(place(location, in: window), with: nil) { return (window, view) }
        }
        return nil
    }

    private static func place(_ location: CGPoint, in window: UIWindow) -> CGPoint {
        CGPoint(x: location.x - window.frame.minX, y: location.y - window.frame.minY)
    }

    private func leave() {
        search.abandon()
        search.end()
        SpringLoading.end(search.session)
    }

    /// The other program ends when it has been told, so all data are here before.
    private func drop() {
        SpringLoading.end(search.session)
        guard let target = search.target, offer.answer != .none else { return leave() }
        for type in offer.types { _ = offer.data(ofType: type) }
        search.perform()
        target.delegate?.dropInteraction?(target, concludeDrop: search.session)
        search.end()
    }
}
