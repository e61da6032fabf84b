internal import CGIO
import Foundation

/// A question of the keeper of secrets to the person, whose answer comes as a signal: heard once, however often it comes.
final class SecretPrompt: @unchecked Sendable {
    typealias Completion = @Sendable (_ failure: SecretFailure?) -> Void

    private let bus: SessionBus
    private let path: String
    // Only the bus's thread touches these.
    private var completion: Completion?
    private var subscription: UInt32 = 0
    private var watch: UInt32 = 0

    private init(_ bus: SessionBus, _ path: String, _ completion: @escaping Completion) {
        (self.bus, self.path, self.completion) = (bus, path, completion)
    }

    /// Has the question shown. The completion is called once, on the thread of the bus; never, if the keeper stays and the person does not
    /// answer.
    static func show(_ path: String, on bus: SessionBus, completion: @escaping Completion) {
        let prompt = SecretPrompt(bus, path, completion)
        bus.perform { prompt.begin() }
    }

    private func begin() {
        subscription = g_dbus_connection_signal_subscribe(
            bus.connection, SecretNames.service, SecretNames.prompt, "Completed", path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, answer, data in
                let prompt = Unmanaged<SecretPrompt>.fromOpaque(data!).takeUnretainedValue()
                prompt.end(answer.map { SecretPrompt.failure(BusValue($0).parts) } ?? .malformed)
            },
            Unmanaged.passRetained(self).toOpaque(), { Unmanaged<SecretPrompt>.fromOpaque($0!).release() })
        watch = g_bus_watch_name_on_connection(
            bus.connection, SecretNames.service, G_BUS_NAME_WATCHER_FLAGS_NONE, nil,
            { _, _, data in Unmanaged<SecretPrompt>.fromOpaque(data!).takeUnretainedValue().end(.absent("it has ended")) },
            Unmanaged.passRetained(self).toOpaque(), { Unmanaged<SecretPrompt>.fromOpaque($0!).release() })
        let arguments = BusValue.tuple([.text(DesktopUse.window)]).makeVariant()
        g_dbus_connection_call(
            bus.connection, SecretNames.service, path, SecretNames.prompt, "Prompt", arguments, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
            { source, result, data in
                let prompt = Unmanaged<SecretPrompt>.fromOpaque(data!).takeRetainedValue()
                var error: UnsafeMutablePointer<GError>?
                guard let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, &error) else {
                    return prompt.end(SecretFailure(BusError(error)))
                }
                g_variant_unref(reply)
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private static func failure(_ parts: [BusValue]) -> SecretFailure? {
        guard parts.count == 2, case .flag(let isDismissed) = parts[0] else { return .malformed }
        return isDismissed ? .dismissed : nil
    }

    private func end(_ failure: SecretFailure?) {
        guard let completion else { return }
        self.completion = nil
        g_dbus_connection_signal_unsubscribe(bus.connection, subscription)
        if watch != 0 { g_bus_unwatch_name(watch) }
        completion(failure)
    }
}
