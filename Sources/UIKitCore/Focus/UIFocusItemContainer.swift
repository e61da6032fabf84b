import Foundation

/// Knows which items are inside, and where.
// apple: https://developer.apple.com/documentation/uikit/uifocusitemcontainer
@preconcurrency @MainActor @objc public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the rectangles.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items that reach into a rectangle.
    @objc(focusItemsInRect:)
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
