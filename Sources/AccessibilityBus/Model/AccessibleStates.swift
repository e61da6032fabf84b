/// The state of an object at present; the bits are those of AT-SPI 2.
public struct AccessibleStates: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let active = Self(rawValue: 1 << 1)
    public static let busy = Self(rawValue: 1 << 3)
    public static let checked = Self(rawValue: 1 << 4)
    public static let editable = Self(rawValue: 1 << 7)
    public static let enabled = Self(rawValue: 1 << 8)
    public static let focusable = Self(rawValue: 1 << 11)
    public static let focused = Self(rawValue: 1 << 12)
    public static let horizontal = Self(rawValue: 1 << 14)
    public static let modal = Self(rawValue: 1 << 16)
    public static let multiLine = Self(rawValue: 1 << 17)
    public static let multiselectable = Self(rawValue: 1 << 18)
    public static let pressed = Self(rawValue: 1 << 20)
    public static let selectable = Self(rawValue: 1 << 22)
    public static let selected = Self(rawValue: 1 << 23)
    public static let sensitive = Self(rawValue: 1 << 24)
    public static let showing = Self(rawValue: 1 << 25)
    public static let singleLine = Self(rawValue: 1 << 26)
    public static let vertical = Self(rawValue: 1 << 29)
    public static let visible = Self(rawValue: 1 << 30)
    public static let indeterminate = Self(rawValue: 1 << 32)
    public static let selectableText = Self(rawValue: 1 << 38)
    public static let checkable = Self(rawValue: 1 << 41)
    public static let readOnly = Self(rawValue: 1 << 43)

    /// All of them with the names that events use, in the order of their bits.
    static let names: [(AccessibleStates, String)] = [
        (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.editable, "editable"), (.enabled, "enabled"),
        (.focusable, "focusable"), (.focused, "focused"), (.horizontal, "horizontal"), (.modal, "modal"), (.multiLine, "multi-line"),
        (.multiselectable, "multiselectable"), (.pressed, "pressed"), (.selectable, "selectable"), (.selected, "selected"),
        (.sensitive, "sensitive"), (.showing, "showing"), (.singleLine, "single-line"), (.vertical, "vertical"), (.visible, "visible"),
        (.indeterminate, "indeterminate"), (.selectableText, "selectable-text"), (.checkable, "checkable"), (.readOnly, "read-only"),
    ]
}
