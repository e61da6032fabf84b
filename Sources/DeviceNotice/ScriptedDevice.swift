import Dispatch
import Synchronization

/// What a drive script gives a device that this machine has not: a place, a user who is recognised, a network that does not depend on it.
///
/// There is nothing of it until a script says so. Observers are called on the thread that changes it.
package final class ScriptedDevice: Sendable {
    package static let shared = ScriptedDevice()

    /// A place on the earth, in degrees.
    package struct Place: Equatable, Sendable {
        package let latitude, longitude: Double

        package init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
    }
    /// What the device recognises its user by.
    package enum Biometry: Sendable { case finger, face }
    /// What leads out of the device.
    package enum Network: Sendable { case none, wifi, wired, cellular }
    /// How the user answers who is asked to authenticate.
    package enum Answer: Sendable { case succeeds, fails, cancels }

    /// Who is told of a change, by number, so that each can leave.
    private struct Observers {
        var next = 0
        var byNumber: [Int: @Sendable () -> Void] = [:]

        mutating func add(_ observer: @escaping @Sendable () -> Void) -> Int {
            next += 1
            byNumber[next] = observer
            return next
        }
    }
    private struct State {
        var place: Place?
        var biometry: Biometry?
        var network: Network?
        var placeObservers = Observers()
        var networkObservers = Observers()
        var questions: [@Sendable (Answer) -> Void] = []
    }
    private let state = Mutex(State())
    private let beginnings = Atomic(0)
    private let ends = Atomic(0)

    package init() {}

    /// The place of the device. Default: nil, nobody knows.
    package var place: Place? {
        get { state.withLock { $0.place } }
        set { change(\.placeObservers) { $0.place = newValue } }
    }

    /// Calls an observer after each change of the place.
    package func observePlace(_ observer: @escaping @Sendable () -> Void) { _ = state.withLock { $0.placeObservers.add(observer) } }

    /// What the user is recognised by. Default: nil, nothing.
    package var biometry: Biometry? {
        get { state.withLock { $0.biometry } }
        set { state.withLock { $0.biometry = newValue } }
    }

    /// The device's network. Default: nil, that of the machine.
    package var network: Network? {
        get { state.withLock { $0.network } }
        set { change(\.networkObservers) { $0.network = newValue } }
    }

    /// Calls an observer after each change of the network, until it is forgotten.
    /// - Returns: what `forgetNetworkObserver(_:)` takes.
    package func observeNetwork(_ observer: @escaping @Sendable () -> Void) -> Int { state.withLock { $0.networkObservers.add(observer) } }

    /// Calls an observer no more.
    package func forgetNetworkObserver(_ number: Int) { state.withLock { $0.networkObservers.byNumber[number] = nil } }

    /// How many watch the network.
    package var networkObserverCount: Int { state.withLock { $0.networkObservers.byNumber.count } }

    /// Changes something, and then tells those who watch it in the order that they came.
    private func change(_ observers: KeyPath<State, Observers>, _ body: (inout State) -> Void) {
        let toTell = state.withLock { state in
            body(&state)
            return state[keyPath: observers].byNumber.sorted { $0.key < $1.key }
        }
        for (_, observer) in toTell { observer() }
    }

    /// Asks the user to authenticate. The answer comes with the script's next one.
    package func ask(_ reply: @escaping @Sendable (Answer) -> Void) { state.withLock { $0.questions.append(reply) } }

    /// Answers all who ask.
    /// - Returns: whether anybody asks.
    package func answer(_ answer: Answer) -> Bool {
        let questions = state.withLock { state in
            defer { state.questions = [] }
            return state.questions
        }
        for reply in questions { reply(answer) }
        return !questions.isEmpty
    }

    // MARK: Replies on other threads

    /// Does something on a queue of the device's own, which a script waits for.
    package func reply(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) {
        beginnings.add(1, ordering: .relaxed)
        queue.async {
            body()
            self.ends.add(1, ordering: .releasing)
        }
    }

    /// How many replies have ended.
    package var replyCount: Int { ends.load(ordering: .acquiring) }
    /// True while a reply is on its way.
    package var isReplying: Bool { replyCount != beginnings.load(ordering: .relaxed) }
}
