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

    /// The window that fills the screen.
    var rootWindow: UInt? { call("XDefaultRootWindow", as: (@convention(c) (Handle) -> UInt).self)?(display) }

    /// The colour at a place of a window, as 0xRRGGBB; nil outside.
    func color(window: UInt, x: Int32, y: Int32) -> UInt? {
        withPixels(of: window, x: x, y: y, width: 1, height: 1) { pixel in pixel(0, 0) }
    }

    /// Waits until the top left pixel of a window has another colour; false when it keeps this one.
    func waitForOtherColor(than color: UInt, window: UInt) -> Bool {
        wait { self.color(window: window, x: 0, y: 0).flatMap { $0 == color ? nil : $0 } } != nil
    }

    /// Where the first row of pixels of one colour begins that has a length, counted from the top left corner; waits for it.
    func waitForRow(of color: UInt, length: Int, window: UInt, width: Int, height: Int) -> (x: Int, y: Int)? {
        wait {
            let found = withPixels(of: window, x: 0, y: 0, width: UInt32(width), height: UInt32(height)) { pixel -> (x: Int, y: Int)? in
                for y in 0..<height {
                    var run = 0
                    for x in 0..<width {
                        run = pixel(Int32(x), Int32(y)) == color ? run + 1 : 0
                        if run == length { return (x - length + 1, y) }
                    }
                }
                return nil
            }
            return found ?? nil
        }
    }

    /// Looks again until there is a result; nil when none comes for half a minute.
    private func wait<Result>(for look: () -> Result?) -> Result? {
        let deadline = Date(timeIntervalSinceNow: 30)
        repeat {
            if let result = look() { return result }
        } while Date() < deadline
        return nil
    }

    /// Fetches a part of a window and lets `body` read it; nil outside.
    private func withPixels<Result>(
        of window: UInt, x: Int32, y: Int32, width: UInt32, height: UInt32, _ body: ((Int32, Int32) -> UInt) -> Result
    ) -> Result? {
        typealias GetImage = @convention(c) (Handle, UInt, Int32, Int32, UInt32, UInt32, UInt, Int32) -> Handle?
        typealias GetPixel = @convention(c) (Handle, Int32, Int32) -> UInt
        let pixelsInOnePlane: Int32 = 2
        guard let getPixel = call("XGetPixel", as: GetPixel.self),
            let image = call("XGetImage", as: GetImage.self)?(display, window, x, y, width, height, UInt.max, pixelsInOnePlane)
        else { return nil }
        defer { _ = call("XDestroyImage", as: (@convention(c) (Handle) -> Int32).self)?(image) }
        return body { getPixel(image, $0, $1) & 0xFFFFFF }
    }

    private func call<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
}
