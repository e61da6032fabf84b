@_spi(ForasteroInternal) import CoreGraphics
import Foundation
import UIKit

/// How two pictures differ.
public struct PictureDifference: CustomStringConvertible, Sendable {
    /// True if the pictures have the same number of pixels in both directions. If not, all else is 0.
    public internal(set) var isOfSameSize = true
    /// How many pixels are not the same.
    public internal(set) var pixelCount = 0
    /// The greatest difference of a channel of any pixel, from 0 to 255.
    public internal(set) var greatest = 0
    /// Where the pictures differ, in pixels from the upper left corner; null where they do not.
    public internal(set) var place = CGRect.null

    /// Returns true if the difference can be put up with.
    /// - Parameters:
    ///   - tolerance: by how much a channel of a pixel may differ, from 0 to 255.
    ///   - pixels: how many pixels may differ by more than nothing.
    public func isWithin(_ tolerance: Int, pixels: Int = .max) -> Bool {
        isOfSameSize && greatest <= tolerance && pixelCount <= pixels
    }

    public var description: String {
        guard isOfSameSize else { return "the pictures have different sizes" }
        guard pixelCount > 0 else { return "the pictures are the same" }
        return "\(pixelCount) pixels differ, by up to \(greatest) of 255, within x \(Int(place.minX)) ..< \(Int(place.maxX)), "
            + "y \(Int(place.minY)) ..< \(Int(place.maxY))"
    }
}

extension UIImage {
    /// How this picture differs from another one, pixel by pixel.
    public func difference(from other: UIImage) -> PictureDifference {
        var result = PictureDifference()
        guard let mine = cgImage?.pixelBuffer, let theirs = other.cgImage?.pixelBuffer, mine.width == theirs.width,
            mine.height == theirs.height
        else {
            result.isOfSameSize = false
            return result
        }
        for y in 0..<mine.height {
            let (own, foreign) = (mine.pixels + y * mine.bytesPerRow, theirs.pixels + y * theirs.bytesPerRow)
            guard memcmp(own, foreign, mine.width * 4) != 0 else { continue }
            for x in 0..<mine.width { result.compare(own + x * 4, foreign + x * 4, x: x, y: y) }
        }
        return result
    }
}

extension PictureDifference {
    fileprivate mutating func compare(_ own: UnsafeMutableRawPointer, _ foreign: UnsafeMutableRawPointer, x: Int, y: Int) {
        var difference = 0
        for channel in 0..<4 {
            let (a, b) = (own.load(fromByteOffset: channel, as: UInt8.self), foreign.load(fromByteOffset: channel, as: UInt8.self))
            difference = max(difference, abs(Int(a) - Int(b)))
        }
        guard difference > 0 else { return }
        pixelCount += 1
        greatest = max(greatest, difference)
        place = place.union(CGRect(x: x, y: y, width: 1, height: 1))
    }
}
