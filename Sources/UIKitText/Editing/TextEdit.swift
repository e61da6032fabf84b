/// A user's edit of a text, by the name that menus give its undoing.
enum TextEdit {
    case typing, deletion, paste, cut, replacement, replacementOfAll, correction, styling

    /// The words after "Undo" and "Redo".
    var name: String {
        switch self {
        case .typing, .correction: "Typing"
        case .styling: "Style"
        case .deletion: "Delete"
        case .paste: "Paste"
        case .cut: "Cut"
        case .replacement: "Replace"
        case .replacementOfAll: "Replace All"
        }
    }
}
