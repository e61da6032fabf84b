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
        /// What the app is, within ``application``.
        public static let about = Identifier("com.apple.menu.about")
        /// Settings, within ``application``.
        public static let preferences = Identifier("com.apple.menu.preferences")
        /// What other programs offer, within ``application``.
        public static let services = Identifier("com.apple.menu.services")
        /// Hiding the app and others, within ``application``.
        public static let hide = Identifier("com.apple.menu.hide")
        /// Ending the app, within ``application``.
        public static let quit = Identifier("com.apple.menu.quit")
        /// Making what an app holds many of, within ``file``.
        public static let newItem = Identifier("com.apple.menu.new-item")
        /// Opening a window, within ``file``.
        public static let newScene = Identifier("com.apple.menu.new-scene")
        /// Opening a document, within ``file``.
        public static let open = Identifier("com.apple.menu.open")
        /// Documents of late, within ``file``.
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        /// Closing a window or document, within ``file``.
        public static let close = Identifier("com.apple.menu.close")
        /// Printing, within ``file``.
        public static let print = Identifier("com.apple.menu.print")
        /// Saving, duplicating and moving, within ``file``.
        public static let document = Identifier("com.apple.menu.document")
        /// Undo and redo, within ``edit``.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// Cut, copy, paste and their like, within ``edit``.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// Finding and replacing, within ``edit``.
        public static let find = Identifier("com.apple.menu.find")
        /// Finding by a panel, within ``edit``.
        public static let findPanel = Identifier("com.apple.menu.find-panel")
        /// What becomes of text while it is typed, within ``edit``.
        public static let replace = Identifier("com.apple.menu.replace")
        /// Sharing.
        public static let share = Identifier("com.apple.menu.share")
        /// Bold, italic and underlined.
        public static let textStyle = Identifier("com.apple.menu.text-style")
        /// Spelling, within ``edit``.
        public static let spelling = Identifier("com.apple.menu.spelling")
        /// The panel of spelling, within ``spelling``.
        public static let spellingPanel = Identifier("com.apple.menu.spelling-panel")
        /// The settings of spelling, within ``spelling``.
        public static let spellingOptions = Identifier("com.apple.menu.spelling-options")
        /// Quotes, dashes and the like that replace others, within ``edit``.
        public static let substitutions = Identifier("com.apple.menu.substitutions")
        /// The panel of substitutions, within ``substitutions``.
        public static let substitutionsPanel = Identifier("com.apple.menu.substitutions-panel")
        /// The settings of substitutions, within ``substitutions``.
        public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
        /// Capitals and small letters, within ``edit``.
        public static let transformations = Identifier("com.apple.menu.transformations")
        /// Reading aloud, within ``edit``.
        public static let speech = Identifier("com.apple.menu.speech")
        /// Looking words up.
        public static let lookup = Identifier("com.apple.menu.lookup")
        /// Keeping words of one's own.
        public static let learn = Identifier("com.apple.menu.learn")
        /// Filling in what is known, within ``edit``.
        public static let autoFill = Identifier("com.apple.menu.auto-fill")
        /// The menu of text styles.
        public static let format = Identifier("com.apple.menu.format")
        /// Fonts, within ``format``.
        public static let font = Identifier("com.apple.menu.font")
        /// Larger and smaller text, within ``font``.
        public static let textSize = Identifier("com.apple.menu.text-size")
        /// Colours, within ``font``.
        public static let textColor = Identifier("com.apple.menu.text-color")
        /// Copying and pasting styles, within ``font``.
        public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
        /// Directions and alignment, within ``format``.
        public static let text = Identifier("com.apple.menu.text")
        /// The direction of writing, within ``text``.
        public static let writingDirection = Identifier("com.apple.menu.writing-direction")
        /// Alignment, within ``text``.
        public static let alignment = Identifier("com.apple.menu.alignment")
        /// The toolbar, within ``view``.
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        /// The sidebar, within ``view``.
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        /// Filling the screen, within ``view``.
        public static let fullscreen = Identifier("com.apple.menu.fullscreen")
        /// The size of a window, within ``window``.
        public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
        /// The order of windows, within ``window``.
        public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
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
        /// With ``displayInline``: its elements stand side by side, as those of the size small.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How much room the elements of a menu take.
    // apple: https://developer.apple.com/documentation/uikit/uimenu/elementsize
    public enum ElementSize: Int, Sendable {
        /// Side by side, each its picture alone; one without a picture has its title.
        case small = 0
        /// Side by side, each a picture with its title below.
        case medium = 1
        /// A row each.
        case large = 2
        /// ``large``, but small in a menu that is shown as a palette.
        case automatic = -1
    }
}
