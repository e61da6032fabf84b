import Foundation

extension UIWindow {
    /// The upper edge of what is in the place of a keyboard, in the window's coordinates; nil while nothing does.
    package var keyboardTop: CGFloat? {
        (inputViews?.shownTop).map { convert(CGPoint(x: 0, y: $0), from: nil as UIWindow?).y }
    }
}
