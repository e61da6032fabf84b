import Foundation

/// Reads what is seen on an X server, through Xlib.
final class XPixels {
    private typealias Handle = UnsafeMutableRawPointer
    private let library: Handle
    private let display: Handle

    init?(server: String) {
        typealias Open = @convention(c) (UnsafePointer<CChar>?) -> Handle?
        guard let library = dlopen("libX11.so.6", RTLD_NOW), let open = dlsym(library, "XOpenDisplay"),
            let display = unsafeBitCast(open, to: Open.self)(server)
        else { return nil }
        self.library = library
        self.display = display
    }

    deinit { _ = call("XCloseDisplay", as: (@convention(c) (Handle) -> Int32).self)?(display) }

    /// The colour at a place of a window, as 0xRRGGBB; nil outside.
    func color(window: UInt, x: Int32, y: Int32) -> UInt? {
        typealias GetImage = @convention(c) (Handle, UInt, Int32, Int32, UInt32, UInt32, UInt, Int32) -> Handle?
        typealias GetPixel = @convention(c) (Handle, Int32, Int32) -> UInt
        let pixelsInOnePlane: Int32 = 2
        guard let image = call("XGetImage", as: GetImage.self)?(display, window, x, y, 1, 1, UInt.max, pixelsInOnePlane) else {
            return nil
        }
        defer { _ = call("XDestroyImage", as: (@convention(c) (Handle) -> Int32).self)?(image) }
        return call("XGetPixel", as: GetPixel.self).map { $0(image, 0, 0) & 0xFFFFFF }
    }

    private func call<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
}
