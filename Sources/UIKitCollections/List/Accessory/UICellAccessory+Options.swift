import UIKitCore

// How accessories look. All have: whether it is hidden, keeping its room; the width of its room, nil for the usual one; its colour, nil for
// the usual one.
extension UICellAccessory {
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/disclosureindicatoroptions
    public struct DisclosureIndicatorOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?

        public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

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

        public var style: Style
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?

        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/checkmarkoptions
    public typealias CheckmarkOptions = DisclosureIndicatorOptions

    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/detailoptions
    public typealias DetailOptions = DisclosureIndicatorOptions

    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/popupmenuoptions
    public typealias PopUpMenuOptions = DisclosureIndicatorOptions

    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/deleteoptions
    public struct DeleteOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        /// Of the disc.
        public var backgroundColor: UIColor?

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

    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/insertoptions
    public typealias InsertOptions = DeleteOptions

    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/multiselectoptions
    public typealias MultiselectOptions = DeleteOptions

    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/reorderoptions
    public struct ReorderOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        /// Whether a line stands before it where something else does too; nil for what is usual: none.
        public var showsVerticalSeparator: Bool?

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

    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/labeloptions
    public struct LabelOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var font: UIFont
        /// Whether the text grows with the size of text that the user has chosen.
        public var adjustsFontForContentSizeCategory: Bool

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
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it has, rather than having that which suits its content.
        public var maintainsFixedSize: Bool

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
