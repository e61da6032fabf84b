import Display
import Foundation

/// What the application drags, over its other windows and over those of other programs, by the protocol XDND.
///
/// The X server goes on telling the window where the button went down of the mouse, wherever that is.
// Facts: the specification "Drag-and-Drop Protocol for the X Window System", version 5.
@MainActor
final class DragSource: OutgoingDrag {
    /// A window of another program, and the one to which messages for it go.
    private struct Target: Equatable {
        var window: UInt32
        var receiver: UInt32
        var version: UInt32
    }

    /// A place of the whole desktop.
    private typealias Spot = (x: Int, y: Int)

    private let connection: XConnection
    private let owner: SelectionOwner
    private let origin: UInt32
    private let unitsPerPoint: CGFloat
    private let clock: MediaClock
    /// The screen that is in a window, and the points for a unit there; nil for windows of others.
    private let screen: (UInt32) -> (screen: any DisplayScreen, pointsPerUnit: CGFloat)?
    private var known: [UInt32: Target?] = [:]
    private var target: Target?
    /// The place to be told of when the target has answered; nil if it has been told of all.
    private var untold: Spot?
    private var told: Spot?
    private var isAnswered = true
    private var completion: ((Bool) -> Void)?
    private var timer: MediaTimer?
    private var spot: Spot?
    private(set) var place = DragPlace.nowhere
    var placeObserver: (@MainActor () -> Void)?

    /// One who never answers, in seconds.
    private static let patience = 5.0
    private static let version: UInt32 = 5

    /// - Parameters:
    ///   - origin: the window where the drag began.
    ///   - unitsPerPoint: of that window.
    init(
        _ connection: XConnection, origin: UInt32, unitsPerPoint: CGFloat, clock: MediaClock,
        screen: @escaping (UInt32) -> (screen: any DisplayScreen, pointsPerUnit: CGFloat)?
    ) {
        (self.connection, self.origin, self.unitsPerPoint, self.clock) = (connection, origin, unitsPerPoint, clock)
        self.screen = screen
        owner = SelectionOwner(connection, selection: "XdndSelection")
    }

    var representations: [ClipboardRepresentation]? {
        didSet {
            owner.offer(representations ?? [])
            if let spot { move(to: spot) }
        }
    }

    // MARK: Moving

    func move(to location: CGPoint) {
        let units = (x: Int(location.x * unitsPerPoint), y: Int(location.y * unitsPerPoint))
        guard completion == nil, let found = connection.rootPlace(x: units.x, y: units.y, in: origin) else { return }
        spot = found
        move(to: found)
    }

    private func move(to spot: Spot) {
        let found = beneath(spot)
        if found.target != target {
            leave()
            if let target = found.target { enter(target) }
        }
        if target == nil {
            place = found.place
        } else if told.map({ $0 != spot }) ?? true {
            untold = spot
            tellPlace()
        }
    }

    private func beneath(_ spot: Spot) -> (target: Target?, place: DragPlace) {
        var window = connection.root
        // Windows are in windows, a few only.
        for _ in 0..<8 {
            guard let child = connection.child(of: window, x: spot.x, y: spot.y) else { break }
            if let own = screen(child), let inside = connection.place(x: spot.x, y: spot.y, in: child) {
                let factor = own.pointsPerUnit
                return (nil, .screen(own.screen, CGPoint(x: CGFloat(inside.x) * factor, y: CGFloat(inside.y) * factor)))
            }
            if let target = target(child) { return (target, .program(isAccepted: false)) }
            window = child
        }
        return (nil, .nowhere)
    }

    /// Nil for a window that takes no drags, and for all as long as there is nothing to be taken.
    private func target(_ window: UInt32) -> Target? {
        guard representations?.isEmpty == false else { return nil }
        if let asked = known[window] { return asked }
        let (proxy, aware) = (connection.atom("XdndProxy"), connection.atom("XdndAware"))
        let named = connection.property(proxy, of: window)?.numbers.first
        let isProxy = named.map { connection.property(proxy, of: $0)?.numbers.first == $0 } ?? false
        let receiver = isProxy ? named ?? window : window
        let version = connection.property(aware, of: receiver)?.numbers.first ?? 0
        let target = version >= 3 ? Target(window: window, receiver: receiver, version: min(version, Self.version)) : nil
        known[window] = .some(target)
        return target
    }

    // MARK: Messages

    private func send(_ name: String, _ words: [UInt32], to target: Target) {
        connection.sendMessage(to: target.receiver, about: target.window, name, [connection.window] + words)
    }

    private func enter(_ new: Target) {
        target = new
        (isAnswered, told, untold) = (true, nil, nil)
        place = .program(isAccepted: false)
        let types = owner.types.flatMap { TransferTypes.targets(of: $0) }.map(connection.atom)
        connection.setProperty(connection.atom("XdndTypeList"), of: connection.window, type: connection.atom("ATOM"), numbers: types)
        let hasList: UInt32 = types.count > 3 ? 1 : 0
        send("XdndEnter", [new.version << 24 | hasList] + (types + [0, 0, 0]).prefix(3), to: new)
    }

    /// One place at a time: a program that is slow is not told of all that were in between.
    private func tellPlace() {
        guard isAnswered, let target, let spot = untold else { return }
        (isAnswered, told, untold) = (false, spot, nil)
        let point = UInt32(UInt16(clamping: spot.x)) << 16 | UInt32(UInt16(clamping: spot.y))
        send("XdndPosition", [0, point, owner.time, connection.atom("XdndActionCopy")], to: target)
    }

    private func leave() {
        guard let left = target else { return }
        target = nil
        place = .nowhere
        send("XdndLeave", [0, 0, 0, 0], to: left)
    }

    func handle(_ event: XEvent) {
        owner.handle(event)
        switch event {
        case .message(connection.window, let type, let words) where words.count == 5 && words[0] == target?.window:
            switch connection.name(of: type) {
            case "XdndStatus": answered(words[1] & 1 != 0)
            case "XdndFinished": finish(isTaken: target?.version ?? 0 < 5 || words[1] & 1 != 0)
            default: break
            }
        // The window has gone.
        case .failure(let resource) where resource == target?.window || resource == target?.receiver: finish(isTaken: false)
        default: break
        }
    }

    private func answered(_ isAccepted: Bool) {
        isAnswered = true
        place = .program(isAccepted: isAccepted)
        placeObserver?()
        if completion != nil { dropNow() } else { tellPlace() }
    }

    // MARK: The end

    func drop(completion: @escaping @MainActor (Bool) -> Void) {
        guard target != nil else { return completion(false) }
        self.completion = completion
        timer = clock.addTimer(after: Self.patience) { [weak self] in self?.finish(isTaken: false) }
        if isAnswered { dropNow() }
    }

    /// What the target has said of the last place counts.
    private func dropNow() {
        guard let target, case .program(true) = place else {
            leave()
            return finish(isTaken: false)
        }
        send("XdndDrop", [0, owner.time, 0, 0], to: target)
    }

    private func finish(isTaken: Bool) {
        timer?.invalidate()
        timer = nil
        target = nil
        place = .nowhere
        guard let completion else { return placeObserver?() ?? () }
        self.completion = nil
        owner.offer([])
        completion(isTaken)
    }

    func end() {
        guard completion == nil else { return }
        leave()
        placeObserver = nil
        if representations != nil { owner.offer([]) }
    }
}
