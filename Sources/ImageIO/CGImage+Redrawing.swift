import Foundation
@_spi(ForasteroInternal) import CoreGraphics

extension CGImage {
    /// The picture turned upright, and made smaller if a side is longer than allowed; nil when memory is short.
    func redrawn(orientation: ImageOrientation, longestSide: Double?) -> CGImage? {
        let upright = orientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        let longest = max(upright.width, upright.height)
        let factor = longestSide.map { $0 >= 1 ? min(CGFloat($0) / longest, 1) : 1 } ?? 1
        guard factor < 1 || orientation != .up else { return self }
        let size = CGSize(width: max((upright.width * factor).rounded(), 1), height: max((upright.height * factor).rounded(), 1))
        let format: PixelBuffer.Format = pixelBuffer.isOpaque ? .rgb24 : .argb32
        guard let buffer = PixelBuffer(width: Int(size.width), height: Int(size.height), format: format),
            let context = CGContext(buffer: buffer, scale: 1)
        else { return nil }
        context.interpolationQuality = .high
        context.concatenate(orientation.toUpright.concatenating(CGAffineTransform(scaleX: size.width, y: size.height)))
        // In the space of the transform rows run downwards, and pictures stand upright only where y grows upwards.
        context.translateBy(x: 0, y: 1)
        context.scaleBy(x: 1, y: -1)
        context.draw(self, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return CGImage(buffer: context.buffer)
    }
}

extension ImageOrientation {
    fileprivate var swapsSides: Bool { rawValue >= ImageOrientation.leftMirrored.rawValue }

    /// From the unit square of the pixels to that of the picture as it is to be seen, both with y downwards.
    fileprivate var toUpright: CGAffineTransform {
        switch self {
        case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        }
    }
}
