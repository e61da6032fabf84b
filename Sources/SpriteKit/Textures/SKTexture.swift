public import Foundation
public import UIKit

/// A picture that sprites and particles show. Many nodes may share it.
// apple: https://developer.apple.com/documentation/spritekit/sktexture
@preconcurrency @MainActor
open class SKTexture: NSObject {
    /// The picture as it is in the file, or the part of it.
    let image: CGImage
    private let pointSize: CGSize
    private let part: CGRect
    private var tints: [RGBA: CGImage] = [:]
    private lazy var outlineShapes = OpaqueShapes(of: image)
    /// More colours are not kept.
    private static let tintLimit = 64

    init(_ image: CGImage, size: CGSize, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        (self.image, pointSize, self.part) = (image, size, part)
    }

    /// A picture of the app: in an asset catalogue, in an atlas, or a file. One that is missing is a white square with a red cross.
    public convenience init(imageNamed name: String) {
        let picture = AtlasFolder.image(named: name) ?? MissingPicture.image(for: name)
        self.init(image: picture)
    }

    /// A picture of UIKit.
    public convenience init(image: UIImage) {
        let upright = image.cgImage ?? MissingPicture.image(for: "").cgImage
        self.init(upright ?? MissingPicture.pixels, size: image.size)
    }

    /// A picture of which each pixel is a point.
    public convenience init(cgImage image: CGImage) {
        self.init(image, size: CGSize(width: image.width, height: image.height))
    }

    /// A part of a picture.
    /// - Parameter rect: in shares of its width and height; y grows upwards.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let (width, height) = (CGFloat(texture.image.width), CGFloat(texture.image.height))
        let pixels = CGRect(
            x: rect.minX * width, y: (1 - rect.maxY) * height, width: rect.width * width, height: rect.height * height)
        let size = CGSize(width: texture.pointSize.width * rect.width, height: texture.pointSize.height * rect.height)
        self.init(texture.image.cropping(to: pixels.integral) ?? texture.image, size: size, part: rect)
    }

    /// In points.
    open func size() -> CGSize { pointSize }

    /// The part of another texture that it was made from, in shares of that; y grows upwards.
    open func textureRect() -> CGRect { part }

    /// Its pixels.
    open func cgImage() -> CGImage { image }

    /// How it is made larger and smaller. Default: smoothly.
    open var filteringMode = SKTextureFilteringMode.linear

    /// Calls a function at once: pictures are read when a texture is made.
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }

    /// The same for many.
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }

    /// The picture in a colour.
    func image(tinted color: RGBA) -> CGImage {
        let key = RGBA(red: Self.step(color.red), green: Self.step(color.green), blue: Self.step(color.blue))
        if key == .white { return image }
        if let known = tints[key] { return known }
        if tints.count >= Self.tintLimit { tints.removeAll() }
        let made = image.multiplied(by: key) ?? image
        tints[key] = made
        return made
    }

    /// Colours closer to each other than one of so many steps share a picture.
    private static func step(_ value: CGFloat) -> CGFloat { (min(max(value, 0), 1) * 63).rounded() / 63 }

    /// What of the picture is opaque, for a body of a size.
    func bodyShapes(filling size: CGSize) -> [BodyShape] { outlineShapes.shapes(filling: size) }
}

extension CGImage {
    /// The picture with its colours multiplied by another one.
    fileprivate func multiplied(by color: RGBA) -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        let all = CGRect(x: 0, y: 0, width: width, height: height)
        context.draw(self, in: all)
        context.setBlendMode(.multiply)
        context.setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        context.fill(all)
        context.setBlendMode(.destinationIn)
        context.draw(self, in: all)
        return context.makeImage()
    }
}
