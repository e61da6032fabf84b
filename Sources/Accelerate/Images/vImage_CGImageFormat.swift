public import CoreGraphics

/// How the pixels of a picture are written.
// apple: https://developer.apple.com/documentation/accelerate/vimage_cgimageformat
public struct vImage_CGImageFormat {
    /// The bits of a component.
    public var bitsPerComponent: UInt32
    /// The bits of a pixel.
    public var bitsPerPixel: UInt32
    /// Nil stands for sRGB.
    public var colorSpace: Unmanaged<CGColorSpace>!
    /// Where alpha is, and in which order bytes are.
    public var bitmapInfo: CGBitmapInfo
    /// Is 0.
    public var version: UInt32
    /// Is nil: numbers are not stretched when they are read.
    public var decode: UnsafePointer<CGFloat>!
    /// How colours are brought into another space. Makes no difference.
    public var renderingIntent: CGColorRenderingIntent

    /// A format that says nothing.
    public init() {
        self.init(
            bitsPerComponent: 0, bitsPerPixel: 0, colorSpace: nil, bitmapInfo: [], version: 0, decode: nil,
            renderingIntent: .defaultIntent)
    }

    /// A format by all that can be said of it.
    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!, bitmapInfo: CGBitmapInfo, version: UInt32,
        decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace, self.bitmapInfo) = (
            bitsPerComponent, bitsPerPixel, colorSpace, bitmapInfo
        )
        (self.version, self.decode, self.renderingIntent) = (version, decode, renderingIntent)
    }
}
