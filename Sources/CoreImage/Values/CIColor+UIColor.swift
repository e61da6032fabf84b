public import UIKitGraphics

extension CIColor {
    /// The colour in sRGB, of a colour with several that of the present traits; black where it cannot be converted.
    // apple: https://developer.apple.com/documentation/coreimage/cicolor/init(color:)
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
