/// How a picture is fitted to the bounds of its view when the two differ in size. Apps written in Swift know it as `UIView.ContentMode`.
// apple: https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
public enum UIViewContentMode: Int, Sendable {
    /// Stretched to the bounds; the proportions are lost.
    case scaleToFill = 0
    /// As large as fits into the bounds with its proportions.
    case scaleAspectFit = 1
    /// As small as covers the bounds with its proportions.
    case scaleAspectFill = 2
    /// `draw(_:)` is called again for the new size.
    case redraw = 3
    /// Unscaled, in the middle.
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
}
