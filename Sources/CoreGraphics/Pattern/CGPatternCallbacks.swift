/// Draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Lets go of what was given with a pattern.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that a pattern calls.
// apple: https://developer.apple.com/documentation/coregraphics/cgpatterncallbacks
public struct CGPatternCallbacks {
    /// 0.
    public var version: UInt32
    /// Draws one cell. Without it nothing is painted.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when nobody needs the pattern any more. Nil for nothing to let go of.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Functions by their names; the version is 0.
    public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }

    /// No functions.
    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}
