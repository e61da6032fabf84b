import Foundation

extension UIDocument {
    /// The state of a document at a moment.
    // apple: https://developer.apple.com/documentation/uikit/uidocument/state
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It is open, and all is well.
        public static let normal: State = []
        /// It has not been opened, or has been closed.
        public static let closed = State(rawValue: 1)
        /// There is another version of it. Never here.
        public static let inConflict = State(rawValue: 2)
        /// It could not be saved.
        public static let savingError = State(rawValue: 4)
        /// It must not be changed at present.
        public static let editingDisabled = State(rawValue: 8)
        /// It is being moved to or from afar. Never here.
        public static let progressAvailable = State(rawValue: 16)
    }

    /// The kind of change of a document.
    public enum ChangeKind: Int, Sendable {
        /// A change.
        case done = 0
        /// A change was taken back.
        case undone
        /// A change was made again.
        case redone
        /// Nothing is left to save.
        case cleared
    }

    /// Why a document is saved.
    public enum SaveOperation: Int, Sendable {
        /// A new file.
        case forCreating = 0
        /// The same file again.
        case forOverwriting
    }

    /// ``documentState`` has changed. Posted on the main thread with the document.
    public nonisolated static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")
}
