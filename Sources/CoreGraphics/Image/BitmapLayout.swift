/// How a program wants the bytes of a bitmap, as the parameters of a context or an image say it.
struct BitmapLayout: Equatable, Sendable {
    var bitsPerComponent: Int
    var bitsPerPixel: Int
    var bitmapInfo: CGBitmapInfo
    var model: CGColorSpaceModel

    init(bitsPerComponent: Int, bitsPerPixel: Int, bitmapInfo: CGBitmapInfo, model: CGColorSpaceModel) {
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.bitmapInfo = bitmapInfo
        self.model = model
    }

    /// The layout of a bitmap context, where the number of bits per pixel follows from the components.
    init(bitsPerComponent: Int, _ info: CGBitmapInfo, space: CGColorSpace?) {
        self.init(bitsPerComponent: bitsPerComponent, bitsPerPixel: 0, bitmapInfo: info, model: space?.model ?? .unknown)
        if alphaInfo == .alphaOnly {
            model = .unknown
            bitsPerPixel = bitsPerComponent
        } else {
            bitsPerPixel = bitsPerComponent * (model.componentCount + (alphaInfo == .none ? 0 : 1))
        }
    }

    /// 32 bits with alpha in the highest byte: what buffers here hold.
    static func native(_ format: PixelBuffer.Format) -> BitmapLayout {
        switch format {
        case .argb32:
            BitmapLayout(
                bitsPerComponent: 8, bitsPerPixel: 32,
                bitmapInfo: [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)], model: .rgb)
        case .rgb24:
            BitmapLayout(
                bitsPerComponent: 8, bitsPerPixel: 32,
                bitmapInfo: [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue)], model: .rgb)
        case .alpha8:
            BitmapLayout(
                bitsPerComponent: 8, bitsPerPixel: 8,
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue), model: .unknown)
        }
    }

    var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }

    var byteOrder: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue) ?? .orderDefault
    }

    /// The bytes of a 32-bit pixel in the order of memory, for the layouts that drawing can work on directly.
    var directDrawing: DirectDrawing? {
        let isLittle = byteOrder == .order32Little
        let isBig = byteOrder == .order32Big || byteOrder == .orderDefault
        guard bitsPerComponent == 8 else { return nil }
        switch (bitsPerPixel, model, alphaInfo) {
        case (32, .rgb, .premultipliedFirst) where isLittle: return DirectDrawing(format: .argb32, swapsRedAndBlue: false)
        case (32, .rgb, .noneSkipFirst) where isLittle: return DirectDrawing(format: .rgb24, swapsRedAndBlue: false)
        case (32, .rgb, .premultipliedLast) where isBig: return DirectDrawing(format: .argb32, swapsRedAndBlue: true)
        case (32, .rgb, .noneSkipLast) where isBig: return DirectDrawing(format: .rgb24, swapsRedAndBlue: true)
        case (8, _, .alphaOnly): return DirectDrawing(format: .alpha8, swapsRedAndBlue: false)
        default: return nil
        }
    }
}
