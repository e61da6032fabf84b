@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation
import UIKit
internal import WebProtocol

extension WebPage {
    /// - Parameters:
    ///   - rect: in points of the view.
    ///   - width: of the picture in points; nil for that of the rectangle.
    func takePicture(of rect: CGRect, width: CGFloat?, _ completion: @escaping (UIImage?) -> Void) {
        let isOpaque = settings.isOpaque
        let scale = picture.scale
        ask(WEB_VIEW_SNAPSHOT) {
            $0.add(false)
            $0.add(!isOpaque)
        } answer: { fields in
            completion(Self.image(&fields, isOpaque: isOpaque).flatMap { Self.cut($0, to: rect, scale: scale, width: width) })
        }
    }

    func find(_ text: String, _ configuration: WKFindConfiguration, _ completion: @escaping (Bool) -> Void) {
        guard !text.isEmpty else { return DispatchQueue.main.async { completion(false) } }
        var options = 0
        if !configuration.caseSensitive { options |= 1 << 0 }
        if configuration.backwards { options |= 1 << 3 }
        if configuration.wraps { options |= 1 << 4 }
        ask(WEB_VIEW_FIND) {
            $0.add(text)
            $0.add(options)
        } answer: {
            completion($0.number() > 0)
        }
    }

    private static func image(_ fields: inout WebFields, isOpaque: Bool) -> CGImage? {
        let (width, height, rowLength) = (fields.number(), fields.number(), fields.number())
        guard let bytes = fields.data(), width > 0, height > 0, rowLength >= width * 4, bytes.count >= rowLength * height,
            let buffer = PixelBuffer(width: width, height: height, format: isOpaque ? .rgb24 : .argb32)
        else { return nil }
        bytes.withUnsafeBytes {
            guard let start = $0.baseAddress else { return }
            for row in 0..<height { memcpy(buffer.pixels + row * buffer.bytesPerRow, start + row * rowLength, width * 4) }
        }
        return CGImage(buffer: buffer)
    }

    private static func cut(_ image: CGImage, to rect: CGRect, scale: CGFloat, width: CGFloat?) -> UIImage? {
        let pixels = CGRect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
        guard let part = image.cropping(to: pixels) else { return nil }
        guard let width, width > 0, width != rect.width else { return UIImage(cgImage: part, scale: scale, orientation: .up) }
        return UIImage(cgImage: part, scale: scale * rect.width / width, orientation: .up)
    }
}
