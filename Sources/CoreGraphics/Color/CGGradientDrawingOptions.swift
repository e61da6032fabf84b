/// The painting of a gradient beyond its first and last position.
// apple: https://developer.apple.com/documentation/coregraphics/cggradientdrawingoptions
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Paints the first colour before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Paints the last colour behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
