/// Which edge of the device is at the top of the interface.
// apple: https://developer.apple.com/documentation/uikit/uiinterfaceorientation
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known, or flat.
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// The device is turned to the left: what was its right edge is at the top.
    case landscapeRight = 3
    /// The device is turned to the right: what was its left edge is at the top.
    case landscapeLeft = 4

    /// True if it stands, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True if it lies on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations.
// apple: https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both that lie.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All but the one on its head.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
