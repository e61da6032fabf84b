import UIKitCore

// How accessories look. All have: whether it is hidden, keeping its room; the width of its room, nil for the usual one; its colour, nil for
// the usual one.
extension UICellAccessory {
    /// How the arrow looks that leads on; checkmarks, details and pop-up menus have the same options.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/disclosureindicatoroptions
    public struct DisclosureIndicatorOptions {
        /// True if it is hidden, keeping its room.
        public var isHidden: Bool
        /// How much room it has; nil is the usual room.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour; nil is the usual one.
        public var tintColor: UIColor?

        /// Seen, with the usual room and colour.
        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How the arrow looks that opens what is inside.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/outlinedisclosureoptions
    public struct OutlineDisclosureOptions {
        /// Who opens and closes the row.
        public enum Style: Int, Sendable {
            /// As it suits the row: a header, or a row like others.
            case automatic = 0
            /// A tap anywhere on the row, which cannot be selected.
            case header = 1
            /// A tap on the arrow, at the beginning of the row.
            case cell = 2
        }

        /// Who opens and closes the row.
        public var style: Style
        /// True if it is hidden, keeping its room.
        public var isHidden: Bool
        /// How much room it has; nil is the usual room.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour; nil is the usual one.
        public var tintColor: UIColor?

        /// Seen, with the usual room and colour; the row decides what a tap does.
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// How a checkmark looks.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/checkmarkoptions
    public typealias CheckmarkOptions = DisclosureIndicatorOptions

    /// How the button for details looks.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/detailoptions
    public typealias DetailOptions = DisclosureIndicatorOptions

    /// How the button of a menu looks.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/popupmenuoptions
    public typealias PopUpMenuOptions = DisclosureIndicatorOptions

    /// How the disc with a minus looks; discs with a plus and of a selection have the same options.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/deleteoptions
    public struct DeleteOptions {
        /// True if it is hidden, keeping its room.
        public var isHidden: Bool
        /// How much room it has; nil is the usual room.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil is the usual one.
        public var tintColor: UIColor?
        /// Of the disc.
        public var backgroundColor: UIColor?

        /// Seen, with the usual room and colours.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How the disc with a plus looks.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/insertoptions
    public typealias InsertOptions = DeleteOptions

    /// How the circle of a selection looks.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/multiselectoptions
    public typealias MultiselectOptions = DeleteOptions

    /// How the grip looks by which a row is moved.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/reorderoptions
    public struct ReorderOptions {
        /// True if it is hidden, keeping its room.
        public var isHidden: Bool
        /// How much room it has; nil is the usual room.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour; nil is the usual one.
        public var tintColor: UIColor?
        /// True if a line stands before it where something else does too; nil for what is usual: none.
        public var showsVerticalSeparator: Bool?

        /// Seen, with the usual room and colour.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// How a short text at the end looks.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/labeloptions
    public struct LabelOptions {
        /// True if it is hidden, keeping its room.
        public var isHidden: Bool
        /// How much room it has; nil is the usual room.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its colour; nil is the usual one.
        public var tintColor: UIColor?
        /// Default: that of body text.
        public var font: UIFont
        /// True if the text grows with the size of text that the user has chosen.
        public var adjustsFontForContentSizeCategory: Bool

        /// Seen, with the usual room and colour.
        @MainActor public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// A view of the app's.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/customviewconfiguration
    public struct CustomViewConfiguration {
        /// The view that is shown.
        public let customView: UIView
        /// At which end it stands, when, and beside what.
        public let placement: Placement
        /// True if it is hidden, keeping its room.
        public var isHidden: Bool
        /// How much room it has; nil is the usual room.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint of the view; nil leaves it.
        public var tintColor: UIColor?
        /// True if the view keeps the size that it has, rather than having that which suits its content.
        public var maintainsFixedSize: Bool

        /// Seen, with the usual room, and as large as its content needs, unless set otherwise.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
