/// What a person did to a text, as menus call what is to be undone.
enum TextEdit {
    case typing, deletion, paste, cut, replacement, replacementOfAll

    /// What stands behind "Undo" and "Redo".
    var name: String {
        switch self {
        case .typing: "Typing"
        case .deletion: "Delete"
        case .paste: "Paste"
        case .cut: "Cut"
        case .replacement: "Replace"
        case .replacementOfAll: "Replace All"
        }
    }
}
