import CoreGraphics
import Foundation

/// A part of a line by shares of its length.
enum LinePiece {
    static func piece(of points: [CGPoint], from start: CGFloat, to end: CGFloat) -> [CGPoint] {
        let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let total = lengths.reduce(0, +)
        let (first, last) = (max(start, 0) * total, min(end, 1) * total)
        guard total > 0, first < last else { return [] }
        var (piece, passed): ([CGPoint], CGFloat) = ([], 0)
        for (index, length) in lengths.enumerated() where length > 0 {
            let (a, b) = (points[index], points[index + 1])
            let place = { (way: CGFloat) in
                CGPoint(x: a.x + (b.x - a.x) * (way - passed) / length, y: a.y + (b.y - a.y) * (way - passed) / length)
            }
            if passed + length >= first, passed <= last {
                if piece.isEmpty { piece.append(place(max(first, passed))) }
                piece.append(place(min(last, passed + length)))
            }
            passed += length
        }
        return piece
    }
}
