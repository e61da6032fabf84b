/// How a camera held the picture, as the Exif tag 0x0112 of a JPEG file says.
@_spi(ForasteroInternal)
public enum ImageOrientation: Int, Sendable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// The orientation noted in a file; ``up`` when it notes none, or notes it wrongly.
    public init(of data: Data) {
        self = ExifReader(data)?.orientation ?? .up
    }
}

/// Walks through the segments of a JPEG file to the directory of its Exif data. Never reads beyond the bytes.
private struct ExifReader {
    private let bytes: [UInt8]
    private let isLittle: Bool
    /// Where the TIFF structure starts, which all its offsets count from.
    private let start: Int

    /// Fails when there is no Exif data.
    init?(_ data: Data) {
        // The data are in one of the first segments, each at most 64 KB long.
        let bytes = [UInt8](data.prefix(1 << 18))
        guard bytes.starts(with: [0xFF, 0xD8]), let start = ExifReader.findTIFF(bytes), start + 8 <= bytes.count else { return nil }
        switch (bytes[start], bytes[start + 1]) {
        case (0x49, 0x49): isLittle = true
        case (0x4D, 0x4D): isLittle = false
        default: return nil
        }
        self.bytes = bytes
        self.start = start
    }

    var orientation: ImageOrientation? {
        guard let offset = number(at: start + 4, size: 4), let count = number(at: start + offset, size: 2) else { return nil }
        for entry in 0..<count {
            let place = start + offset + 2 + entry * 12
            guard let tag = number(at: place, size: 2) else { return nil }
            if tag == 0x0112 { return number(at: place + 8, size: 2).flatMap(ImageOrientation.init) }
        }
        return nil
    }

    private func number(at place: Int, size: Int) -> Int? {
        guard place >= 0, place + size <= bytes.count else { return nil }
        let part = bytes[place..<place + size]
        return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }

    private static func findTIFF(_ bytes: [UInt8]) -> Int? {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            let isExif = bytes[place + 1] == 0xE1 && bytes[(place + 4)...].starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0])
            if isExif { return place + 10 }
            place += 2 + length
        }
        return nil
    }
}
