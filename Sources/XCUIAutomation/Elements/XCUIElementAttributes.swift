import Foundation

/// What can be asked of an element, and of what it was at one moment.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
    /// What the app calls it for tests alone; empty for nothing.
    var identifier: String { get }
    /// Where it is on the screen, in points.
    var frame: CGRect { get }
    /// The value that it shows; nil for none.
    var value: Any? { get }
    /// The title that it shows; empty for none.
    var title: String { get }
    /// What assistive technologies call it; empty for nothing.
    var label: String { get }
    /// What kind of element it is.
    var elementType: XCUIElement.ElementType { get }
    /// True if it takes what a user does.
    var isEnabled: Bool { get }
    /// How much room it has across.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get }
    /// How much room it has down.
    var verticalSizeClass: UIUserInterfaceSizeClass { get }
    /// What stands in place of a value that is missing; nil for nothing.
    var placeholderValue: String? { get }
    /// True if it is selected.
    var isSelected: Bool { get }
    /// True if what is typed goes to it.
    var hasFocus: Bool { get }
}
