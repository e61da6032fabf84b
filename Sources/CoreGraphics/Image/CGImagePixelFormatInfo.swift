/// How many bits each part of a pixel has, where that does not follow from the number of bits per component.
// apple: https://developer.apple.com/documentation/coregraphics/cgimagepixelformatinfo
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    case mask = 0xF0000
    /// Each component has whole bytes, or the pixel has them.
    case packed = 0
    /// Five bits each.
    case RGB555 = 0x10000
    /// Six bits for green, five for red and blue.
    case RGB565 = 0x20000
    /// Ten bits each.
    case RGB101010 = 0x30000
    case RGBCIF10 = 0x40000
}
