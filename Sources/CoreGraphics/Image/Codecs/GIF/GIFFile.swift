/// The structure of a GIF file: its size and its frames, none of them unpacked yet.
@_spi(ForasteroInternal)
public struct GIFFile: Sendable {
    public let width: Int
    public let height: Int
    public private(set) var frames: [GIFFrame] = []
    /// How often the frames are shown; 0 is without end, nil when the file does not say.
    public private(set) var loopCount: Int?
    /// True if the file ends as it should.
    public private(set) var isComplete = false

    private var bytes: [UInt8]
    private var place: Int
    private var palette: [UInt32] = []
    private var pending = GIFFrame()

    /// Reads the headers. A file that is cut off has the frames that are whole.
    public init(_ data: Data) throws(ImageDecodingError) {
        bytes = [UInt8](data)
        guard bytes.count >= 13 else { throw .damaged("the header of a GIF file is cut off") }
        width = Int(bytes[6]) | Int(bytes[7]) << 8
        height = Int(bytes[8]) | Int(bytes[9]) << 8
        place = 13
        if bytes[10] & 0x80 != 0 { palette = readPalette(bits: Int(bytes[10] & 7) + 1) ?? [] }
        readBlocks()
        bytes = []
    }

    // MARK: Private

    private mutating func readBlocks() {
        while let kind = next() {
            switch kind {
            case 0x21: guard readExtension() else { return }
            case 0x2C: guard readFrame() else { return }
            case 0x3B:
                isComplete = true
                return
            default: return
            }
        }
    }

    private mutating func readExtension() -> Bool {
        guard let label = next(), let content = readSubBlocks() else { return false }
        switch label {
        case 0xF9 where content.count >= 4:
            pending.delay = Double(Int(content[1]) | Int(content[2]) << 8) / 100
            pending.disposal = GIFFrame.Disposal(rawValue: Int(content[0] >> 2 & 7)) ?? .keep
            pending.transparentIndex = content[0] & 1 != 0 ? Int(content[3]) : nil
        case 0xFF where content.starts(with: "NETSCAPE2.0".utf8) && content.count >= 14 && content[11] == 1:
            loopCount = Int(content[12]) | Int(content[13]) << 8
        default: break
        }
        return true
    }

    private mutating func readFrame() -> Bool {
        guard let left = number(), let top = number(), let width = number(), let height = number(), let flags = next() else { return false }
        var frame = pending
        pending = GIFFrame()
        (frame.left, frame.top, frame.width, frame.height) = (left, top, width, height)
        frame.isInterlaced = flags & 0x40 != 0
        frame.palette = palette
        if flags & 0x80 != 0 {
            guard let own = readPalette(bits: Int(flags & 7) + 1) else { return false }
            frame.palette = own
        }
        guard let codeSize = next(), let packed = readSubBlocks() else { return false }
        frame.codeSize = Int(codeSize)
        frame.packed = packed
        frames.append(frame)
        return true
    }

    /// Blocks of up to 255 bytes, each after its length, put together; nil when the end is missing.
    private mutating func readSubBlocks() -> [UInt8]? {
        var content: [UInt8] = []
        while let length = next() {
            if length == 0 { return content }
            guard place + Int(length) <= bytes.count else { return nil }
            content += bytes[place..<place + Int(length)]
            place += Int(length)
        }
        return nil
    }

    /// Colours as pixels, filled up with black.
    private mutating func readPalette(bits: Int) -> [UInt32]? {
        let count = 1 << bits
        guard place + count * 3 <= bytes.count else { return nil }
        var colors = [UInt32](repeating: 0xFF00_0000, count: 256)
        for index in 0..<count {
            let (red, green, blue) = (bytes[place], bytes[place + 1], bytes[place + 2])
            colors[index] = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
            place += 3
        }
        return colors
    }

    private mutating func next() -> UInt8? {
        guard place < bytes.count else { return nil }
        place += 1
        return bytes[place - 1]
    }

    private mutating func number() -> Int? {
        guard let low = next(), let high = next() else { return nil }
        return Int(low) | Int(high) << 8
    }
}
