@_spi(ForasteroInternal) public import QuartzCore
@_spi(ForasteroInternal) public import Display

/// The screen on which the application is shown, with all that hangs on it: layers, traits, frames and touches.
///
/// Where nobody has opened a display (in unit tests of views, for instance) a headless phone is in.
@_spi(ForasteroInternal)
@MainActor
public final class DisplayHost {
    public let display: any DisplayScreen
    public let layers: LayerHost
    package private(set) lazy var screen = UIScreen(host: self)
    package private(set) lazy var pipeline = FramePipeline(host: self)
    package let windows = WindowStack()
    package private(set) lazy var statusBar = StatusBar(host: self)
    /// Whose screen it is.
    package let deviceKind: DeviceShape.Kind
    /// How the device was turned last; nil for one that nobody turns.
    var deviceIsLandscape: Bool?
    let touches: TouchDispatcher
    let gestures = GestureArena()
    private(set) lazy var focus = UIFocusSystem(host: self)
    /// Nil on a phone, where keys move no focus.
    @_spi(ForasteroInternal)
    public var focusIfAny: UIFocusSystem? { traits.userInterfaceIdiom == .pad ? focus : nil }
    /// Nil where the module for what is typed is not part of the program.
    private(set) lazy var typing = (ClassLookup.find("KeyboardInput") as? any KeyboardInputHandling.Type)?.init(host: self)
    /// Nil on phones and tablets, and where the module for menus is not part of the program.
    package private(set) lazy var mainMenu =
        deviceKind == .window ? (ClassLookup.find("DesktopMenuBar") as? any MainMenuShowing.Type)?.init(host: self) : nil
    /// The update links of the screen; nil until there is one.
    private(set) var updatesIfAny: UpdateSchedule?
    /// What belongs to this screen and is known in modules above this one only.
    package var objects = ScreenObjects()
    private var style: UIUserInterfaceStyle
    private var textSize = UIContentSizeCategory.large
    private var contrast = UIAccessibilityContrast.normal
    /// Nil where the user has no wish.
    private var weight: UILegibilityWeight?
    /// Receives the events of the display before they are handled.
    public var eventObserver: (@MainActor (DisplayEvent) -> Void)?
    /// Says whether a keyboard is drawn on the screen.
    public var keyboardUse = ScreenKeyboardUse() { didSet { if keyboardUse.isWanted != oldValue.isWanted { keyboardUseDidChange() } } }
    /// The style of Info.plist, which overrides the system's.
    var fixedStyle = InfoPlist.main.interfaceStyle

    private static var opened: DisplayHost?
    private static let standIn = DisplayHost(
        display: HeadlessScreen(geometry: ScreenGeometry(size: CGSize(width: 390, height: 844), scale: 3)), style: .light)
    /// The one of the process before this one.
    private var former: FormerHost?
    /// What the one after this one knows of it.
    private nonisolated let asFormer = FormerHost()

    /// Makes this host the one of the process, until another replaces it.
    public func activate() {
        guard DisplayHost.opened !== self else { return }
        former = DisplayHost.opened?.asFormer
        DisplayHost.opened = self
        CurrentTraits.changeFallback(to: traits)
        MediaClock.current = clock
        VirtualTimers.follow(clock)
    }

    /// Lets the host before this one be that of the process again, or the phone that is in where there is none: what a test
    /// makes of its own screen must not change what the next test sees.
    public func retire() {
        guard DisplayHost.opened === self else { return }
        if let former = former?.host { former.takeUnretainedValue().activate() } else { DisplayHost.standIn.activateAsStandIn() }
        DisplayHost.opened?.former = nil
    }

    /// Nobody runs an application here, but somebody may turn the run loop, a unit test that waits for instance: frames are made as on
    /// a phone.
    private func activateAsStandIn() {
        activate()
        pipeline.start()
    }

    /// The host of this process.
    public static var current: DisplayHost {
        if opened == nil { standIn.activateAsStandIn() }
        return opened ?? standIn
    }

    /// Shows the application on a display. To be called once, before anything has asked for the screen.
    @discardableResult
    package static func open(
        on display: any DisplayScreen, style: UIUserInterfaceStyle, kind: DeviceShape.Kind = .bySize
    ) -> DisplayHost {
        _require(opened == nil, "A display is open already. Open it before anything asks for UIScreen.main.")
        let host = DisplayHost(display: display, style: style, kind: kind)
        host.activate()
        return host
    }

    /// A headless screen with a virtual clock of its own, as each test wants one. Not the one of the process until it is activated.
    package static func makeForTesting(
        size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle, kind: DeviceShape.Kind
    ) -> DisplayHost {
        let geometry = ScreenGeometry(size: size, scale: scale)
        let host = DisplayHost(
            display: HeadlessScreen(geometry: geometry, clock: MediaClock(.virtual(startingAt: 0))), style: style, kind: kind)
        host.pipeline.start()
        return host
    }

    /// The same, of the device that has such a screen.
    public static func makeForTesting(size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) -> DisplayHost {
        makeForTesting(size: size, scale: scale, style: style, kind: .bySize)
    }

