import Foundation
import XCTest

/// The X server of the test: moves its mouse, presses its keys and reads its pixels, as a person would.
///
/// Talks to the server through XTEST, so that the events are real ones.
final class Desktop {
    private typealias Handle = UnsafeMutableRawPointer
    private let library: Handle
    private let testLibrary: Handle
    private let display: Handle

    init() throws {
        let name = ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
        XCTAssertFalse(name.isEmpty, "no X server: set DISPLAY, or run ./forastero test")
        library = try XCTUnwrap(dlopen("libX11.so.6", RTLD_NOW))
        testLibrary = try XCTUnwrap(dlopen("libXtst.so.6", RTLD_NOW))
        let open = try Self.function("XOpenDisplay", in: library, as: (@convention(c) (UnsafePointer<CChar>?) -> Handle?).self)
        display = try XCTUnwrap(open(nil), "the X server \(name) does not answer")
    }

    deinit {
        _ = try? Self.function("XCloseDisplay", in: library, as: (@convention(c) (Handle) -> Int32).self)(display)
    }

    func moveMouse(toX x: Int, y: Int) throws {
        typealias Move = @convention(c) (Handle, Int32, Int32, Int32, UInt) -> Int32
        _ = try Self.function("XTestFakeMotionEvent", in: testLibrary, as: Move.self)(display, -1, Int32(x), Int32(y), 0)
        try send()
    }

    func setButton(_ button: Int, isDown: Bool) throws {
        typealias Press = @convention(c) (Handle, UInt32, Int32, UInt) -> Int32
        _ = try Self.function("XTestFakeButtonEvent", in: testLibrary, as: Press.self)(display, UInt32(button), isDown ? 1 : 0, 0)
        try send()
    }

    func setKey(_ symbol: UInt, isDown: Bool) throws {
        typealias Code = @convention(c) (Handle, UInt) -> UInt8
        typealias Press = @convention(c) (Handle, UInt32, Int32, UInt) -> Int32
        let code = try Self.function("XKeysymToKeycode", in: library, as: Code.self)(display, symbol)
        _ = try Self.function("XTestFakeKeyEvent", in: testLibrary, as: Press.self)(display, UInt32(code), isDown ? 1 : 0, 0)
        try send()
    }

    /// The colour of a pixel of the desktop, as 0xRRGGBB.
    func pixel(x: Int, y: Int) throws -> UInt {
        try withImage(x: x, y: y, width: 1, height: 1) { $0(0, 0) }
    }

    /// The top left pixel of a colour within the first 640 × 480 pixels of the desktop; nil when there is none.
    func firstPlace(of color: UInt) throws -> (x: Int, y: Int)? {
        try withImage(x: 0, y: 0, width: 640, height: 480) { pixel in
            for y in 0..<480 { for x in 0..<640 where pixel(x, y) == color { return (x, y) } }
            return nil
        }
    }

    private func withImage<Result>(x: Int, y: Int, width: Int, height: Int, _ body: ((Int, Int) -> UInt) -> Result) throws -> Result {
        typealias Root = @convention(c) (Handle) -> UInt
        typealias Image = @convention(c) (Handle, UInt, Int32, Int32, UInt32, UInt32, UInt, Int32) -> Handle?
        typealias Pixel = @convention(c) (Handle, Int32, Int32) -> UInt
        let root = try Self.function("XDefaultRootWindow", in: library, as: Root.self)(display)
        let get = try Self.function("XGetImage", in: library, as: Image.self)
        let read = try Self.function("XGetPixel", in: library, as: Pixel.self)
        let destroy = try Self.function("XDestroyImage", in: library, as: (@convention(c) (Handle) -> Int32).self)
        let allPlanes = UInt.max
        let zPixmap: Int32 = 2
        let image = try XCTUnwrap(get(display, root, Int32(x), Int32(y), UInt32(width), UInt32(height), allPlanes, zPixmap))
        defer { _ = destroy(image) }
        return body { read(image, Int32($0), Int32($1)) & 0xFFFFFF }
    }

