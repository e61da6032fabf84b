internal import Glibc

/// A library of the system that is loaded when it is needed first: most programs never need it.
///
/// Linked at start, each of the two for vector pictures costs every program 8 ms and 4 MB.
package struct SharedLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// Nil where the library is not installed.
    package init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    /// A function of the library, or of one that it needs.
    /// - Parameter type: what it takes and gives, as its header says.
    package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}

/// The error of a function of GLib: a domain, a code, and a text.
struct LibraryError {
    private struct Fields {
        var domain: UInt32
        var code: Int32
        var message: UnsafePointer<CChar>?
    }

    static func code(_ error: UnsafeMutableRawPointer?) -> Int32? { error?.assumingMemoryBound(to: Fields.self).pointee.code }

    static func text(_ error: UnsafeMutableRawPointer?) -> String {
        guard let message = error?.assumingMemoryBound(to: Fields.self).pointee.message else { return "it cannot be read" }
        return String(cString: message)
    }
}
