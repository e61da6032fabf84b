internal import CGIO
public import Foundation
import Synchronization

/// The one instance of an app on the session bus: it has the app's name there, and answers for it (AX-92).
public final class AppInstance: @unchecked Sendable {
    /// How it went to become the one instance.
    public enum Outcome {
        /// This process is the one.
        case first(AppInstance)
        /// Another one is, and has taken over what was asked of this one.
        case handedOver
        /// The bus, or who has the name there, did not do what is expected; in words for a person.
        case failed(String)
    }

    /// Called on the main thread. False means that there is no such action.
    public typealias Handler = @MainActor @Sendable (InstanceRequest) -> Bool

    /// A request, and who waits for its answer; nil if that was given.
    private typealias Incoming = (request: InstanceRequest, reply: BusReply?)
    private struct State {
        var waiting: [Incoming] = []
        var handler: Handler?
    }

    /// More than anybody asks of an app before it has started.
    private static let mostWaiting = 100
    private let state = Mutex(State())
    private let hasArrived = DispatchSemaphore(value: 0)
    private let bus: SessionBus
    private let name: InstanceName
    private let accepts: @Sendable (URL) -> Bool
    private var registration: UInt32 = 0

    private init(name: InstanceName, bus: SessionBus, accepts: @escaping @Sendable (URL) -> Bool) {
        (self.name, self.bus, self.accepts) = (name, bus, accepts)
    }

    // MARK: Becoming the one

    private static let daemon = (name: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")
    /// In seconds.
    private static let patience = 10.0

    /// Takes the name, or hands the request to who has it. The one may end in the meantime, so that is tried more than once.
    public static func claim(
        _ name: InstanceName, for request: InstanceRequest, on bus: SessionBus, accepts: @escaping @Sendable (URL) -> Bool
    ) -> Outcome {
        let instance = AppInstance(name: name, bus: bus, accepts: accepts)
        var reason = "it ended each time it was asked"
        for _ in 0..<3 {
            do throws(BusError) {
                if try instance.takeName() { return .first(instance) }
                let call = request.call
                _ = try bus.call(
                    name.description, name.path, InstanceRequest.interface, call.method, call.arguments, startsService: false,
                    patience: patience)
                return .handedOver
            } catch {
                reason = error.message
                if !error.isAbsence { break }
            }
        }
        return .failed("\(name) on the session bus: \(reason)")
    }

    /// The object is there before the name is: who started this process by the name calls at once.
    private func takeName() throws(BusError) -> Bool {
        publish()
        let doNotQueue: UInt32 = 4
        let answer = try bus.call(
            Self.daemon.name, Self.daemon.path, Self.daemon.name, "RequestName", [.text(name.description), .number(doNotQueue)],
            patience: Self.patience)
        let (isOwner, wasOwner): (UInt32, UInt32) = (1, 4)
        guard let number = answer.first?.number, number == isOwner || number == wasOwner else {
            withdraw()
            return false
        }
        return true
    }

    private func publish() {
        guard let node = g_dbus_node_info_new_for_xml(InstanceRequest.description, nil), let interface = node.pointee.interfaces[0] else {
            return
        }
        let isDone = DispatchSemaphore(value: 0)
        let (interfaceAddress, this) = (UInt(bitPattern: interface), self)
        bus.perform {
            // Lives as long as the process: GLib keeps its address.
            let data = Unmanaged.passRetained(this).toOpaque()
            this.registration = g_dbus_connection_register_object(
                this.bus.connection, this.name.path, UnsafeMutablePointer(bitPattern: interfaceAddress), Self.methods, data, nil, nil)
            isDone.signal()
        }
        isDone.wait()
        g_dbus_node_info_unref(node)
    }

    private func withdraw() {
        if registration != 0 { g_dbus_connection_unregister_object(bus.connection, registration) }
    }

    // MARK: Being asked

    /// What a process that the bus has started is started for: the first request of those that have come, or come in the time given.
    public func firstRequest(within seconds: Double) -> InstanceRequest? {
        guard hasArrived.wait(timeout: .now() + seconds) == .success else { return nil }
        let first = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
        first?.reply?.send()
        return first?.request
    }

    /// From now on requests are handled as they come, and at first those that have waited.
    @MainActor
    public func begin(_ handler: @escaping Handler) {
        state.withLock { $0.handler = handler }
        handleWaiting()
    }

    @MainActor
    private func handleWaiting() {
        while let (incoming, handler) = state.withLock({ state -> (Incoming, Handler)? in
            guard let handler = state.handler, !state.waiting.isEmpty else { return nil }
            return (state.waiting.removeFirst(), handler)
        }) {
            let isDone = handler(incoming.request)
            guard let reply = incoming.reply else { continue }
            if isDone {
                reply.send()
            } else {
                reply.fail(BusError(name: "org.freedesktop.DBus.Error.InvalidArgs", message: "There is no such action."))
            }
        }
    }

    /// Lives as long as the process: GLib keeps its address.
    nonisolated(unsafe) private static let methods: UnsafePointer<GDBusInterfaceVTable> = {
        let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        table.initialize(to: GDBusInterfaceVTable())
        table.pointee.method_call = { _, _, _, _, method, arguments, invocation, data in
            let instance = Unmanaged<AppInstance>.fromOpaque(data!).takeUnretainedValue()
            instance.take(String(cString: method!), BusValue(arguments!).parts, BusReply(invocation: invocation!))
        }
        return UnsafePointer(table)
    }()

    /// Only an action can be refused by the app itself; nobody waits for the rest to be done.
    private func take(_ method: String, _ arguments: [BusValue], _ reply: BusReply) {
        do throws(BusError) {
            let request = try InstanceRequest(method: method, arguments: arguments, accepts: accepts)
            var incoming: Incoming = (request, nil)
            if case .action = request { incoming.reply = reply }
            let hasRoom = state.withLock { state in
                guard state.waiting.count < Self.mostWaiting else { return false }
                state.waiting.append(incoming)
                return true
            }
            guard hasRoom else { throw BusError(name: "org.freedesktop.DBus.Error.LimitsExceeded", message: "Too many requests wait.") }
            if incoming.reply == nil { reply.send() }
            hasArrived.signal()
            DispatchQueue.main.async { self.handleWaiting() }
        } catch {
            reply.fail(error)
        }
    }
}
