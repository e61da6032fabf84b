internal import Drive
import Foundation

/// The device on which the apps run.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuidevice
@preconcurrency @MainActor
open class XCUIDevice: UIObject {
    /// The device: the screen of the app under test.
    public static let shared = XCUIDevice()

    /// How the device is held. Default: upright. Setting it turns the device, and the app if it lets it; face up and face down leave the
    /// screen as it is.
    open var orientation: UIDeviceOrientation = .portrait {
        didSet {
            guard orientation.isPortrait || orientation.isLandscape else { return }
            TestSession.shared.change(.turn(isLandscape: orientation.isLandscape), "change the orientation")
        }
    }

    /// The appearance that the system has.
    public enum Appearance: Int, Sendable {
        case unspecified, light, dark
    }

    /// Default: light. Apps that choose their own style keep it.
    open var appearance: Appearance = .light {
        didSet { TestSession.shared.change(.appearance(isDark: appearance == .dark), "change the appearance") }
    }

    /// A button at the side of the device.
    public enum Button: Int, Sendable {
        case home = 1, volumeUp, volumeDown
    }

    /// Presses a button. The home button sends the app to the background; the others do nothing that an app sees.
    open func press(_ button: Button) {
        guard button == .home else { return }
        TestSession.shared.foreground.leave()
    }
}
