import Foundation

/// Says whether a Wayland compositor has any input devices.
///
/// SDL up to 2.26 stops the program when it starts on a compositor without any, as one that only records its screen may
/// be. So this asks beforehand, through the library that SDL loads too; this program is not linked with it.
enum WaylandSeat {
    /// True as well when the compositor cannot be asked: then SDL has its own errors.
    static func exists() -> Bool {
        guard let library = dlopen("libwayland-client.so.0", RTLD_NOW) else { return true }
        defer { dlclose(library) }
        guard let functions = Functions(library), let display = functions.connect(nil) else { return true }
        defer { functions.disconnect(display) }

        // The request for the list of what the compositor offers has one argument: the object that is made.
        var newObject: Int = 0
        let getRegistry: UInt32 = 1
        guard let registry = functions.request(display, getRegistry, &newObject, functions.registryInterface) else { return true }
        let events = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 2)
        defer { events.deallocate() }
        events[0] = unsafeBitCast(announced, to: UnsafeRawPointer.self)
        events[1] = unsafeBitCast(withdrawn, to: UnsafeRawPointer.self)
        let isFound = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        defer { isFound.deallocate() }
        isFound.initialize(to: false)
        guard functions.listen(registry, events, isFound) == 0, functions.roundtrip(display) >= 0 else { return true }
        return isFound.pointee
    }

    private typealias Object = UnsafeMutableRawPointer

    /// `data, registry, name, interface, version`
    private static let announced: @convention(c) (Object?, Object?, UInt32, UnsafePointer<CChar>?, UInt32) -> Void = {
        data, _, _, interface, _ in
        guard let interface, strcmp(interface, "wl_seat") == 0 else { return }
        data?.storeBytes(of: true, as: Bool.self)
    }

    private static let withdrawn: @convention(c) (Object?, Object?, UInt32) -> Void = { _, _, _ in }

    private struct Functions {
        let connect: @convention(c) (UnsafePointer<CChar>?) -> Object?
        let disconnect: @convention(c) (Object) -> Void
        let roundtrip: @convention(c) (Object) -> Int32
        let request: @convention(c) (Object, UInt32, UnsafeMutableRawPointer, UnsafeRawPointer) -> Object?
        let listen: @convention(c) (Object, UnsafeMutablePointer<UnsafeRawPointer?>, UnsafeMutableRawPointer?) -> Int32
        let registryInterface: UnsafeRawPointer

        init?(_ library: Object) {
            guard let connect = dlsym(library, "wl_display_connect"), let disconnect = dlsym(library, "wl_display_disconnect"),
                let roundtrip = dlsym(library, "wl_display_roundtrip"),
                let request = dlsym(library, "wl_proxy_marshal_array_constructor"),
                let listen = dlsym(library, "wl_proxy_add_listener"), let interface = dlsym(library, "wl_registry_interface")
            else { return nil }
            self.connect = unsafeBitCast(connect, to: (@convention(c) (UnsafePointer<CChar>?) -> Object?).self)
            self.disconnect = unsafeBitCast(disconnect, to: (@convention(c) (Object) -> Void).self)
            self.roundtrip = unsafeBitCast(roundtrip, to: (@convention(c) (Object) -> Int32).self)
            self.request = unsafeBitCast(
                request, to: (@convention(c) (Object, UInt32, UnsafeMutableRawPointer, UnsafeRawPointer) -> Object?).self)
            self.listen = unsafeBitCast(
                listen,
                to: (@convention(c) (Object, UnsafeMutablePointer<UnsafeRawPointer?>, UnsafeMutableRawPointer?) -> Int32).self)
            registryInterface = UnsafeRawPointer(interface)
        }
    }
}