    init(display: any DisplayScreen, style: UIUserInterfaceStyle, kind: DeviceShape.Kind = .bySize) {
        self.display = display
        deviceKind = kind
        self.style = style
        touches = TouchDispatcher(windows: windows)
        layers = LayerHost(geometry: display.geometry, clock: display.clock)
        layers.rootLayer.backgroundColor = .black
        asFormer.belong(to: self)
        // Whoever made the display may hold it for longer than its window is there.
        display.eventHandler = { [weak self] in self?.handle($0) }
    }

    /// A host for a window beside another's, whose look is the same.
    private convenience init(display: any DisplayScreen, like other: DisplayHost) {
        self.init(display: display, style: other.style, kind: other.deviceKind)
        (textSize, contrast, weight) = (other.textSize, other.contrast, other.weight)
        (fixedStyle, keyboardUse) = (other.fixedStyle, other.keyboardUse)
        (statusBar.fixed, frameMeter) = (other.statusBar.fixed, other.frameMeter)
    }

    deinit { asFormer.hostIsGone() }

    // MARK: Several windows

    /// Called for each window that is opened beside the first. Default: nil.
    package static var siblingObserver: (@MainActor (DisplayHost) -> Void)?
    /// Called for each window that comes in front of another one. Default: nil.
    package static var frontObserver: (@MainActor (DisplayHost) -> Void)?

    /// The hosts of the windows of the application, that of the oldest first.
    package static var shown: [DisplayHost] { current.pipeline.hosts }

    /// True if there are other windows of the application.
    @_spi(ForasteroInternal) public var hasSiblings: Bool { pipeline.hasCompanions }

    /// Opens one more window, as large as this one; nil where there is no place for it. The window closes by ``closeWindow()``.
    /// - Parameter memory: the file in which the window's place and size are kept; nil where they are not.
    func openSibling(memory: URL? = nil) -> DisplayHost? {
        guard let sibling = display.openSibling(size: geometry.size, memory: memory) else { return nil }
        let host = DisplayHost(display: sibling, like: self)
        pipeline.admit(host.pipeline)
        Self.siblingObserver?(host)
        return host
    }

    /// Closes one of several windows.
    func closeWindow() {
        touches.cancelAll()
        pipeline.leave()
        display.close()
        // Their windows hold the screen, which holds them.
        mainMenu = nil
        objects = ScreenObjects()
    }

    /// Makes the host of another window the one that stands for the screen, as the one that the user is at.
    func comeForward() {
        guard let opened = DisplayHost.opened, opened !== self else { return }
        former = opened.former
        opened.former = nil
        DisplayHost.opened = self
        CurrentTraits.changeFallback(to: traits)
        Self.frontObserver?(self)
    }

    /// Pixels per point for new views.
    package static var contentScale: CGFloat { current.geometry.scale }

    /// Size and scale of the screen, as everything has been notified of them.
    package var geometry: ScreenGeometry { layers.geometry }

    package var clock: MediaClock { display.clock }

    // MARK: Traits

    /// The traits by the screen's size and scale and the style that is asked for.
    var traits: UITraitCollection { traits(with: geometry) }

    /// The update links of the screen.
    var updates: UpdateSchedule {
        if let updatesIfAny { return updatesIfAny }
        let made = UpdateSchedule(host: self)
        updatesIfAny = made
        return made
    }

    /// The device that the screen is one of.
    var shape: DeviceShape { DeviceShape(screenSize: geometry.size, kind: deviceKind) }

    private func traits(with geometry: ScreenGeometry) -> UITraitCollection {
        let shape = DeviceShape(screenSize: geometry.size, kind: deviceKind)
        return UITraitCollection(
            values: TraitValues(
                userInterfaceStyle: style, userInterfaceIdiom: shape.idiom, userInterfaceLevel: .base, accessibilityContrast: contrast,
                legibilityWeight: weight, horizontalSizeClass: shape.horizontalSizeClass, verticalSizeClass: shape.verticalSizeClass,
                layoutDirection: .leftToRight, displayScale: geometry.scale, preferredContentSizeCategory: textSize))
    }

    private func changeTraits(_ change: () -> Void) {
        let previous = traits
        change()
        guard traits != previous else { return }
        if DisplayHost.opened === self { CurrentTraits.changeFallback(to: traits) }
        screen.traitCollectionDidChange(previous)
        for window in windows.all {
            window.traitsAboveDidChange(from: window.traitsOfScene(above: previous), to: window.traitsOfScreenAndScene)
        }
    }

    func changeStyle(to newStyle: UIUserInterfaceStyle) {
        changeTraits { style = newStyle }
    }

    /// The desktop prefers another style; an app that has one of its own keeps it.
    package func desktopStyleDidChange(isDark: Bool) { changeStyle(to: fixedStyle ?? (isDark ? .dark : .light)) }

    package func changeContrast(to newContrast: UIAccessibilityContrast) {
        changeTraits { contrast = newContrast }
    }

