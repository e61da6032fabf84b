import Foundation
import UIKit

@_spi(ForasteroInternal) import Display
@_spi(ForasteroInternal) import QuartzCore

extension LayerHost {
    /// Writes what is shown as a PNG into the folder that the environment names, so that it can be laid beside what others show.
    func keepPicture(of what: String) {
        guard let folder = ProcessInfo.processInfo.environment["PEER_PICTURES"] else { return }
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let context = CGContext(
            data: picture.baseAddress, width: picture.size.width, height: picture.size.height, bitsPerComponent: 8,
            bytesPerRow: picture.bytesPerRow, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        guard let image = context?.makeImage(), let data = UIImage(cgImage: image).pngData() else { return }
        try? data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(what) Forastero.png"))
    }
}
