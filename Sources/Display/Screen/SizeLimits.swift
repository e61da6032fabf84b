public import CoreGraphics

/// How small and how large a window may be made, in points.
public struct SizeLimits: Equatable, Sendable {
    /// Zero is no limit.
    public var minimum: CGSize
    /// A side that is infinite, or the greatest number, has no limit.
    public var maximum: CGSize

    /// Limits in both directions.
    public init(minimum: CGSize, maximum: CGSize) {
        self.minimum = minimum
        self.maximum = maximum
    }
}