    package func changeWeight(isBold: Bool) {
        changeTraits { weight = isBold ? .bold : nil }
    }

    package func changeTextSize(to category: UIContentSizeCategory) {
        guard category != textSize else { return }
        changeTraits { textSize = category }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: textSize.rawValue])
    }

    /// Goes on in the sizes of text that the system offers, as far as there are any.
    private func changeTextSize(by steps: Int) {
        let sizes = UIContentSizeCategory.ordered
        guard let index = sizes.firstIndex(of: textSize) else { return }
        let wanted = min(max(index + min(max(steps, -sizes.count), sizes.count), 0), sizes.count - 1)
        changeTextSize(to: sizes[wanted])
    }

    // MARK: Windows

    /// Brings the layers of the windows into the given order, the hindmost first.
    func show(_ windows: [UIWindow]) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for window in windows { layers.rootLayer.addSublayer(window.layer) }
        CATransaction.commit()
    }

    func hide(_ window: UIWindow) {
        window.layer.removeFromSuperlayer()
    }

    /// A picture of everything that the screen shows.
    func picture(afterScreenUpdates: Bool) -> CGImage? {
        if afterScreenUpdates { pipeline.commitNow() }
        return layers.picture(of: layers.rootLayer, in: layers.rootLayer.bounds, scale: geometry.scale)
    }

    /// The windows that are shown, the hindmost first.
    public var visibleWindows: [UIWindow] { windows.visibleWindows }

    // MARK: Inspecting

    /// The observer of the frames that are made. Default: nil.
    public var frameMeter: (any FrameMeter)? {
        get { pipeline.meter }
        set { pipeline.meter = newValue }
    }

    /// All controllers there are, also those that nobody sees.
    public var controllers: [UIViewController] { LiveControllers.shared.all }

    // MARK: Events

    private func handle(_ event: DisplayEvent) {
        eventObserver?(event)
        if case .pointer = event {} else { touches.flush() }
        switch event {
        case .pointer(let pointer):
            if pointer.phase == .began {
                keyboardUse.noteTouch(pointer.kind != .mouse)
                mainMenu?.pointerWentDown()
                focus.rest()
            }
            touches.handle(pointer)
        case .key(let key):
            keyboardUse.noteKey()
            typing?.handle(key)
        case .resized(let geometry): resize(to: geometry)
        case .closeRequested: UIApplication.shared.scenes.windowShouldClose(of: self)
        case .appearanceChanged(let appearance): desktopStyleDidChange(isDark: appearance == .dark)
        case .visibilityChanged(let isVisible): UIApplication.shared.scenes.visibilityDidChange(to: isVisible, of: self)
        case .scroll(let scroll): touches.scrolling.handle(scroll)
        // The character of a key that an open menu has taken goes nowhere.
        case .text(let text): if mainMenu?.isOpen != true { typing?.handle(text) }
        case .drag(let drag): Self.foreignDrags?.handle(drag, on: self)
        case .focusChanged(let isFocused): focusDidChange(to: isFocused)
        case .clipboardChanged: Self.clipboardObserver?.noticeForeignChange()
        case .memoryWarning: UIApplication.shared.lifecycle.receiveMemoryWarning()
        case .textSizeChanged(let steps): changeTextSize(by: steps)
        }
    }

    package func receiveFromKeyboard(_ event: TextEvent) { handle(.text(event)) }

    /// Nil where the module for the pasteboard is not part of the program.
    private static let clipboardObserver = ClassLookup.find("UIPasteboard") as? any ClipboardObserving.Type

    /// Nil where the module for dragging is not part of the program.
    private static let foreignDrags = ClassLookup.find("ForeignDrag") as? any ForeignDragging.Type

    private func focusDidChange(to isFocused: Bool) {
        // Keys that come up from now on are reported to another application.
        if !isFocused {
            typing?.cancelKeys()
            mainMenu?.close()
        }
        UIApplication.shared.scenes.focusDidChange(to: isFocused, of: self)
        if isFocused { Self.clipboardObserver?.noticeForeignChange() }
    }

    /// The display has its new size already; windows that filled it before fill it afterwards.
    private func resize(to newGeometry: ScreenGeometry) {
        let former = ScreenSituation(of: self)
        let turn = OrientationChange(from: geometry.size, to: newGeometry.size)
        let newTraits = traits(with: newGeometry)
        let newBounds = CGRect(origin: .zero, size: newGeometry.size)
        let changes = windows.all.filter { $0.frame == former.bounds }.map {
            PresentationSystem.shared.makeSizeChange(of: $0, to: newBounds, traits: newTraits)
        }
        if DisplayHost.opened === self { turn?.announce() }
        for change in changes { change.announce() }
        changeTraits { layers.geometry = newGeometry }
        for change in changes { change.perform() }
        guard DisplayHost.opened === self || pipeline.hasCompanions else { return }
        if DisplayHost.opened === self { turn?.confirm() }
        UIApplication.shared.scenes.situationDidChange(of: self, from: former)
    }
}
