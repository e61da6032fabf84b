import Foundation

/// What a nib says about the layout of a view by constraints. Kept for a layout engine; until there is one, frames count.
@_spi(ForasteroInternal)
public struct ArchivedLayout: Equatable {
    /// Whether the autoresizing mask stands for constraints. Default: true.
    public var translatesAutoresizingMask = true
    /// How much the view resists growing beyond its content across and in height; nil is the standard of its class.
    public var hugging: CGSize?
    /// How much it resists becoming smaller than its content; nil is the standard of its class.
    public var resistance: CGSize?

    init() {}
}

extension UIView {
    /// What the nib from which the view comes says about its layout; nil where it says nothing beyond its frame.
    @_spi(ForasteroInternal)
    @nonobjc public final var archivedLayout: ArchivedLayout? { rare?.archivedLayout }
}
