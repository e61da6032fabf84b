import QuartzCore

nonisolated(unsafe) private var imageContexts: [(size: CGSize, scale: CGFloat)] = []

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    imageContexts.append((size, scale == 0 ? 1 : scale))
}
public func UIGraphicsGetCurrentContext() -> CGContext? {
    imageContexts.last.flatMap { picture($0.size, $0.scale) }.flatMap {
        CGContext(
            data: nil, width: $0.width, height: $0.height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: 0)
    }
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    imageContexts.last.flatMap { context in
        picture(context.size, context.scale).map { UIImage(cgImage: $0, scale: context.scale, orientation: .up) }
    }
}
public func UIGraphicsEndImageContext() { _ = imageContexts.popLast() }
public func UIGraphicsPushContext(_ context: CGContext) {}
public func UIGraphicsPopContext() {}
public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectClip(_ rect: CGRect) {}
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ target: Any?, _ selector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

private func picture(_ size: CGSize, _ scale: CGFloat) -> CGImage? {
    let width = Int((size.width * scale).rounded(.up)), height = Int((size.height * scale).rounded(.up))
    guard width > 0, height > 0 else { return nil }
    return CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0
    )?.makeImage()
}

open class UIGraphicsRendererFormat: UIObject {
    open internal(set) var bounds = CGRect.zero
}
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public class func `default`() -> Self { preferred() }
    public class func preferred() -> Self { unsafeDowncast(UIGraphicsImageRendererFormat(), to: Self.self) }
    public convenience init(for traitCollection: UITraitCollection) { self.init() }
    open var scale: CGFloat = 1, opaque = false
}
open class UIGraphicsRendererContext: UIObject {
    let size: CGSize
    public let format: UIGraphicsRendererFormat
    init(size: CGSize, format: UIGraphicsRendererFormat = UIGraphicsRendererFormat()) { (self.size, self.format) = (size, format) }
    open var cgContext: CGContext {
        CGContext(
            data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)!
    }
    open func fill(_ rect: CGRect) {}
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    open var currentImage: UIImage { UIImage() }
}
open class UIGraphicsImageRenderer: UIObject {
    let size: CGSize, format: UIGraphicsImageRendererFormat
    public init(size: CGSize) { (self.size, format) = (size, UIGraphicsImageRendererFormat()) }
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, self.format) = (size, format) }
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.init(size: bounds.size, format: format) }
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        format.bounds = CGRect(origin: .zero, size: size)
        actions(UIGraphicsImageRendererContext(size: size, format: format))
        return picture(size, format.scale).map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
    open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}
