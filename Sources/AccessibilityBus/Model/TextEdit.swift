/// A use of the clipboard on an editable text.
public enum TextEdit: Sendable, Equatable {
    case copy(Range<Int>)
    case cut(Range<Int>)
    case paste(at: Int)
}
