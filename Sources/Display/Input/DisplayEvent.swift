/// Something that happened to a screen.
///
/// Positions are in points of the screen, times in seconds of the screen's ``MediaClock``. Nothing is interpreted here: tap
/// counts, gestures and key commands are the business of those who receive the events.
public enum DisplayEvent: Equatable, Sendable {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case key(KeyEvent)
    case text(TextEvent)
    /// Another program drags something over the screen.
    case drag(DragEvent)
    /// The size or the scale is different now.
    case resized(ScreenGeometry)
    /// The user asks to close the screen. It stays open until `close()` is called.
    case closeRequested
    case appearanceChanged(DisplayAppearance)
    /// Keys go to this screen (true) or to another one (false).
    case focusChanged(Bool)
    /// The screen can be seen (true), or is minimised or covered (false).
    case visibilityChanged(Bool)
    /// Another application has copied something, as far as the screen is told.
    case clipboardChanged
    /// The device is short of memory.
    case memoryWarning
    /// Text is wanted larger by so many steps of the system's setting; smaller if negative.
    case textSizeChanged(by: Int)
}
