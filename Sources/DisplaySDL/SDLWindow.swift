internal import CSDL
import Display

/// A window of SDL. Only this class knows SDL's types.
@MainActor
final class SDLWindow {
    let window: OpaquePointer
    let isX11: Bool
    private var cursors: [DisplayCursor: OpaquePointer] = [:]

    // MARK: Opening and closing

    /// - Parameters:
    ///   - size: in points; smaller on a small desktop, unless the scale is given as well.
    ///   - scale: pixels for a point where the window system does not scale by itself; nil for what suits the monitor.
    ///   - remembered: where the window was last, which is used as far as the desktop is as it was, instead of the size.
    init(title: String, size: CGSize, scale: CGFloat?, remembered: WindowPlacement? = nil) throws(DisplayError) {
        try Self.start()
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
        isX11 = driver == "x11"
        // Measured on X11: 0.13 ms instead of 3.4 ms to show a frame. Wayland's surfaces need the default.
        if isX11 { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") } else { SDL_ResetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION) }
        let factor = isX11 ? scale ?? Self.monitorScale() : 1
        let usable = remembered?.usable(in: Self.desktopAreas, unitsPerPoint: factor)
        let usual = scale == nil ? WindowPlacement.fitting(size, in: Self.desktopAreas.first, unitsPerPoint: factor) : size
        let size = usable.map { CGSize(width: $0.width, height: $0.height) } ?? usual
        wasPlaceUsable = remembered == nil || usable?.place == remembered?.place
        let anyPlace: Int32 = 0x1FFF_0000
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let opened = SDL_CreateWindow(
            title, usable?.place.map { Int32($0.x) } ?? anyPlace, usable?.place.map { Int32($0.y) } ?? anyPlace,
            Int32(size.width * factor), Int32(size.height * factor), flags)
        guard let opened else {
            let reason = Self.lastError
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw Self.error("A window cannot be opened: \(reason)")
        }
        window = opened
        ownScale = factor
        if usable?.isMaximised == true { maximise() }
        if usable?.isFullScreen == true { isFullScreen = true }
    }

    /// False if the window was remembered at a place where nobody would find it now.
    let wasPlaceUsable: Bool

    /// Pixels for a point, as far as this program scales and not the window system.
    let ownScale: CGFloat

    /// SDL begins with text input on, and keeps the screen awake. Called once there is a window, and not for further ones.
    static func settleDesktop() {
        SDL_StopTextInput()
        SDL_EnableScreenSaver()
    }

    /// May be called once; afterwards nothing else may.
    func close() {
        for cursor in cursors.values { SDL_FreeCursor(cursor) }
        cursors.removeAll()
        SDL_DestroyWindow(window)
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
    }

    private static func start() throws(DisplayError) {
        let environment = ProcessInfo.processInfo.environment
        let hasX11 = environment["DISPLAY"]?.isEmpty == false
        let hasWayland = environment["WAYLAND_DISPLAY"]?.isEmpty == false
        guard hasX11 || hasWayland else {
            throw error("There is no display server: neither DISPLAY nor WAYLAND_DISPLAY is set")
        }
        guard hasX11 || WaylandSeat.exists() else {
            throw error("The Wayland compositor has neither mouse nor keyboard, and SDL cannot start without")
        }
        SDL_SetHint(SDL_HINT_VIDEODRIVER, [hasX11 ? "x11" : nil, hasWayland ? "wayland" : nil].compactMap { $0 }.joined(separator: ","))
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
        SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
        // Else what is composed is cut off after 31 bytes (AX-80).
        SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
        SDL_SetMainReady()
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
            throw error("The display server cannot be used: \(lastError)")
        }
    }

    private static var lastError: String { String(cString: SDL_GetError()) }

    private static func error(_ reason: String) -> DisplayError {
        DisplayError(reason: reason, remedy: "Use another display server, or --display headless")
    }

    /// One pixel for a point up to half again the usual density, then two, then three.
    private static func monitorScale() -> CGFloat {
        if let text = ProcessInfo.processInfo.environment["GDK_SCALE"], let scale = Int(text), (1...3).contains(scale) {
            return CGFloat(scale)
        }
        var density: Float = 0
        guard SDL_GetDisplayDPI(0, &density, nil, nil) == 0, density.isFinite else { return 1 }
        return min(max((CGFloat(density) / 96).rounded(), 1), 3)
    }

