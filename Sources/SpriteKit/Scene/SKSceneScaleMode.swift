/// How a scene fits into a view of another size.
// apple: https://developer.apple.com/documentation/spritekit/skscenescalemode
public enum SKSceneScaleMode: Int, Sendable {
    /// Stretched.
    case fill
    /// Scaled until nothing of the view is empty; what does not fit is cut off.
    case aspectFill
    /// Scaled until all of the scene is seen.
    case aspectFit
    /// The scene takes the size of the view.
    case resizeFill
}
