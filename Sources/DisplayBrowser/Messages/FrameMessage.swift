import Display
import Foundation

/// A part of a picture, encoded.
struct FrameTile: Equatable, Sendable {
    enum Codec: UInt8, Sendable {
        case jpeg = 0
        case png = 1
    }

    var rect: PixelRect
    var codec: Codec
    var bytes: Data
}

/// The tiles of a frame as they go to a page. All numbers have their lowest byte first.
///
/// The number of the frame (4 bytes) and of tiles (2); for each tile its x, y, width and height in pixels (2 each), its codec (1), the
/// length of its bytes (4), and these.
struct FrameMessage: Equatable, Sendable {
    var number: Int
    var tiles: [FrameTile]

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(6 + tiles.reduce(0) { $0 + 13 + $1.bytes.count })
        func append<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        }
        append(UInt32(truncatingIfNeeded: number))
        append(UInt16(tiles.count))
        for tile in tiles {
            for side in [tile.rect.x, tile.rect.y, tile.rect.width, tile.rect.height] { append(UInt16(side)) }
            append(tile.codec.rawValue)
            append(UInt32(tile.bytes.count))
            bytes.append(contentsOf: tile.bytes)
        }
        return bytes
    }
}
