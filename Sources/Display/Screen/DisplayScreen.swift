/// The output of an application: a window, a page in a browser, or memory.
///
/// A screen shows pixels that somebody else made, and reports input as values. It knows no view and no layer. All members
/// are for the main actor. ``HeadlessScreen`` is the one that needs no display server.
@MainActor
public protocol DisplayScreen: AnyObject {
    /// Size and scale at present. A change is announced by ``DisplayEvent/resized(_:)`` after this value has changed.
    var geometry: ScreenGeometry { get }

    /// The clock that input is stamped with and that frames are paced by.
    var clock: MediaClock { get }

    /// Called once for each event, in the order in which they happened. Events that come before it is set are lost.
    var eventHandler: (@MainActor (DisplayEvent) -> Void)? { get set }

    /// The text that applications hand to each other. One object for the life of the screen.
    var clipboard: any DisplayClipboard { get }
    /// The connection to the input method. One object for the life of the screen.
    var textInput: any DisplayTextInput { get }

    /// True if somebody sees each frame. If not, frames are laid out and committed as ever, but painted only when a picture of the
    /// screen is asked for. Default: true.
    var isWatched: Bool { get }

    /// Reports everything that waits to be read, through ``eventHandler``. Costs next to nothing when nothing waits.
    func drainEvents()

    /// Shows the damaged parts of a picture of exactly ``ScreenGeometry/pixelSize``.
    ///
    /// The pixels are copied before this returns. A picture of another size is not shown: it was made before a resize
    /// that is still to be handled. Rectangles outside the picture are cut off at its edges.
    func present(_ picture: FrameBuffer, damage: [PixelRect])

    /// Shows another pointer from now on. No effect where the screen has none.
    func setCursor(_ cursor: DisplayCursor)
    /// Names the window or the page; an empty title is the one that it was opened with. No effect where nothing shows a title.
    func setTitle(_ title: String)

    /// Says how small and how large a person may make the window. No effect where there is none.
    func setSizeLimits(_ limits: SizeLimits)

    /// Shows the window before all others, as far as the desktop lets it. No effect where there is none.
    func comeToFront()

    /// The window as other programs of the desktop name it, as `x11:2a00001`; empty where it has no such name.
    var desktopIdentifier: String { get }

    /// Has the desktop follow what is dragged from here, beyond this screen. Nil where nothing lies beyond it. One drag at a time.
    func beginDrag() -> (any OutgoingDrag)?

    /// Opens one more window beside this one, with the same clock, scale and clipboard. Nil where there is one place only, or the desktop
    /// refuses. Each of them drains the events of all, and gets its own.
    /// - Parameters:
    ///   - size: of the content, in points, unless another was kept.
    ///   - memory: the file in which the window's place and size are kept; nil where they are not.
    func openSibling(size: CGSize, memory: URL?) -> (any DisplayScreen)?

    /// Takes the screen off the desktop. No event comes afterwards. Does nothing the second time.
    func close()
}

extension DisplayScreen {
    public var isWatched: Bool { true }
    public func setSizeLimits(_ limits: SizeLimits) {}
    public func comeToFront() {}
    public var desktopIdentifier: String { "" }
    public func beginDrag() -> (any OutgoingDrag)? { nil }
    public func openSibling(size: CGSize, memory: URL?) -> (any DisplayScreen)? { nil }
}
