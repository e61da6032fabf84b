import Display

/// An event of the window system, in pixels and codes of ours. Becomes a `DisplayEvent` when scale and time are added.
enum WindowNotice: Equatable {
    enum Direction {
        case down
        case up
    }

    /// Buttons are numbered from 1: left, middle, right.
    case button(Direction, number: Int, x: Double, y: Double)
    case pointerMoved(x: Double, y: Double)
    /// In notches, to the right and upwards.
    case wheel(x: Double, y: Double, isPrecise: Bool)
    /// The location is a fraction of the window.
    case finger(FingerPhase, id: Int, x: Double, y: Double, pressure: Double)
    /// The modifiers are those that are held afterwards.
    case key(Direction, usage: Int, characters: String, isRepeat: Bool, modifiers: KeyModifiers)
    case text(String)
    /// The selection is counted in characters of the text.
    case editing(String, start: Int, length: Int)
    case resized
    case moved
    case closeRequested
    /// The window's contents were lost outside of the damaged area.
    case exposed
    case focus(Bool, modifiers: KeyModifiers)
    case visibility(Bool)
    case clipboardChanged
    /// The pointer is over the window, and shows what it showed over another one.
    case pointerEntered

    enum FingerPhase {
        case down
        case moved
        case up
    }
}
