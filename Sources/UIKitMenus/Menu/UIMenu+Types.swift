extension UIMenu {
    /// A name that distinguishes menus.
    // apple: https://developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name of the app's choice.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The menu that is called after the app.
        public static let application = Identifier("com.apple.menu.application")
        /// The menu of documents.
        public static let file = Identifier("com.apple.menu.file")
        /// The menu of undoing, copying and searching.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The menu of what is shown and how.
        public static let view = Identifier("com.apple.menu.view")
        /// The menu of windows.
        public static let window = Identifier("com.apple.menu.window")
        /// The menu of help.
        public static let help = Identifier("com.apple.menu.help")
        /// Cut, copy, paste and their like, within ``edit``.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// Finding and replacing, within ``edit``.
        public static let find = Identifier("com.apple.menu.find")
        /// The menu of text styles.
        public static let format = Identifier("com.apple.menu.format")
        /// Fonts, within ``format``.
        public static let font = Identifier("com.apple.menu.font")
        /// Sharing.
        public static let share = Identifier("com.apple.menu.share")
        /// Undo and redo, within ``edit``.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// The menu that holds all others.
        public static let root = Identifier("com.apple.menu.root")
    }

    /// How a menu is shown inside another one, and what choosing in it does.
    // apple: https://developer.apple.com/documentation/uikit/uimenu/options-swift.struct
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its elements are in the outer menu, apart from the others.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Its title is written in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Of its actions one is on: the one that was chosen last.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }
}
