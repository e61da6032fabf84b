@_spi(ForasteroInternal) import CoreGraphics
import Foundation
import UIKit

/// How two pictures of one size differ for the eye, with a picture of where.
struct PerceptualComparison {
    /// How many pixels lie further apart than is put up with.
    private(set) var count = 0
    private(set) var greatest = 0.0
    private let mine: PixelBuffer
    private let theirs: PixelBuffer
    private let limit: Double

    /// Nil when the pictures have different sizes, or one has no pixels.
    init?(_ picture: UIImage, _ other: UIImage, limit: Double) {
        guard let mine = picture.cgImage?.pixelBuffer, let theirs = other.cgImage?.pixelBuffer, mine.width == theirs.width,
            mine.height == theirs.height
        else { return nil }
        self.mine = mine
        self.theirs = theirs
        self.limit = limit
        for y in 0..<mine.height { compareRow(y) }
    }

    /// Of all pixels.
    var share: Double { Double(count) / Double(max(mine.width * mine.height, 1)) }

    private mutating func compareRow(_ y: Int) {
        let (own, foreign) = (mine.row(y), theirs.row(y))
        // Most rows are the same, byte for byte.
        guard memcmp(own, foreign, mine.width * 4) != 0 else { return }
        for x in 0..<mine.width where own[x] != foreign[x] {
            let distance = PerceivedColor(own[x]).distance(to: PerceivedColor(foreign[x]))
            greatest = max(greatest, distance)
            if distance > limit { count += 1 }
        }
    }

    /// The picture, pale, with what differs in red.
    func makePicture(scale: CGFloat) -> UIImage? {
        guard let result = PixelBuffer(width: mine.width, height: mine.height, format: .rgb24) else { return nil }
        for y in 0..<mine.height {
            let (own, foreign, target) = (mine.row(y), theirs.row(y), result.row(y))
            for x in 0..<mine.width {
                let differs = own[x] != foreign[x] && PerceivedColor(own[x]).distance(to: PerceivedColor(foreign[x])) > limit
                target[x] = differs ? 0xFFFF_0000 : 0xFF00_0000 | (own[x] >> 2 & 0x3F_3F3F) + 0xC0_C0C0
            }
        }
        return UIImage(cgImage: CGImage(buffer: result), scale: scale, orientation: .up)
    }
}

extension PixelBuffer {
    fileprivate func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self) }
}
