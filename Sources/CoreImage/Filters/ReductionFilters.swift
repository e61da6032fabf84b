import CoreGraphics

extension FilterKind {
    /// Filters that say something of all pixels of an area, in one pixel at the origin.
    static let reductions: [String: FilterKind] = [
        "CIAreaAverage": reduction { area in
            var sums = [UInt64](repeating: 0, count: 4)
            for pixel in area { for byte in 0..<4 { sums[byte] += UInt64(pixel >> (8 * byte) & 0xFF) } }
            let count = UInt64(area.count)
            return sums.enumerated().reduce(0) { $0 | UInt32(($1.element + count / 2) / count) << (8 * $1.offset) }
        },
        "CIAreaMaximum": reduction { area in area.reduce(0) { combine($0, $1, max) } },
        "CIAreaMinimum": reduction { area in area.reduce(UInt32.max) { combine($0, $1, min) } },
    ]

    /// - Parameter reduce: makes one pixel of many, all with colours multiplied by alpha.
    private static func reduction(_ reduce: @escaping @Sendable (UnsafeBufferPointer<UInt32>) -> UInt32) -> FilterKind {
        FilterKind(kCICategoryReduction, [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]) { inputs in
            guard let source = inputs.image()?.recipe, let area = PixelRegion(inputs.rect(kCIInputExtentKey) ?? .null) else { return nil }
            return CIImage(
                ImageRecipe(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { tile in
                    guard let pixels = source.tile(area) else { return }
                    let result = reduce(UnsafeBufferPointer(start: pixels.pixels, count: area.count))
                    tile.set(result, x: 0, y: 0)
                })
        }
    }

    private static func combine(_ one: UInt32, _ other: UInt32, _ choose: (UInt32, UInt32) -> UInt32) -> UInt32 {
        stride(from: 0, to: 32, by: 8).reduce(0) { $0 | choose(one >> $1 & 0xFF, other >> $1 & 0xFF) << $1 }
    }
}

extension PixelTile {
    /// Sets one pixel of the plane, where it lies in the region.
    fileprivate func set(_ pixel: UInt32, x: Int, y: Int) {
        let (column, row) = (x - region.x, region.y + region.height - 1 - y)
        guard (0..<region.width).contains(column), (0..<region.height).contains(row) else { return }
        pixels[row * region.width + column] = pixel
    }
}
