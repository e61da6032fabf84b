import UIKitCore

/// Something that stands before or behind the content of a list cell: a chevron, a tick, a control of editing.
///
/// System accessories have fixed positions and occur once each; custom ones stand where their placement says.
// apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When it is there.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/displayedstate-swift.enum
    public enum DisplayedState: Int, Sendable {
        /// Says whether the cell is edited or not.
        case always = 0
        /// Only while the cell is edited.
        case whenEditing = 1
        /// Only while the cell is not edited.
        case whenNotEditing = 2
    }

    /// How wide the room is in which it is in the middle.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/layoutdimension
    public enum LayoutDimension: Equatable, Sendable {
        /// As wide as it is.
        case actual
        /// As wide as is usual, so that those of several rows line up.
        case standard
        /// So many points.
        case custom(CGFloat)
    }

    /// The kind of an accessory.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/accessorytype-swift.enum
    public enum AccessoryType: Int, Sendable {
        case checkmark, customView, delete, detail, disclosureIndicator, insert, label, multiselect, outlineDisclosure, popUpMenu, reorder
    }

    /// Where the app's own stands.
    // apple: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/placement
    public enum Placement {
        /// Says at which position among those there are, from the beginning of the row on.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Behind the one of the same kind; at the end if there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in (accessories.firstIndex { $0.isSameKind(as: accessory) } ?? accessories.count - 1) + 1 }
        }

        /// Before the one of the same kind; at the beginning if there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.isSameKind(as: accessory) } ?? 0 }
        }
    }

    /// Called when it is tapped.
    public typealias ActionHandler = () -> Void

    /// Called when another element of a menu was chosen.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// Which one it is.
    public let accessoryType: AccessoryType
    /// When it is there.
    let displayed: DisplayedState
    let common: CommonOptions
    let content: Content
    var actionHandler: ActionHandler?

    /// The options that all kinds have.
    struct CommonOptions {
        var isHidden = false
        var width: LayoutDimension?
        var tintColor: UIColor?
        var backgroundColor: UIColor?
    }

    /// The content of one kind.
    enum Content {
        case symbol
        case outline(OutlineDisclosureOptions.Style)
        case reorder(showsSeparator: Bool)
        case label(String, LabelOptions)
        case custom(UIView, Placement, maintainsFixedSize: Bool)
        case menu(UIMenu, MenuSelectedElementDidChangeHandler?)
    }

    /// Returns true if both are of one kind of the system's, or show one view of the app's.
    func isSameKind(as other: UICellAccessory) -> Bool {
        guard accessoryType == other.accessoryType else { return false }
        guard case .custom(let view, _, _) = content, case .custom(let otherView, _, _) = other.content else { return true }
        return view === otherView
    }

    /// Returns true if it is there while the row is edited, or while it is not.
    func isDisplayed(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