    /// Gives keys to whatever window is under the mouse: there is no window manager that would.
    func focusWindowUnderMouse() throws {
        try setFocus(to: windowUnderMouse())
    }

    /// Takes the keys away from all windows.
    func focusNothing() throws {
        try setFocus(to: 0)
    }

    private func setFocus(to window: UInt) throws {
        typealias Focus = @convention(c) (Handle, UInt, Int32, UInt) -> Int32
        let whenTheWindowGoes: Int32 = 1
        _ = try Self.function("XSetInputFocus", in: library, as: Focus.self)(display, window, whenTheWindowGoes, 0)
        try send()
    }

    /// What a key types, by the symbol that it has now; changes the layout for all programs that start from now on.
    func changeKey(_ symbol: UInt, to newSymbol: UInt) throws {
        typealias Code = @convention(c) (Handle, UInt) -> UInt8
        typealias Change = @convention(c) (Handle, Int32, Int32, UnsafePointer<UInt>, Int32) -> Int32
        let code = try Self.function("XKeysymToKeycode", in: library, as: Code.self)(display, symbol)
        let change = try Self.function("XChangeKeyboardMapping", in: library, as: Change.self)
        _ = withUnsafePointer(to: newSymbol) { change(display, Int32(code), 1, $0, 1) }
        try send()
    }

    // MARK: What window managers do

    /// The window that fills the place under the mouse.
    private func windowUnderMouse() throws -> UInt {
        typealias Root = @convention(c) (Handle) -> UInt
        typealias Query =
            @convention(c) (
                Handle, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<Int32>,
                UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt32>
            ) -> Int32
        let root = try Self.function("XDefaultRootWindow", in: library, as: Root.self)(display)
        var (foundRoot, child, buttons): (UInt, UInt, UInt32) = (0, 0, 0)
        var numbers: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        _ = try Self.function("XQueryPointer", in: library, as: Query.self)(
            display, root, &foundRoot, &child, &numbers.0, &numbers.1, &numbers.2, &numbers.3, &buttons)
        XCTAssertNotEqual(child, 0, "there is no window under the mouse")
        return child
    }

    func resizeWindowUnderMouse(width: Int, height: Int) throws {
        typealias Resize = @convention(c) (Handle, UInt, UInt32, UInt32) -> Int32
        _ = try Self.function("XResizeWindow", in: library, as: Resize.self)(
            display, windowUnderMouse(), UInt32(width), UInt32(height))
        try send()
    }

    /// Asks the window to close, as its button in the title bar does.
    func askWindowUnderMouseToClose() throws {
        typealias Atom = @convention(c) (Handle, UnsafePointer<CChar>, Int32) -> UInt
        typealias Send = @convention(c) (Handle, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
        let atom = try Self.function("XInternAtom", in: library, as: Atom.self)
        let window = try windowUnderMouse()
        // The fields of XClientMessageEvent in the room of an XEvent.
        let event = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 8)
        defer { event.deallocate() }
        event.initializeMemory(as: UInt8.self, repeating: 0, count: 192)
        let clientMessage: Int32 = 33
        event.storeBytes(of: clientMessage, toByteOffset: 0, as: Int32.self)
        event.storeBytes(of: window, toByteOffset: 32, as: UInt.self)
        event.storeBytes(of: atom(display, "WM_PROTOCOLS", 0), toByteOffset: 40, as: UInt.self)
        event.storeBytes(of: 32, toByteOffset: 48, as: Int32.self)
        event.storeBytes(of: atom(display, "WM_DELETE_WINDOW", 0), toByteOffset: 56, as: UInt.self)
        _ = try Self.function("XSendEvent", in: library, as: Send.self)(display, window, 0, 0, event)
        try send()
    }

    private func send() throws {
        _ = try Self.function("XSync", in: library, as: (@convention(c) (Handle, Int32) -> Int32).self)(display, 0)
    }

    private static func function<Function>(_ name: String, in library: Handle, as type: Function.Type) throws -> Function {
        unsafeBitCast(try XCTUnwrap(dlsym(library, name), "\(name) is missing"), to: type)
    }
}
