@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct GIFTests {
    private let black: UInt32 = 0xFF00_0000
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF

    @Test func pixelsAreReadExactly() throws {
        let data = GIFBytes.file(width: 3, height: 2, [.init(indices: [0, 1, 2, 3, 2, 1], width: 3, height: 2)])
        let image = try CGImage.decode(data)
        #expect(image.width == 3)
        #expect(image.height == 2)
        #expect(Picture(image.pixelBuffer).pixels == [black, red, green, blue, green, red])
    }

    /// Four pixels of each index, packed by another program with codes that stand for several indices and grow.
    @Test func packedRunsAreUnpacked() throws {
        let pixels = (0..<4).flatMap { index in [UInt8](repeating: UInt8(index), count: 64) }
        let packed: [UInt8] = LZW.pack(pixels, minimumSize: 2)
        var data = Data("GIF89a".utf8) + Data([16, 0, 16, 0, 0x81, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255])
        data += Data([0x2C, 0, 0, 0, 0, 16, 0, 16, 0, 0, 2, UInt8(packed.count)] + packed + [0, 0x3B])
        let picture = Picture(try CGImage.decode(data).pixelBuffer)
        #expect(packed.count < 64)
        #expect(picture.pixels == [black, red, green, blue].flatMap { [UInt32](repeating: $0, count: 64) })
    }

    @Test func framesAreDrawnOneUponTheOther() throws {
        let data = GIFBytes.file(
            width: 2, height: 1, loops: 3,
            [
                .init(indices: [1, 2], width: 2, height: 1, delay: 25),
                .init(indices: [3], left: 1, width: 1, height: 1, disposal: 2),
                .init(indices: [0, 3], width: 2, height: 1, disposal: 3, transparent: 0),
                .init(indices: [2, 0], width: 2, height: 1, transparent: 0),
            ])
        let file = try GIFFile(data)
        #expect(file.frames.count == 4 && file.loopCount == 3 && file.isComplete && file.frames[0].delay == 0.25)
        let decoder = try GIFDecoder(file, budget: .standard)
        let seen = try (0..<4).map { Picture(try decoder.image(at: $0).pixelBuffer).pixels }
        #expect(seen == [[red, green], [red, blue], [red, blue], [green, 0]])
        #expect(throws: ImageDecodingError.self) { try decoder.image(at: 4) }
        #expect(throws: ImageDecodingError.self) { try decoder.image(at: -1) }
    }

    @Test func interlacedRowsComeInFourPasses() throws {
        let rows: [UInt8] = [0, 3, 2, 3, 1, 3, 2, 3, 0, 3]
        let order = [0, 8, 4, 2, 6, 1, 3, 5, 7, 9]
        let data = GIFBytes.file(
            width: 1, height: 10, [.init(indices: order.map { rows[$0] }, width: 1, height: 10, isInterlaced: true)])
        let colors = [black, red, green, blue]
        #expect(Picture(try CGImage.decode(data).pixelBuffer).pixels == rows.map { colors[Int($0)] })
    }

    @Test func framesThatReachBeyondTheScreenAreCut() throws {
        let data = GIFBytes.file(
            width: 2, height: 2, [.init(indices: [1, 2, 3, 1, 2, 3, 1, 2, 3], left: 1, top: 1, width: 3, height: 3)])
        #expect(Picture(try CGImage.decode(data).pixelBuffer).pixels == [0, 0, 0, red])
    }

    @Test func everyTruncationFailsOrGivesWholeFrames() throws {
        let data = GIFBytes.file(
            width: 8, height: 8, (0..<3).map { .init(indices: [UInt8](repeating: $0, count: 64), width: 8, height: 8) })
        for count in 0..<data.count {
            if let image = try? CGImage.decode(data.prefix(count)) { #expect(image.width == 8, "\(count) bytes") }
        }
        #expect(throws: ImageDecodingError.self) { try CGImage.decode(data.prefix(30)) }
    }

    @Test func damagedBytesNeverCrash() throws {
        let data = GIFBytes.file(
            width: 8, height: 8, (0..<3).map { .init(indices: [UInt8](repeating: $0, count: 64), width: 8, height: 8) })
        var generator = SplitMix(state: 5)
        for _ in 0..<2000 {
            var damaged = data
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                damaged[Int.random(in: 6..<damaged.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            guard let file = try? GIFFile(damaged), let decoder = try? GIFDecoder(file, budget: PixelBudget(pixelCount: 1 << 16)) else {
                continue
            }
            for index in file.frames.indices { _ = try? decoder.image(at: index) }
        }
    }
}

/// The packing that GIF files use, as its description says it.
private enum LZW {
    static func pack(_ indices: [UInt8], minimumSize: Int) -> [UInt8] {
        let clear = 1 << minimumSize
        var table: [[UInt8]: Int] = [:]
        for index in 0..<clear { table[[UInt8(index)]] = index }
        var (size, free) = (minimumSize + 1, clear + 2)
        var codes = [(clear, size)]
        var run: [UInt8] = []
        for index in indices {
            if table[run + [index]] != nil {
                run.append(index)
                continue
            }
            codes.append((table[run] ?? 0, size))
            table[run + [index]] = free
            if free == 1 << size, size < 12 { size += 1 }
            free += 1
            run = [index]
        }
        codes += [(table[run] ?? 0, size), (clear + 1, size)]
        var bits: [Bool] = codes.flatMap { code, size in (0..<size).map { code >> $0 & 1 == 1 } }
        while bits.count % 8 != 0 { bits.append(false) }
        return stride(from: 0, to: bits.count, by: 8).map { start in
            (0..<8).reduce(0) { $0 | (bits[start + $1] ? 1 << UInt8($1) : 0) }
        }
    }
}
