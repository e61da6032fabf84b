import Foundation

/// The screen of the device on which the apps run.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuiscreen
@preconcurrency @MainActor
open class XCUIScreen: UIObject, XCUIScreenshotProviding {
    /// The only one there is.
    public static let main = XCUIScreen()
    /// All screens: the main one.
    public static var screens: [XCUIScreen] { [main] }

    /// The picture of the screen: the app that was started last.
    open func screenshot() -> XCUIScreenshot { TestSession.shared.foreground.screenshot(of: nil) }
}
