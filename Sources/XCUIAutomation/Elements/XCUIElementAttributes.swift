import Foundation

/// The attributes of an element, now or at one moment.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
    /// The name that the app gives it for tests alone; empty for none.
    var identifier: String { get }
    /// Where it is on the screen, in points.
    var frame: CGRect { get }
    /// The value that it shows; nil for none.
    var value: Any? { get }
    /// The title that it shows; empty for none.
    var title: String { get }
    /// The name for assistive technologies; empty for none.
    var label: String { get }
    /// The kind of element.
    var elementType: XCUIElement.ElementType { get }
    /// True if it takes what a user does.
    var isEnabled: Bool { get }
    /// How much room it has across.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get }
    /// How much room it has down.
    var verticalSizeClass: UIUserInterfaceSizeClass { get }
    /// The text in place of a value that is missing; nil for none.
    var placeholderValue: String? { get }
    /// True if it is selected.
    var isSelected: Bool { get }
    /// True if what is typed goes to it.
    var hasFocus: Bool { get }
}
