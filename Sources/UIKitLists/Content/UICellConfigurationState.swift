import UIKitCore

/// The state of a cell.
// apple: https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Where a cell is with being dragged.
    // apple: https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct/dragstate
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    /// The effect that a drop would have on a cell.
    // apple: https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct/dropstate
    public enum DropState: Int, Sendable {
        case none = 0
        case notTargeted = 1
        case targeted = 2
    }

    public var traitCollection: UITraitCollection
    /// Default: false.
    public var isDisabled = false
    /// True if a finger is on the cell. Default: false.
    public var isHighlighted = false
    /// Default: false.
    public var isSelected = false
    /// Default: false.
    public var isFocused = false
    /// Default: false.
    public var isPinned = false
    /// True if the cell shows its controls of editing. Default: false.
    public var isEditing = false
    /// True if an outline shows what is inside the row. Default: false.
    public var isExpanded = false
    /// True if the actions of a swipe are shown. Default: false.
    public var isSwiped = false
    /// True if the row is being moved. Default: false.
    public var isReordering = false
    /// Default: none.
    public var cellDragState = DragState.none
    /// Default: none.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
