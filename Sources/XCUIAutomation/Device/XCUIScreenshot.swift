import Foundation

/// The picture of one moment.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot
@preconcurrency @MainActor
open class XCUIScreenshot: UIObject {
    /// The picture, with the pixels of the device.
    public let image: UIImage
    /// The same as a PNG file.
    public let pngRepresentation: Data

    init(image: UIImage, pngRepresentation: Data) {
        self.image = image
        self.pngRepresentation = pngRepresentation
        super.init()
    }
}

/// An object that gives a picture of itself.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshotproviding
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
    /// A picture of it as it is now.
    func screenshot() -> XCUIScreenshot
}
