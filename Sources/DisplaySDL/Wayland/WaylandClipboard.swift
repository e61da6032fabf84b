import Display
import Foundation

/// The clipboard of a Wayland desktop, with all types that programs hand to each other (AX-78).
///
/// A compositor offers what others have copied whenever a window gets the keyboard, and does not say whether it is the same as before. So
/// what was read is read again, and is a change only if it is different.
@MainActor
final class WaylandClipboard: TypedClipboard {
    private let connection: WaylandConnection
    private let clock: MediaClock
    private let changed: () -> Void
    /// The text of the clipboard as SDL has it.
    private let plainText: () -> String?
    private var own: WaylandSource?
    private var foreign: WaylandOffer?
    /// What has been read of the offer, and which types were asked for.
    private var known: [String: Data] = [:]
    private var asked: Set<String> = []
    private var fetches: [OfferFetch] = []
    /// Those who wait until all that was asked for is there.
    private var waiting: [@MainActor () -> Void] = []
    private var count = 0
    private var isClosed = false
    /// How long those who ask for what is on its way may wait still, in seconds, all together for one offer.
    private var patience = 0.0
    private static let wholePatience = 0.25

    /// - Parameters:
    ///   - plainText: asks SDL for the text.
    ///   - changed: called when another program has copied something.
    init(_ connection: WaylandConnection, clock: MediaClock, plainText: @escaping () -> String?, changed: @escaping () -> Void) {
        self.connection = connection
        self.clock = clock
        self.plainText = plainText
        self.changed = changed
    }

    var isOwn: Bool { own != nil }

    var changeCount: Int {
        if !isClosed { connection.catchUp() }
        return count
    }

    var types: [String] { own?.representations.map(\.type) ?? foreign?.types ?? [] }

    // MARK: Copying

    /// The forms that are being offered go when others come, so that nobody reads the clipboard in between as empty.
    func offer(_ representations: [ClipboardRepresentation]) {
        guard !isClosed else { return }
        let former = own
        forget()
        own = representations.isEmpty ? nil : WaylandSource(representations, connection, clock: clock)
        own?.handler = { [weak self, weak own] news in if case .cancelled = news { self?.lose(own) } }
        let setSelection: UInt32 = 1
        connection.device.send(setSelection, [.object(own?.object.proxy), .number(connection.lastSerial)])
        former?.destroy()
        connection.flush()
        count += 1
    }

    private func lose(_ source: WaylandSource?) {
        source?.destroy()
        guard own === source else { return }
        own = nil
        count += 1
    }

    private func forget() {
        for fetch in fetches { fetch.cancel() }
        (fetches, waiting) = ([], [])
        foreign?.destroy()
        foreign = nil
        (known, asked) = ([:], [])
    }

    // MARK: Pasting

    /// The compositor offers something, or says that there is nothing.
    func take(_ offer: WaylandOffer?) {
        // Its own comes back to this program, too.
        if let offer, isClosed || offer.targets.contains(WaylandSource.marker) { return offer.destroy() }
        guard let offer else {
            guard foreign != nil else { return }
            forget()
            return tellOfChange()
        }
        if let foreign, foreign.targets == offer.targets, !asked.isEmpty, fetches.isEmpty { return compare(with: offer) }
        forget()
        foreign = offer
        patience = Self.wholePatience
        tellOfChange()
    }

    private func tellOfChange() {
        count += 1
        changed()
    }

    private func compare(with offer: WaylandOffer) {
        foreign?.destroy()
        foreign = offer
        fetch(asked.sorted(), of: offer) { [self] data in
            guard data != known else { return }
            known = data
            tellOfChange()
        }
    }

    private func fetch(_ types: [String], of offer: WaylandOffer, then: @escaping ([String: Data]) -> Void) {
        var made: OfferFetch?
        made = OfferFetch(types, of: offer, clock, purpose: "on the clipboard") { [weak self] data in
            guard let self else { return }
            fetches.removeAll { $0 === made }
            made = nil
            then(completed(data))
            endWaiting()
        }
        if let made { fetches.append(made) }
    }

    func fetch(_ types: [String], then: @escaping @MainActor () -> Void) {
        waiting.append(then)
        if let foreign, own == nil {
            let missing = types.filter { !asked.contains($0) && foreign.types.contains($0) }
            asked.formUnion(missing)
            if !missing.isEmpty { fetch(missing, of: foreign) { [self] data in known.merge(data) { $1 } } }
        }
        endWaiting()
    }

    /// Weston hands out what it has offered last, and that is to SDL, which is there longer: what is asked for here ends before it begins.
    private func completed(_ data: [String: Data]) -> [String: Data] {
        guard data[TransferTypes.text]?.isEmpty == true, let text = plainText() else { return data }
        return data.merging([TransferTypes.text: Data(text.utf8)]) { $1 }
    }

    private func endWaiting() {
        guard fetches.isEmpty else { return }
        let ready = waiting
        waiting = []
        for then in ready { then() }
    }

    func settle() { for fetch in fetches where patience > 0 { patience = fetch.wait(seconds: patience) } }

    func data(ofType type: String) -> Data? {
        if let own { return own.data(ofType: type) }
        if known[type] == nil {
            fetch([type]) {}
            settle()
        }
        return known[type]
    }

    /// Nobody on Wayland takes over what goes with the program.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        forget()
        own?.destroy()
        own = nil
    }
}
