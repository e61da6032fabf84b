import UIKitCore

/// The state of a header or footer, or of another view that is configured.
// apple: https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Default: false.
    public var isDisabled = false
    /// True if a finger is on the view. Default: false.
    public var isHighlighted = false
    /// Default: false.
    public var isSelected = false
    /// Default: false.
    public var isFocused = false
    /// True if a header sticks to the edge while its section scrolls by. Default: false.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
