import Foundation

/// Makes the bytes of GIF files.
struct GIFBytes {
    /// One frame of indices into a palette of black, red, green and blue.
    struct Frame {
        var indices: [UInt8]
        var left = 0
        var top = 0
        var width: Int
        var height: Int
        var delay: UInt8 = 10
        var disposal: UInt8 = 1
        var transparent: UInt8?
        var isInterlaced = false
    }

    static func file(width: Int, height: Int, loops: UInt8? = nil, _ frames: [Frame]) -> Data {
        var bytes = Data("GIF89a".utf8) + Data(short(width) + short(height) + [0x81, 0, 0])
        bytes += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
        if let loops { bytes += Data([0x21, 0xFF, 11]) + Data("NETSCAPE2.0".utf8) + Data([3, 1, loops, 0, 0]) }
        for frame in frames {
            bytes += [0x21, 0xF9, 4, frame.disposal << 2 | (frame.transparent == nil ? 0 : 1), frame.delay, 0, frame.transparent ?? 0, 0]
            bytes += [0x2C] + short(frame.left) + short(frame.top) + short(frame.width) + short(frame.height)
            bytes += [frame.isInterlaced ? 0x40 : 0, 2]
            let packed = pack(frame.indices)
            for start in stride(from: 0, to: packed.count, by: 255) {
                let block = packed[start..<min(start + 255, packed.count)]
                bytes += [UInt8(block.count)] + block
            }
            bytes += [0]
        }
        return bytes + [0x3B]
    }

    private static func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

    /// Codes of three bits that never grow, since the table is cleared after every second one.
    private static func pack(_ indices: [UInt8]) -> [UInt8] {
        var codes: [UInt8] = []
        for (place, index) in indices.enumerated() {
            if place % 2 == 0 { codes.append(4) }
            codes.append(index)
        }
        codes.append(5)
        var bytes: [UInt8] = []
        var (bits, count) = (0, 0)
        for code in codes {
            bits |= Int(code) << count
            count += 3
            while count >= 8 {
                bytes.append(UInt8(bits & 255))
                bits >>= 8
                count -= 8
            }
        }
        return bytes + (count > 0 ? [UInt8(bits)] : [])
    }
}
