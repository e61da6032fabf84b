/// The role of a view in a menu that is shown, for tests of an app.
@_spi(ForasteroInternal)
public enum MenuPart {
    case menu
    /// A command of the dark menu. The rows of other menus are buttons to XCUITest.
    case item

    /// Nil for a view that is neither.
    @MainActor
    public init?(_ view: UIView) {
        switch view {
        case is MenuPlatter, is MenuCallout: self = .menu
        case is CalloutButton: self = .item
        default: return nil
        }
    }
}
