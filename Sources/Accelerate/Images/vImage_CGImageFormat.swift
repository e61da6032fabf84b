public import CoreGraphics

/// How the pixels of a picture are written.
// apple: https://developer.apple.com/documentation/accelerate/vimage_cgimageformat
public struct vImage_CGImageFormat {
    public var bitsPerComponent: UInt32
    public var bitsPerPixel: UInt32
    /// Nil stands for sRGB.
    public var colorSpace: Unmanaged<CGColorSpace>!
    public var bitmapInfo: CGBitmapInfo
    /// Is 0.
    public var version: UInt32
    /// Is nil: numbers are not stretched when they are read.
    public var decode: UnsafePointer<CGFloat>!
    public var renderingIntent: CGColorRenderingIntent

    public init() {
        self.init(
            bitsPerComponent: 0, bitsPerPixel: 0, colorSpace: nil, bitmapInfo: [], version: 0, decode: nil,
            renderingIntent: .defaultIntent)
    }

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
