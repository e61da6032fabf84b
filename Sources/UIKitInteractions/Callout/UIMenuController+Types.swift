public import Foundation

extension UIMenuController {
    /// At which side of the menu its arrow is.
    // apple: https://developer.apple.com/documentation/uikit/uimenucontroller/arrowdirection-swift.enum
    public enum ArrowDirection: Int, Sendable {
        /// Where there is room: below the menu, else above it.
        case `default` = 0
        case up = 1
        case down = 2
        case left = 3
        case right = 4
    }

    /// Sent before the menu comes, with the menu controller.
    public nonisolated static let willShowMenuNotification = NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    /// Sent when the menu has come.
    public nonisolated static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    /// Sent before the menu goes.
    public nonisolated static let willHideMenuNotification = NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    /// Sent when the menu has gone.
    public nonisolated static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    /// Sent when the menu stands elsewhere.
    public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
}
