/// Text that was typed, after layout, dead keys and input method had their say.
public enum TextEvent: Equatable, Sendable {
    /// Finished text, to be inserted in place of a composition.
    case committed(String)
    /// Text that is still being composed; it replaces the composition before it. Empty text ends the composition.
    /// - Parameter selection: in UTF-16 units of the text.
    case composing(String, selection: Range<Int>)
    /// The selection, or the character before the caret, is to go. Comes from keyboards on the screen, which have no keys to report.
    case deletedBackward
}
