/// The look of the pointer over the screen.
public enum DisplayCursor: Sendable {
    case arrow
    case text
    case hand
    case resizeHorizontally
    case resizeVertically
    case hidden
}
