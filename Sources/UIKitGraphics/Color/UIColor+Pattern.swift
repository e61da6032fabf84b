@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation

extension UIColor {
    /// A picture that is repeated from the upper left corner of what is filled: a view's background, or a view that draws.
    ///
    /// The picture of an asset is that for the traits in force now.
    // apple: https://developer.apple.com/documentation/uikit/uicolor/init(patternimage:)
    public convenience init(patternImage image: UIImage) {
        self.init(source: .fixed(Self.pattern(of: image) ?? .clear))
    }

    private static func pattern(of image: UIImage) -> CGColor? {
        let size = image.size
        guard size.width > 0, size.height > 0, let space = CGColorSpace(patternBaseSpace: nil) else { return nil }
        let pattern = CGPattern(bounds: CGRect(origin: .zero, size: size), matrix: .identity) { context in
            UIGraphicsPushContext(context)
            image.draw(at: .zero)
            UIGraphicsPopContext()
        }
        return CGColor(patternSpace: space, pattern: pattern, components: [1])
    }
}
