import Foundation
import UIKit

/// What of a picture is opaque, as shapes for a body.
///
/// A picture that fills its convex hull is that hull. Any other is cut into rectangles, so that holes and bays stay open.
struct OpaqueShapes {
    /// A pixel with more alpha than this is opaque.
    private static let leastAlpha: UInt8 = 96
    /// The picture is looked at in so many rows or columns at most.
    private static let mostCells = 128
    /// A hull of which less is opaque is not taken.
    private static let leastFill: CGFloat = 0.8

    private let columns: Int
    private let rows: Int
    /// Row by row from the bottom.
    private let isOpaque: [Bool]

    init(of image: CGImage) {
        let longest = max(image.width, image.height, 1)
        let share = min(1, CGFloat(Self.mostCells) / CGFloat(longest))
        (columns, rows) = (max(Int(CGFloat(image.width) * share), 1), max(Int(CGFloat(image.height) * share), 1))
        var bytes = [UInt8](repeating: 0, count: columns * rows * 4)
        let (width, height) = (columns, rows)
        bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.interpolationQuality = .high
            context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        isOpaque = (0..<rows).flatMap { row in
            // The first row in memory is the top.
            (0..<width).map { bytes[((height - 1 - row) * width + $0) * 4 + 3] >= Self.leastAlpha }
        }
    }

    private func isOpaque(_ column: Int, _ row: Int) -> Bool { isOpaque[row * columns + column] }

    /// - Parameter size: that of the body, which lies about the origin.
    func shapes(filling size: CGSize) -> [BodyShape] {
        let cell = CGSize(width: size.width / CGFloat(columns), height: size.height / CGFloat(rows))
        func place(_ rect: CGRect) -> CGRect {
            CGRect(
                x: rect.minX * cell.width - size.width / 2, y: rect.minY * cell.height - size.height / 2, width: rect.width * cell.width,
                height: rect.height * cell.height)
        }
        let exact = (0..<rows).flatMap { row in runs(in: row).map { place(CGRect($0, row)) } }
        let corners = exact.flatMap { rect in
            [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)].map { CGPoint(x: $0, y: $1) }
        }
        guard let hull = BodyShape.hull(of: corners) else { return [] }
        let filled = exact.reduce(0) { $0 + $1.width * $1.height }
        return filled >= hull.area * Self.leastFill && !hasHole ? [hull] : rectangles.map { .rectangle(place($0)) }
    }

    /// Rows of opaque cells, and those on top of each other as one if they hardly differ.
    private var rectangles: [CGRect] {
        var (done, growing): ([CGRect], [(first: Range<Int>, rect: CGRect)]) = ([], [])
        for row in 0..<rows {
            var next: [(first: Range<Int>, rect: CGRect)] = []
            for run in runs(in: row) {
                if let index = growing.firstIndex(where: { $0.first.isNear(run) }) {
                    let grown = growing.remove(at: index)
                    next.append((grown.first, grown.rect.union(CGRect(run, row))))
                } else {
                    next.append((run, CGRect(run, row)))
                }
            }
            done += growing.map(\.rect)
            growing = next
        }
        return done + growing.map(\.rect)
    }

    private func runs(in row: Int) -> [Range<Int>] {
        var (result, start): ([Range<Int>], Int?) = ([], nil)
        for column in 0...columns {
            if column < columns, isOpaque(column, row) {
                start = start ?? column
            } else if let begin = start {
                result.append(begin..<column)
                start = nil
            }
        }
        return result
    }

    /// True if a row or a column has a wide gap, as a building that was hit.
    private var hasHole: Bool {
        let gap = 5
        return (0..<rows).contains { row in zip(runs(in: row), runs(in: row).dropFirst()).contains { $1.lowerBound - $0.upperBound >= gap }
        }
            || hasBay
    }

    /// True if an edge of the picture that is opaque before and behind is open in between.
    private var hasBay: Bool {
        let (left, right) = ((0..<rows).map { isOpaque(0, $0) }, (0..<rows).map { isOpaque(columns - 1, $0) })
        let (bottom, top) = ((0..<columns).map { isOpaque($0, 0) }, (0..<columns).map { isOpaque($0, rows - 1) })
        return [left, right, bottom, top].contains { side in
            guard let first = side.firstIndex(of: true), let last = side.lastIndex(of: true) else { return false }
            return side[first...last].contains(false)
        }
    }
}

extension Range<Int> {
    /// True if both ends are no farther than two cells apart.
    fileprivate func isNear(_ other: Range<Int>) -> Bool {
        abs(lowerBound - other.lowerBound) <= 2 && abs(upperBound - other.upperBound) <= 2
    }
}

extension CGRect {
    fileprivate init(_ run: Range<Int>, _ row: Int) {
        self.init(x: CGFloat(run.lowerBound), y: CGFloat(row), width: CGFloat(run.count), height: 1)
    }
}