    // MARK: Geometry

    /// Size and scale at present.
    var geometry: ScreenGeometry {
        var pixels: (width: Int32, height: Int32) = (0, 0)
        var units: (width: Int32, height: Int32) = (0, 0)
        SDL_GetWindowSizeInPixels(window, &pixels.width, &pixels.height)
        SDL_GetWindowSize(window, &units.width, &units.height)
        return Self.geometry(
            pixels: PixelSize(width: Int(pixels.width), height: Int(pixels.height)), unitsWide: Int(units.width), ownScale: ownScale)
    }

    /// The window system's own scale is any number, as 1.5, and known by the pixels for its units (AX-82).
    nonisolated static func geometry(pixels: PixelSize, unitsWide: Int, ownScale: CGFloat) -> ScreenGeometry {
        let scale = ownScale * (unitsWide > 0 ? CGFloat(pixels.width) / CGFloat(unitsWide) : 1)
        return ScreenGeometry(
            size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale), scale: scale)
    }

    /// The top left corner on the desktop, in units of the window system; the origin where that is a secret.
    var place: (x: Int, y: Int) {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(window, &x, &y)
        return (Int(x), Int(y))
    }

    /// The window manager keeps to it from now on, and makes a window fit that does not.
    func setSizeLimits(_ limits: SizeLimits) {
        // The protocol of X11 counts in 16 bits.
        func units(_ points: CGFloat) -> Int32 { Int32(min(max(points * ownScale, 1), 32767)) }
        SDL_SetWindowMinimumSize(window, units(limits.minimum.width), units(limits.minimum.height))
        SDL_SetWindowMaximumSize(window, units(limits.maximum.width), units(limits.maximum.height))
    }

    /// Points for a unit in which the window system counts.
    var pointsPerUnit: CGFloat { 1 / ownScale }

    // MARK: Events

    /// A file descriptor that can be read from when events wait; nil when it cannot be found out.
    var connection: Int32? {
        guard let info = systemInfo else { return nil }
        switch info.subsystem {
        case SDL_SYSWM_X11:
            return Self.connection(of: UnsafeMutableRawPointer(info.info.x11.display), "XConnectionNumber", in: "libX11.so.6")
        case SDL_SYSWM_WAYLAND:
            return Self.connection(of: UnsafeMutableRawPointer(info.info.wl.display), "wl_display_get_fd", in: "libwayland-client.so.0")
        default: return nil
        }
    }

    /// Asks a library that SDL has loaded; this program is linked with neither of them.
    private static func connection(of display: UnsafeMutableRawPointer?, _ function: String, in library: String) -> Int32? {
        guard let display, let handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD), let symbol = dlsym(handle, function) else {
            return nil
        }
        typealias Ask = @convention(c) (UnsafeMutableRawPointer) -> Int32
        return unsafeBitCast(symbol, to: Ask.self)(display)
    }

    /// The window's number on its X server; nil where it is not on one.
    var xWindow: UInt32? {
        guard isX11, let info = systemInfo else { return nil }
        return UInt32(truncatingIfNeeded: info.info.x11.window)
    }

    /// SDL's connection to a Wayland compositor; nil where it has none.
    var waylandDisplay: OpaquePointer? {
        guard let info = systemInfo, info.subsystem == SDL_SYSWM_WAYLAND else { return nil }
        return info.info.wl.display
    }

    /// What the compositor knows as the window; nil where there is none.
    var surface: OpaquePointer? {
        guard let info = systemInfo, info.subsystem == SDL_SYSWM_WAYLAND else { return nil }
        return info.info.wl.surface
    }

    private var systemInfo: SDL_SysWMinfo? {
        var info = SDL_SysWMinfo()
        info.version.major = UInt8(SDL_MAJOR_VERSION)
        info.version.minor = UInt8(SDL_MINOR_VERSION)
        info.version.patch = UInt8(SDL_PATCHLEVEL)
        return SDL_GetWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
    }

    /// SDL's number of the window.
    var number: UInt32 { SDL_GetWindowID(window) }

    /// True if the left button of the mouse is down, as far as SDL knows.
    static var isButtonHeld: Bool { SDL_GetMouseState(nil, nil) & 1 != 0 }

    /// All events that wait and mean something here, for whatever window they are.
    static func readAll() -> [RoutedNotice] {
        var notices: [RoutedNotice] = []
        var event = SDL_Event()
        while SDL_PollEvent(&event) != 0 {
            if let notice = notice(event) { notices.append(RoutedNotice(window: receiver(of: event), notice: notice)) }
        }
        return notices
    }

    private static func receiver(of event: SDL_Event) -> UInt32 {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
        case SDL_MOUSEMOTION: event.motion.windowID
        case SDL_MOUSEWHEEL: event.wheel.windowID
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID
        case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
        case SDL_TEXTINPUT: event.text.windowID
        case SDL_TEXTEDITING: event.edit.windowID
        case SDL_TEXTEDITING_EXT: event.editExt.windowID
        case SDL_WINDOWEVENT: event.window.windowID
        default: 0
        }
    }

    private static func modifiers(_ state: UInt32) -> KeyModifiers {
        var result: KeyModifiers = []
        func add(_ modifier: KeyModifiers, for masks: SDL_Keymod...) {
            if masks.contains(where: { state & $0.rawValue != 0 }) { result.insert(modifier) }
        }
        add(.capsLock, for: KMOD_CAPS)
        add(.shift, for: KMOD_LSHIFT, KMOD_RSHIFT)
        add(.control, for: KMOD_LCTRL, KMOD_RCTRL)
        add(.alternate, for: KMOD_LALT, KMOD_RALT)
        add(.command, for: KMOD_LGUI, KMOD_RGUI)
        return result
    }

    private static func notice(_ event: SDL_Event) -> WindowNotice? {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            let button = event.button
            return .button(
                button.state == UInt8(SDL_PRESSED) ? .down : .up, number: Int(button.button), x: Double(button.x),
                y: Double(button.y))
        case SDL_MOUSEMOTION: return .pointerMoved(x: Double(event.motion.x), y: Double(event.motion.y))
        case SDL_MOUSEWHEEL: return wheel(event.wheel)
        case SDL_FINGERDOWN: return finger(event.tfinger, .down)
        case SDL_FINGERMOTION: return finger(event.tfinger, .moved)
        case SDL_FINGERUP: return finger(event.tfinger, .up)
        case SDL_KEYDOWN, SDL_KEYUP: return key(event.key)
        case SDL_TEXTINPUT: return .text(text(event.text.text))
        case SDL_TEXTEDITING:
            return .editing(text(event.edit.text), start: Int(event.edit.start), length: Int(event.edit.length))
        case SDL_TEXTEDITING_EXT: return longEditing(event.editExt)
        case SDL_CLIPBOARDUPDATE: return .clipboardChanged
        case SDL_WINDOWEVENT: return windowNotice(event.window)
        default: return nil
        }
    }

    /// The text is the receiver's to free.
    private static func longEditing(_ event: SDL_TextEditingExtEvent) -> WindowNotice? {
        guard let text = event.text else { return nil }
        defer { SDL_free(text) }
        return .editing(String(cString: text), start: Int(event.start), length: Int(event.length))
    }

    private static func windowNotice(_ event: SDL_WindowEvent) -> WindowNotice? {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
        case SDL_WINDOWEVENT_MOVED: .moved
        case SDL_WINDOWEVENT_CLOSE: .closeRequested
        case SDL_WINDOWEVENT_EXPOSED: .exposed
        case SDL_WINDOWEVENT_ENTER: .pointerEntered
        case SDL_WINDOWEVENT_FOCUS_GAINED: .focus(true, modifiers: modifiers(SDL_GetModState().rawValue))
        case SDL_WINDOWEVENT_FOCUS_LOST: .focus(false, modifiers: [])
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: .visibility(false)
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN: .visibility(true)
        default: nil
        }
    }

    private static func wheel(_ event: SDL_MouseWheelEvent) -> WindowNotice {
        let sign: Double = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
        let x = Double(event.preciseX)
        let y = Double(event.preciseY)
        return .wheel(x: x * sign, y: y * sign, isPrecise: x != x.rounded() || y != y.rounded())
    }

    private static func finger(_ event: SDL_TouchFingerEvent, _ phase: WindowNotice.FingerPhase) -> WindowNotice {
        .finger(phase, id: Int(event.fingerId), x: Double(event.x), y: Double(event.y), pressure: Double(event.pressure))
    }

    private static func key(_ event: SDL_KeyboardEvent) -> WindowNotice? {
        // SDL numbers keys as USB does, up to the end of that table.
        let usage = Int(event.keysym.scancode.rawValue)
        guard (4...231).contains(usage) else { return nil }
        let symbol = UInt32(bitPattern: event.keysym.sym)
        let hasCharacter = symbol != 0 && symbol & UInt32(SDLK_SCANCODE_MASK) == 0
        let characters = hasCharacter ? Unicode.Scalar(symbol).map { String(Character($0)) } ?? "" : ""
        return .key(
            event.state == UInt8(SDL_PRESSED) ? .down : .up, usage: usage, characters: characters, isRepeat: event.repeat != 0,
            modifiers: modifiers(UInt32(event.keysym.mod)))
    }

    /// A C string in an array of fixed length.
    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

