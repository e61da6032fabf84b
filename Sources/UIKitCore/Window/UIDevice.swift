import Foundation

/// The device that the application runs on, as iOS source expects to find it.
// apple: https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor @objcMembers open class UIDevice: UIObject {
    /// The device.
    public static let current = UIDevice()

    /// The name of the machine.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// "iPhone" or "iPad", after the size of the screen.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    /// What iOS source compares with: the name of the system that is stood in for.
    open var systemName: String { "iOS" }
    /// The version of iOS whose interface is provided.
    open var systemVersion: String {
        let version = _ObjCEmulatedSystem.version
        return "\(version.majorVersion).\(version.minorVersion)"
    }
    /// Phone or tablet, after the size of the screen.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { DeviceShape(screenSize: UIScreen.main.bounds.size).idiom }
    /// How the device is held, which follows from the shape of the screen.
    open var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }

    /// Posted after ``orientation`` has changed.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
// apple: https://developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
