/// A choice of the corners of a layer. On a screen, "min y" is the upper edge.
// apple: https://developer.apple.com/documentation/quartzcore/cacornermask
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upper left, where y grows downwards.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// Upper right, where y grows downwards.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// Lower left, where y grows downwards.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// Lower right, where y grows downwards.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
