/// How many bits each part of a pixel has, where that is not told by the number of bits per component.
// apple: https://developer.apple.com/documentation/coregraphics/cgimagepixelformatinfo
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    case mask = 0xF0000
    case packed = 0
    case RGB555 = 0x10000
    case RGB565 = 0x20000
    case RGB101010 = 0x30000
    case RGBCIF10 = 0x40000
}
