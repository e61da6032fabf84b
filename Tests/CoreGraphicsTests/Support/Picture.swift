@_spi(ForasteroInternal) import CoreGraphics

/// What a scene looks like when it is drawn, as pixels that can be compared.
struct Picture: Equatable, CustomStringConvertible {
    let width: Int
    let height: Int
    /// Premultiplied, alpha in the highest byte, row by row from the top.
    let pixels: [UInt32]

    /// Draws on a transparent picture, in points from the top left as a view does.
    init(_ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: (CGContext) -> Void) {
        let (columns, rows) = (Int(CGFloat(width) * scale), Int(CGFloat(height) * scale))
        guard let buffer = PixelBuffer(width: columns, height: rows, format: .argb32), let context = CGContext(buffer: buffer, scale: scale)
        else { fatalError("There is no memory for a picture of \(width) × \(height).") }
        draw(context)
        self.init(context.buffer)
    }

    init(_ buffer: PixelBuffer) {
        width = buffer.width
        height = buffer.height
        pixels = (0..<buffer.height).flatMap { row in
            let start = (buffer.pixels + row * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            return Array(UnsafeBufferPointer(start: start, count: buffer.width))
        }
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// The largest difference between any two channels of two pictures of one size.
    func distance(to other: Picture) -> Int {
        zip(pixels, other.pixels).reduce(0) { most, pair in
            stride(from: 0, to: 32, by: 8).reduce(most) { max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255))) }
        }
    }

    /// The part of the picture that is painted more than half, in pixels.
    var paintedArea: Int { pixels.count { $0 >> 24 > 127 } }

    /// The smallest rectangle around all that is painted at all.
    var paintedBounds: CGRect {
        var bounds = CGRect.null
        for (index, pixel) in pixels.enumerated() where pixel != 0 {
            bounds = bounds.union(CGRect(x: index % width, y: index / width, width: 1, height: 1))
        }
        return bounds
    }

    var description: String {
        "\(width) × \(height), painted \(paintedBounds), \(pixels.reduce(into: Set<UInt32>()) { $0.insert($1) }.count) colours"
    }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

/// A square of four colours: red and green above, blue and transparent below.
func fourColors(side: Int = 8) -> CGImage {
    let picture = PixelBuffer(width: side, height: side, format: .argb32)
    guard let picture, let context = CGContext(buffer: picture, scale: 1) else { fatalError("There is no memory for a small picture.") }
    let half = side / 2
    for (color, x, y) in [(red, 0, 0), (green, half, 0), (blue, 0, half)] {
        context.setFillColor(color)
        context.fill(CGRect(x: x, y: y, width: half, height: half))
    }
    return CGImage(buffer: context.buffer)
}
