internal import CWayland
import Foundation

/// The tables of the protocol that the library has, by the names of what they describe.
enum WaylandInterface {
    /// Nil for no name, and where the library does not know it.
    static func named(_ name: String?) -> UnsafePointer<wl_interface>? {
        guard let name, let library = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD) else { return nil }
        // SDL has it open, so that the table stays.
        defer { dlclose(library) }
        return dlsym(library, name + "_interface").map { UnsafePointer($0.assumingMemoryBound(to: wl_interface.self)) }
    }
}
