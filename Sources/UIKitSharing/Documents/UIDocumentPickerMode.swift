/// The purpose of a document picker.
// apple: https://developer.apple.com/documentation/uikit/uidocumentpickermode
public enum UIDocumentPickerMode: UInt, Sendable {
    /// A copy of a file comes in.
    case `import` = 0
    /// The file itself is opened.
    case open = 1
    /// A copy goes out.
    case exportToService = 2
    /// The file itself goes out.
    case moveToService = 3
}
