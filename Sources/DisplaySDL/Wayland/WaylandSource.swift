internal import CWayland
import Display
import Foundation

/// What this program offers to others, as copied or as dragged.
@MainActor
final class WaylandSource {
    private enum Request {
        static let offer: UInt32 = 0
        static let destroy: UInt32 = 1
        static let setActions: UInt32 = 2
    }

    /// What becomes of a drag.
    enum DragNews {
        /// True if the program beneath would take it.
        case accepted(Bool)
        /// The button or the finger is up, over a program that takes it.
        case dropped
        /// That program has all it wants.
        case finished
        /// Another program has copied something, or nobody takes what was dragged.
        case cancelled
    }

    let object: WaylandObject
    let representations: [ClipboardRepresentation]
    private let clock: MediaClock
    private var writers: [Int: PipeWriter] = [:]
    private var count = 0
    /// True if the program beneath a drag takes one of the types.
    private var isTypeTaken = false
    /// True if it would do with it what is allowed.
    private var isActionAgreed = false
    /// Those who ask and do not read must not fill the memory.
    private static let mostWriters = 16
    /// A name among the targets by which this process knows its own.
    static let marker = "application/x-forastero-\(UUID().uuidString.lowercased())"
    /// Receives what becomes of it.
    var handler: ((DragNews) -> Void)?

    init?(_ representations: [ClipboardRepresentation], _ connection: WaylandConnection, clock: MediaClock) {
        guard let object = connection.makeSource() else { return nil }
        self.object = object
        self.representations = representations
        self.clock = clock
        object.handler = { [weak self] event, values in self?.handle(event, values) }
        for target in representations.flatMap({ TransferTypes.targets(of: $0.type) }) + [Self.marker] {
            object.send(Request.offer, [.text(target)])
        }
    }

    func data(ofType type: String) -> Data? { representations.first { $0.type == type }?.data() }

    /// Says that what is dragged may be copied.
    func allowCopies() { if object.version >= 3 { object.send(Request.setActions, [.number(WaylandOffer.copy)]) } }

    private func handle(_ event: UInt32, _ values: UnsafeMutablePointer<wl_argument>) {
        switch event {
        case 0:
            isTypeTaken = values[0].s != nil
            tellOfAnswer()
        case 1: send(values[0].s.map { String(cString: $0) } ?? "", to: values[1].h)
        case 2: handler?(.cancelled)
        case 3: handler?(.dropped)
        case 4: handler?(.finished)
        case 5:
            isActionAgreed = values[0].u != 0
            tellOfAnswer()
        default: break
        }
    }

    /// A program may say what it does with drags and then take none of the types, as the desktop beneath the windows does.
    private func tellOfAnswer() { handler?(.accepted(isTypeTaken && (isActionAgreed || object.version < 3))) }

    private func send(_ target: String, to descriptor: Int32) {
        let wanted = representations.first { TransferTypes.targets(of: $0.type).contains(target) }
        guard writers.count < Self.mostWriters, let data = wanted?.data() else {
            close(descriptor)
            return
        }
        count += 1
        let number = count
        // Keeps this object until what has been asked for is written, or nobody reads it.
        writers[number] = PipeWriter(data, to: descriptor, clock: clock) { [self] in writers[number] = nil }
    }

    /// Nothing more is asked for; what is being read is written to its end.
    func destroy() {
        handler = nil
        object.destroy(Request.destroy)
    }
}
