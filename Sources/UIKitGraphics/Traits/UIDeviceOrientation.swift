/// How a device is held.
// apple: https://developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// Turned to the left: its upper edge points to the left.
    case landscapeLeft = 3
    /// Turned to the right: its upper edge points to the right.
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// True if it stands, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True if it lies on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// True if it lies on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// True if it is one of those in which an interface can stand.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
