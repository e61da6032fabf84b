/// A screen without glass: it keeps what is shown in memory, and its events are made by a test or a script.
///
/// A picture for ``present(_:damage:)`` is copied only where it is damaged, as a window does, so that a frame which reports too little
/// damage is seen to be wrong; see `hasOwnPicture`.
@MainActor
public final class HeadlessScreen: DisplayScreen {
    public private(set) var geometry: ScreenGeometry
    public let clock: MediaClock
    public var eventHandler: (@MainActor (DisplayEvent) -> Void)?
    public var clipboard: any DisplayClipboard { memoryClipboard }
    public var textInput: any DisplayTextInput { recordedTextInput }

    /// Default: false, as most frames of a test are seen by nobody.
    public var isWatched = false

    private let memoryClipboard: MemoryClipboard
    /// The calls to the input method.
    public let recordedTextInput = RecordedTextInput()
    /// The pointer that was set last. Default: the arrow.
    public private(set) var cursor = DisplayCursor.arrow
    /// The title that was set last. Empty at first.
    public private(set) var title = ""
    /// True after ``close()``; nothing is shown and no event comes from then on.
    public private(set) var isClosed = false

    /// True if it has a picture of its own. Where nobody checks what frames report as damaged, it shows the pictures that it is given.
    private let hasOwnPicture: Bool
    /// The pixels that are shown at present. Replaced by another buffer when the size changes.
    public private(set) var frameBuffer: FrameBuffer
    /// How often something was shown.
    public private(set) var presentCount = 0
    /// The rectangles that the latest frame changed, cut off at the edges.
    public private(set) var latestDamage: [PixelRect] = []
    private var waitingEvents: [DisplayEvent] = []
    /// True if it is one of a desktop that has room for several windows. Default: false.
    public var hasRoomForSiblings = false
    /// The screens that were opened beside this one and are not closed, the oldest first.
    public private(set) var siblings: [HeadlessScreen] = []
    /// How often it was brought before the others.
    public private(set) var comingToFrontCount = 0

    /// - Parameter hasOwnPicture: false lets the screen show the given pictures themselves, which saves the memory of one and the time of
    ///   copying.
    /// - Precondition: neither side is above 32,767 pixels.
    public convenience init(geometry: ScreenGeometry, clock: MediaClock = .shared, hasOwnPicture: Bool = true) {
        self.init(geometry: geometry, clock: clock, clipboard: MemoryClipboard(), hasOwnPicture: hasOwnPicture)
    }

    private init(geometry: ScreenGeometry, clock: MediaClock, clipboard: MemoryClipboard, hasOwnPicture: Bool) {
        self.geometry = geometry
        self.clock = clock
        memoryClipboard = clipboard
        self.hasOwnPicture = hasOwnPicture
        frameBuffer = Self.makeFrameBuffer(for: geometry)
    }

    public func drainEvents() {
        while !waitingEvents.isEmpty, !isClosed {
            eventHandler?(waitingEvents.removeFirst())
        }
    }

    public func present(_ picture: FrameBuffer, damage: [PixelRect]) {
        guard picture.size == geometry.pixelSize, !isClosed else { return }
        latestDamage = damage.map { $0.intersection(PixelRect(picture.size)) }.filter { !$0.isEmpty }
        if hasOwnPicture {
            for rect in latestDamage { frameBuffer.copy(rect, from: picture) }
        } else {
            frameBuffer = picture
        }
        presentCount += 1
    }

    public func setCursor(_ cursor: DisplayCursor) {
        self.cursor = cursor
    }

    public func setTitle(_ title: String) {
        self.title = title
    }

    /// The limits that were set last; nil if there are none.
    public private(set) var sizeLimits: SizeLimits?

    public func setSizeLimits(_ limits: SizeLimits) {
        sizeLimits = limits
    }

    public func comeToFront() { comingToFrontCount += 1 }

    /// Says what is at a place, as a desktop does that drags are dragged over; nil where nothing lies beyond the screen. Default: nil.
    package var groundOfDrags: ((CGPoint) -> DragPlace)?
    /// The drag that is under way, or was last.
    package private(set) weak var drag: HeadlessDrag?

    public func beginDrag() -> (any OutgoingDrag)? {
        guard let groundOfDrags else { return nil }
        let begun = HeadlessDrag(groundOfDrags)
        drag = begun
        return begun
    }

    public func openSibling(size: CGSize, memory: URL?) -> (any DisplayScreen)? {
        guard hasRoomForSiblings, !isClosed else { return nil }
        let geometry = ScreenGeometry(size: size, scale: geometry.scale)
        let sibling = HeadlessScreen(geometry: geometry, clock: clock, clipboard: memoryClipboard, hasOwnPicture: hasOwnPicture)
        sibling.isWatched = isWatched
        sibling.hasRoomForSiblings = true
        siblings = siblings.filter { !$0.isClosed } + [sibling]
        return sibling
    }

    public func close() {
        isClosed = true
        waitingEvents.removeAll()
    }

    private static func makeFrameBuffer(for geometry: ScreenGeometry) -> FrameBuffer {
        let size = geometry.pixelSize
        guard let buffer = FrameBuffer(size: size) else {
            fatalError(
                "A screen of \(size.width)×\(size.height) pixels cannot be kept in memory. Use sides up to 32,767 pixels.")
        }
        return buffer
    }
}

// MARK: The other side of the glass

extension HeadlessScreen {
    /// Lets something happen: the one door for input. It is delivered by the next ``drainEvents()``.
    ///
    /// A resize takes effect at once, as the window of a desktop has its new size before the application is notified of it.
    public func inject(_ event: DisplayEvent) {
        guard !isClosed else { return }
        if case .resized(let newGeometry) = event, newGeometry != geometry {
            geometry = newGeometry
            frameBuffer = Self.makeFrameBuffer(for: newGeometry)
        }
        waitingEvents.append(event)
    }

    /// A copy of what can be seen.
    public func snapshot() -> FrameBuffer {
        let copy = Self.makeFrameBuffer(for: geometry)
        copy.copy(PixelRect(frameBuffer.size), from: frameBuffer)
        return copy
    }
}
