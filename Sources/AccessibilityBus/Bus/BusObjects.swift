internal import CGIO
import Foundation

/// The application's objects on the bus of assistive technologies. On the worker's thread, but for the messages that are taken on GLib's.
final class BusObjects {
    private static let registry = "org.a11y.atspi.Registry"
    private static let registryPath = "/org/a11y/atspi/registry"
    private static let patience: Int32 = 2000

    let connection: OpaquePointer
    private let listeners: EventListeners
    private let listenersDidChange: () -> Void
    private let didClose: () -> Void
    private let questions: QuestionQueue
    let tree: @MainActor @Sendable () -> (any AccessibleTree)?
    let interfaces: UnsafeMutablePointer<GDBusNodeInfo>
    private(set) var desktop = BusValue.tuple([.string(""), .path(BusPath.path(of: nil))])
    let busName: String
    private let application = RegisteredApplication()

    /// Nil where the bus cannot be reached, or has no registry.
    init?(
        address: String, listeners: EventListeners, tree: @escaping @MainActor @Sendable () -> (any AccessibleTree)?,
        listenersDidChange: @escaping () -> Void, didClose: @escaping () -> Void
    ) {
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil),
            let name = g_dbus_connection_get_unique_name(connection),
            let interfaces = g_dbus_node_info_new_for_xml(AccessibleInterface.description, nil)
        else { return nil }
        g_dbus_connection_set_exit_on_close(connection, 0)
        self.connection = connection
        self.listeners = listeners
        self.listenersDidChange = listenersDidChange
        self.didClose = didClose
        questions = QuestionQueue { tree()?.answersWillBegin() }
        self.tree = tree
        self.interfaces = interfaces
        busName = String(cString: name)
        publish()
        publishCache()
        takeMessages()
        guard embed() else {
            g_dbus_connection_close_sync(connection, nil, nil)
            g_object_unref(gpointer(connection))
            return nil
        }
        watchListeners()
        watchEnd()
    }

    // MARK: Events

    func emit(_ event: BusEvent, of id: Int) {
        let value = BusValue.variant(event.value.busValue(busName))
        let values: [BusValue] = [.string(event.detail), .int32(event.first), .int32(event.second), value, .array("{sv}", [])]
        let body = BusValue.tuple(values).makeVariant()
        g_dbus_connection_emit_signal(connection, nil, BusPath.path(of: id), event.interface, event.name, body, nil)
    }

    /// Readers that remember objects learn of one that is new, before it is told as a child, or of one that has gone.
    func emitCached(_ item: BusValue, isNew: Bool) {
        let signal = isNew ? "AddAccessible" : "RemoveAccessible"
        g_dbus_connection_emit_signal(
            connection, nil, BusPath.cache, BusPath.cacheInterface, signal, BusValue.tuple([item]).makeVariant(), nil)
    }

    /// Events cost nothing as long as nobody has asked the registry for any.
    private func watchListeners() {
        for signal in ["EventListenerRegistered", "EventListenerDeregistered"] {
            g_dbus_connection_signal_subscribe(
                connection, Self.registry, Self.registry, signal, Self.registryPath, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, _, data in Unmanaged<BusObjects>.fromOpaque(data!).takeUnretainedValue().countListeners() },
                Unmanaged.passUnretained(self).toOpaque(), nil)
        }
        countListeners()
    }

    private func countListeners() {
        let reply = g_dbus_connection_call_sync(
            connection, Self.registry, Self.registryPath, Self.registry, "GetRegisteredEvents", nil, nil, G_DBUS_CALL_FLAGS_NONE,
            Self.patience, nil, nil)
        listeners.set(reply.map(Self.eventNames) ?? [])
        if let reply { g_variant_unref(reply) }
        listenersDidChange()
        let tree = tree
        DispatchQueue.main.async { tree()?.listenersDidChange() }
    }

    /// The second of each pair of listener and event.
    private static func eventNames(_ reply: OpaquePointer) -> [String] {
        guard let events = g_variant_get_child_value(reply, 0) else { return [] }
        defer { g_variant_unref(events) }
        return (0..<g_variant_n_children(events)).compactMap { index in
            guard let pair = g_variant_get_child_value(events, index) else { return nil }
            defer { g_variant_unref(pair) }
            return BusArguments(pair).string(1)
        }
    }

    // MARK: Private

    /// Registers the application.
    private func embed() -> Bool {
        let plug = BusValue.tuple([.tuple([.string(busName), .path(BusPath.path(of: AccessibilityBus.root))])]).makeVariant()
        guard
            let reply = g_dbus_connection_call_sync(
                connection, Self.registry, BusPath.path(of: AccessibilityBus.root), "org.a11y.atspi.Socket", "Embed", plug, nil,
                G_DBUS_CALL_FLAGS_NONE, Self.patience, nil, nil)
        else { return false }
        defer { g_variant_unref(reply) }
        let socket = g_variant_get_child_value(reply, 0)
        defer { g_variant_unref(socket) }
        if let name = BusArguments(socket).string(0) {
            desktop = .tuple([.string(name), .path(BusPath.path(of: AccessibilityBus.root))])
        }
        return true
    }

    /// The app goes on without a bus.
    private func watchEnd() {
        let closed: @convention(c) (OpaquePointer?, gboolean, UnsafeMutablePointer<GError>?, gpointer?) -> Void = { _, _, _, data in
            Unmanaged<BusObjects>.fromOpaque(data!).takeUnretainedValue().didClose()
        }
        g_signal_connect_data(
            gpointer(connection), "closed", unsafeBitCast(closed, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(), nil,
            GConnectFlags(rawValue: 0))
    }

    private func publishCache() {
        let cache = interfaces.pointee.interfaces + AccessibleInterface.allCases.count
        g_dbus_connection_register_object(
            connection, BusPath.cache, cache.pointee, Self.methods, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    }

    private func publish() {
        var table = GDBusSubtreeVTable()
        table.enumerate = { _, _, _, _ in
            let none = g_malloc0(gsize(MemoryLayout<UnsafeMutablePointer<gchar>?>.stride))
            return none?.assumingMemoryBound(to: UnsafeMutablePointer<gchar>?.self)
        }
        table.introspect = { _, _, _, _, data in Unmanaged<BusObjects>.fromOpaque(data!).takeUnretainedValue().describe() }
        table.dispatch = { _, _, _, _, _, target, data in
            target?.pointee = data
            return BusObjects.methods
        }
        g_dbus_connection_register_subtree(
            connection, BusPath.folder, &table, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES,
            Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    }

    /// Every object is described as having all interfaces; `GetInterfaces` answers which it really has.
    private func describe() -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? {
        let count = AccessibleInterface.allCases.count
        let list = g_malloc0(gsize((count + 1) * MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.stride))?
            .assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
        for index in 0..<count { list?[index] = g_dbus_interface_info_ref(interfaces.pointee.interfaces[index]) }
        return list
    }

    /// Lives as long as the process: GLib keeps its address.
    nonisolated(unsafe) private static let methods: UnsafePointer<GDBusInterfaceVTable> = {
        let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        table.initialize(to: GDBusInterfaceVTable())
        table.pointee.method_call = { _, _, path, interface, method, arguments, invocation, data in
            let objects = Unmanaged<BusObjects>.fromOpaque(data!).takeUnretainedValue()
            let call = (String(cString: path!), String(cString: interface!), String(cString: method!), BusArguments(arguments))
            objects.answer(call, BusReply(invocation: invocation!))
        }
        return UnsafePointer(table)
    }()

    /// On any thread.
    func answer(_ call: (path: String, interface: String, method: String, arguments: BusArguments), _ reply: BusReply) {
        let name = call.path.split(separator: "/").last.map(String.init) ?? ""
        guard let id = call.path == BusPath.cache ? AccessibilityBus.root : BusPath.id(ofName: name) else {
            return reply.fail("UnknownObject", "There is no object \(call.path).")
        }
        let question = AccessibleAnswers.Call(id: id, interface: call.interface, method: call.method, arguments: call.arguments)
        let (tree, busName, desktop, application) = (tree, busName, desktop, application)
        let isAccepted = questions.add {
            guard let tree = tree() else { return reply.fail("UnknownObject", "The application ends.") }
            do throws(AccessibleAnswers.Failure) {
                reply.send(try AccessibleAnswers(tree: tree, busName: busName, desktop: desktop, application: application).answer(question))
            } catch {
                reply.fail(error.name, error.message)
            }
        }
        if !isAccepted { reply.fail("LimitsExceeded", "Too many questions wait for an answer.") }
    }
}
