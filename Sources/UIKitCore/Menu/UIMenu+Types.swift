extension UIMenu {
    /// A name that tells menus apart.
    // apple: https://developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let application = Identifier("com.apple.menu.application")
        public static let file = Identifier("com.apple.menu.file")
        public static let edit = Identifier("com.apple.menu.edit")
        public static let view = Identifier("com.apple.menu.view")
        public static let window = Identifier("com.apple.menu.window")
        public static let help = Identifier("com.apple.menu.help")
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        public static let find = Identifier("com.apple.menu.find")
        public static let format = Identifier("com.apple.menu.format")
        public static let font = Identifier("com.apple.menu.font")
        public static let share = Identifier("com.apple.menu.share")
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        public static let root = Identifier("com.apple.menu.root")
    }

    /// How a menu is shown inside another one, and what choosing in it does.
    // apple: https://developer.apple.com/documentation/uikit/uimenu/options-swift.struct
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its elements stand in the outer menu, apart from the others.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Its title is written in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Of its actions one is on: the one that was chosen last.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }
}
