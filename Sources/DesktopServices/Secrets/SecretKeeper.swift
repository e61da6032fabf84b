import Foundation
import Synchronization

/// The program that keeps the secrets of a person's desktop: GNOME's keyring, KDE's wallet and others.
///
/// Each method waits for its answer, and may be called on any thread. Secrets go over the bus as they are: the bus belongs to the person,
/// and whoever can listen to it can ask for them.
public final class SecretKeeper: Sendable {
    /// How it stands with asking the person.
    private enum Asking { case never, now, refused }

    private let bus: SessionBus
    private let asking = Mutex(Asking.never)

    /// The keeper of a session.
    public init(bus: SessionBus) { self.bus = bus }

    /// Returns whether there is one that has a place for secrets: it runs, or the bus can start it.
    public func isAvailable(_ patience: SecretPatience) throws(SecretFailure) -> Bool {
        for list in ["ListNames", "ListActivatableNames"] {
            let answer = try call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", list, [], patience)
            guard let names = answer.first?.texts else { throw .malformed }
            if names.contains(SecretNames.service) { return try collection(patience) != nil }
        }
        return false
    }

    /// True while the person is asked, by whichever thread.
    public var isAskingPerson: Bool { asking.withLock { $0 == .now } }

    /// Has something done in a session, which is closed afterwards.
    public func inSession<Result>(
        mayAsk: Bool, _ patience: SecretPatience, _ body: (SecretSession) throws -> Result
    ) throws -> Result {
        let answer = try callService("OpenSession", [.text("plain"), .variant(.text(""))], patience)
        guard answer.count == 2, case .path(let path) = answer[1], let collection = try collection(patience) else {
            throw SecretFailure.malformed
        }
        let session = SecretSession(keeper: self, path: path, collection: collection, mayAsk: mayAsk, patience: patience)
        defer { _ = try? call(SecretNames.service, path, SecretNames.interface("Session"), "Close", [], session.patience) }
        return try body(session)
    }

    /// Where secrets go that name no other place; nil where there is no such place.
    private func collection(_ patience: SecretPatience) throws(SecretFailure) -> String? {
        guard case .path(let path)? = try callService("ReadAlias", [.text("default")], patience).first else { throw .malformed }
        return path == SecretNames.nothing ? nil : path
    }

    // MARK: The person

    /// Has the person answer a question, which is asked once in a process: who has turned it down is not asked again.
    ///
    /// A question stays where time runs out: what is unlocked later is found unlocked by the next call.
    func ask(_ prompt: String, mayAsk: Bool, _ patience: SecretPatience) throws(SecretFailure) {
        let begins = asking.withLock { state in
            guard mayAsk, state == .never else { return false }
            state = .now
            return true
        }
        guard begins else {
            _ = try? call(SecretNames.service, prompt, SecretNames.prompt, "Dismiss", [], patience)
            throw .locked
        }
        let (isAnswered, answer) = (DispatchSemaphore(value: 0), Answer())
        SecretPrompt.show(prompt, on: bus) { [self] failure in
            asking.withLock { $0 = failure == .dismissed ? .refused : .never }
            answer.failure.withLock { $0 = failure }
            isAnswered.signal()
        }
        guard isAnswered.wait(timeout: patience.timeToAsk) == .success else { throw .locked }
        if let failure = answer.failure.withLock({ $0 }) { throw failure }
    }

    private final class Answer: Sendable { let failure = Mutex<SecretFailure?>(nil) }

    // MARK: Calls

    func callService(_ method: String, _ arguments: [BusValue], _ patience: SecretPatience) throws(SecretFailure) -> [BusValue] {
        try call(SecretNames.service, SecretNames.path, SecretNames.interface("Service"), method, arguments, patience)
    }

    func call(
        _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue], _ patience: SecretPatience
    ) throws(SecretFailure) -> [BusValue] {
        let rest = patience.rest
        guard rest > 0 else { throw .absent("it takes too long") }
        do {
            return try bus.call(name, path, interface, method, arguments, patience: rest)
        } catch { throw SecretFailure(error) }
    }
}
