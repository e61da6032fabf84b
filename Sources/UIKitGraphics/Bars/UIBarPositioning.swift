/// An object that knows its position as a bar.
// apple: https://developer.apple.com/documentation/uikit/uibarpositioning
@preconcurrency @MainActor @objc public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
// apple: https://developer.apple.com/documentation/uikit/uibarpositioningdelegate
@preconcurrency @MainActor @objc public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// The position of a bar that is about to be laid out. Without it: the bar's default.
    @objc(positionForBar:)
    optional func position(for bar: any UIBarPositioning) -> UIBarPosition
}
