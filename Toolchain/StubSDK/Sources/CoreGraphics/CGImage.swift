import Foundation

public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = Self(rawValue: 0x1F), floatComponents = Self(rawValue: 0x100)
    public static let byteOrder32Little = Self(rawValue: 0x2000), byteOrder32Big = Self(rawValue: 0x4000)
}

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

open class CGDataProvider {
    public let data: CFData?
    public init?(data: CFData) { self.data = data }
    public convenience init?(url: CFURL) { nil }
}

open class CGImage: Hashable {
    public let width, height: Int
    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { self.init(width: width, height: height) }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { [] }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    public var dataProvider: CGDataProvider? { nil }
    public var isMask: Bool { false }
    public func cropping(to rect: CGRect) -> CGImage? { CGImage(width: Int(rect.width), height: Int(rect.height)) }
    public func masking(_ mask: CGImage) -> CGImage? { self }
    public func copy() -> CGImage? { self }
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

open class CGLayer {
    public let size: CGSize
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) { self.size = size }
    public var context: CGContext? { nil }
}

open class CGFont {
    public convenience init?(_ name: CFString) { nil }
    public convenience init?(_ provider: CGDataProvider) { nil }
    public var postScriptName: CFString? { nil }
}