// MARK: Pixels

extension SDLWindow {
    /// Copies rectangles of a picture into the window and shows them. Returns false when the window has no pixels now.
    func show(_ picture: FrameBuffer, _ damage: [PixelRect]) -> Bool {
        guard let target = SDL_GetWindowSurface(window), !damage.isEmpty else { return false }
        let source = SDL_CreateRGBSurfaceWithFormatFrom(
            picture.baseAddress, Int32(picture.size.width), Int32(picture.size.height), 32, Int32(picture.bytesPerRow),
            SDL_PIXELFORMAT_RGB888.rawValue)
        guard let source else { return false }
        defer { SDL_FreeSurface(source) }
        var rects = damage.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) }
        for index in rects.indices {
            var place = rects[index]
            SDL_UpperBlit(source, &rects[index], target, &place)
        }
        return SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0
    }

    /// Shows again what the window should show already.
    func showAgain() {
        SDL_UpdateWindowSurface(window)
    }
}

// MARK: What surrounds the window

extension SDLWindow {
    func setTitle(_ title: String) {
        SDL_SetWindowTitle(window, title)
    }

    func setCursor(_ cursor: DisplayCursor) {
        SDL_ShowCursor(cursor == .hidden ? SDL_DISABLE : SDL_ENABLE)
        let shape: SDL_SystemCursor
        switch cursor {
        case .hidden: return
        case .arrow: shape = SDL_SYSTEM_CURSOR_ARROW
        case .text: shape = SDL_SYSTEM_CURSOR_IBEAM
        case .hand: shape = SDL_SYSTEM_CURSOR_HAND
        case .resizeHorizontally: shape = SDL_SYSTEM_CURSOR_SIZEWE
        case .resizeVertically: shape = SDL_SYSTEM_CURSOR_SIZENS
        }
        if cursors[cursor] == nil { cursors[cursor] = SDL_CreateSystemCursor(shape) }
        SDL_SetCursor(cursors[cursor])
    }

    /// The text of the clipboard; nil when there is none.
    var clipboardText: String? {
        guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
        defer { SDL_free(text) }
        return String(cString: text)
    }

    func setClipboardText(_ text: String) {
        SDL_SetClipboardText(text)
    }

    /// - Parameter caret: in units of the window system.
    func beginTextInput(caret: CGRect) {
        SDL_StartTextInput()
        moveTextInput(caret: caret)
    }

    func moveTextInput(caret: CGRect) {
        var rect = SDL_Rect(
            x: Int32(clamping: Int(caret.minX)), y: Int32(clamping: Int(caret.minY)), w: Int32(clamping: Int(caret.width)),
            h: Int32(clamping: Int(caret.height)))
        SDL_SetTextInputRect(&rect)
    }

    func endTextInput() {
        SDL_ClearComposition()
        SDL_StopTextInput()
    }
}
