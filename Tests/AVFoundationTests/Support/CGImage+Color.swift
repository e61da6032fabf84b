import CoreGraphics

extension CGImage {
    /// Which of red, green and blue there is most of, in the pixel at the middle.
    var color: String {
        var pixel: [UInt8] = [0, 0, 0, 0]
        let info = CGImageAlphaInfo.noneSkipLast.rawValue
        let isDrawn = pixel.withUnsafeMutableBytes { bytes in
            guard
                let context = CGContext(
                    data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: info)
            else { return false }
            context.draw(self, in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
            return true
        }
        guard isDrawn else { return "" }
        let most = pixel[0...2].max() ?? 0
        return most < 64 ? "black" : ["red", "green", "blue"][pixel[0...2].firstIndex(of: most) ?? 0]
    }
}
