internal import CGIO
import Foundation

/// One request to the portal, whose answer comes as a signal later: exactly one, whatever the portal does (AX-70).
///
/// To miss no answer, the signal is subscribed to before the call, at a path that follows from the name of the connection and a token.
/// A portal that never answers is waited for until it leaves the bus; one that answers twice is heard once.
final class PortalRequest: @unchecked Sendable {
    typealias Completion = @Sendable (PortalAnswer) -> Void

    private let bus: SessionBus
    private let patience: Double
    private let token: String
    // Only the bus's thread touches these.
    private var completion: Completion?
    private var subscriptions: [UInt32] = []
    private var watch: UInt32 = 0
    private var descriptors: [Int32] = []
    private var path = ""
    /// True once the portal has said that it has the request: before that it may not know its path yet.
    private var isKnown = false
    private var isTakenBack = false

    private init(_ bus: SessionBus, patience: Double, descriptors: [Int32], _ completion: @escaping Completion) {
        (self.bus, self.patience, self.completion, self.descriptors) = (bus, patience, completion, descriptors)
        token = "forastero_\(UInt64.random(in: .min ... .max))"
    }

    /// Sends a request.
    /// - Parameters:
    ///   - arguments: makes the arguments, in which the options hold the token.
    ///   - descriptors: files that go with it, which are closed when it has been sent.
    ///   - completion: called once, on the thread of the bus.
    @discardableResult
    static func send(
        _ interface: String, _ method: String, on bus: SessionBus, descriptors: [Int32] = [], patience: Double = Portal.patience,
        arguments: @escaping @Sendable (_ token: [String: BusValue]) -> [BusValue], completion: @escaping Completion
    ) -> PortalRequest {
        let request = PortalRequest(bus, patience: patience, descriptors: descriptors, completion)
        bus.perform { request.begin(Portal.interface(interface), method, arguments(["handle_token": .text(request.token)])) }
        return request
    }

    /// Takes the request back: what it shows goes away. It ends as if the user wanted nothing of it, unless it has ended.
    func takeBack() {
        bus.perform { [self] in
            guard completion != nil else { return }
            isTakenBack = true
            if isKnown { close() }
            end(.cancelled)
        }
    }

    private func close() {
        g_dbus_connection_call(
            bus.connection, Portal.name, path, Portal.request, "Close", nil, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, nil, nil)
    }

    private func begin(_ interface: String, _ method: String, _ arguments: [BusValue]) {
        let sender = bus.uniqueName.dropFirst().replacingOccurrences(of: ".", with: "_")
        subscribe("\(Portal.path)/request/\(sender)/\(token)")
        let list = g_unix_fd_list_new()
        for descriptor in descriptors {
            g_unix_fd_list_append(list, descriptor, nil)
            Glibc.close(descriptor)
        }
        defer { g_object_unref(gpointer(list)) }
        g_dbus_connection_call_with_unix_fd_list(
            bus.connection, Portal.name, Portal.path, interface, method, BusValue.tuple(arguments).makeVariant(), nil,
            G_DBUS_CALL_FLAGS_NONE, Int32(patience * 1000), list, nil,
            { source, result, data in
                let request = Unmanaged<PortalRequest>.fromOpaque(data!).takeRetainedValue()
                var error: UnsafeMutablePointer<GError>?
                let reply = g_dbus_connection_call_with_unix_fd_list_finish(OpaquePointer(source), nil, result, &error)
                request.hasBegun(reply, error)
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func subscribe(_ path: String) {
        self.path = path
        let subscription = g_dbus_connection_signal_subscribe(
            bus.connection, Portal.name, Portal.request, "Response", path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, response, data in
                let request = Unmanaged<PortalRequest>.fromOpaque(data!).takeUnretainedValue()
                request.end(response.map { PortalRequest.answer(BusValue($0).parts) } ?? .failed("it answers nothing"))
            },
            Unmanaged.passRetained(self).toOpaque(), { Unmanaged<PortalRequest>.fromOpaque($0!).release() })
        subscriptions.append(subscription)
    }

    /// The portal has the request, or there is none.
    private func hasBegun(_ reply: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?) {
        guard let reply else { return end(.failed(BusError(error).message)) }
        defer { g_variant_unref(reply) }
        isKnown = true
        // Before version 0.9 the portal chose the path by itself.
        var other: String?
        if case .path(let path)? = BusValue(reply).parts.first, !path.hasSuffix("/" + token) { other = path }
        if isTakenBack {
            path = other ?? path
            return close()
        }
        guard completion != nil else { return }
        if let other { subscribe(other) }
        watch = g_bus_watch_name_on_connection(
            bus.connection, Portal.name, G_BUS_NAME_WATCHER_FLAGS_NONE, nil,
            { _, _, data in Unmanaged<PortalRequest>.fromOpaque(data!).takeUnretainedValue().end(.failed("the portal has ended")) },
            Unmanaged.passRetained(self).toOpaque(), { Unmanaged<PortalRequest>.fromOpaque($0!).release() })
    }

    private static func answer(_ parts: [BusValue]) -> PortalAnswer {
        guard parts.count == 2, let code = parts[0].number else { return .failed("it answers something else") }
        switch code {
        case 0: return .done(parts[1].entries)
        case 1: return .cancelled
        default: return .failed("it has ended the request")
        }
    }

    private func end(_ answer: PortalAnswer) {
        guard let completion else { return }
        self.completion = nil
        for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(bus.connection, subscription) }
        if watch != 0 { g_bus_unwatch_name(watch) }
        completion(answer)
    }
}
