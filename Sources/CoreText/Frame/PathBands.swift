/// Where a line fits inside a shape.
struct PathBands {
    let box: CGRect
    private let polygons: [[CGPoint]]
    private let rule: CTFramePathFillRule
    private let isRectangle: Bool

    /// How many straight pieces a curve is taken for.
    private static let pieces = 24

    init(_ path: CGPath, _ rule: CTFramePathFillRule) {
        box = path.isEmpty ? .zero : path.boundingBoxOfPath
        polygons = PathBands.polygons(path)
        self.rule = rule
        isRectangle = PathBands.isRectangle(polygons, box)
    }

    /// The widest stretch that is inside the shape all the way from one height to another; nil for none.
    func stretch(from bottom: CGFloat, to top: CGFloat) -> ClosedRange<CGFloat>? {
        guard !isRectangle else { return box.minX...box.maxX }
        let inset = min((top - bottom) / 100, 0.01)
        let heights = [bottom + inset, bottom + (top - bottom) / 4, (bottom + top) / 2, top - (top - bottom) / 4, top - inset]
        var common: [ClosedRange<CGFloat>]?
        for height in heights {
            let inside = stretches(at: height)
            common = common.map { PathBands.intersection($0, inside) } ?? inside
        }
        return common?.max { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound }
    }

    // MARK: Private

    /// The stretches inside the shape at a height, from left to right.
    private func stretches(at y: CGFloat) -> [ClosedRange<CGFloat>] {
        var crossings: [(x: CGFloat, turn: Int)] = []
        for polygon in polygons {
            for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) where (start.y <= y) != (end.y <= y) {
                let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
                crossings.append((x, start.y < end.y ? 1 : -1))
            }
        }
        crossings.sort { $0.x < $1.x }
        var (inside, winding, count): ([ClosedRange<CGFloat>], Int, Int) = ([], 0, 0)
        for (crossing, next) in zip(crossings, crossings.dropFirst()) {
            winding += crossing.turn
            count += 1
            guard rule == .evenOdd ? count % 2 == 1 : winding != 0 else { continue }
            if let last = inside.last, last.upperBound >= crossing.x {
                inside[inside.count - 1] = last.lowerBound...next.x
            } else {
                inside.append(crossing.x...next.x)
            }
        }
        return inside
    }

    private static func intersection(_ first: [ClosedRange<CGFloat>], _ second: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
        first.flatMap { one in second.filter { $0.overlaps(one) }.map { $0.clamped(to: one) } }
    }

    private static func isRectangle(_ polygons: [[CGPoint]], _ box: CGRect) -> Bool {
        guard polygons.count == 1, let polygon = polygons.first, (4...5).contains(polygon.count) else { return false }
        return polygon.allSatisfy { ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY) }
            && Set(polygon.map { [$0.x, $0.y] }).count == 4
    }

    private static func polygons(_ path: CGPath) -> [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        path.applyWithBlock { step in
            let (points, kind) = (step.pointee.points, step.pointee.type)
            guard kind != .moveToPoint else { return polygons.append([points[0]]) }
            guard let last = polygons.indices.last, let start = polygons[last].last else { return }
            switch kind {
            case .addLineToPoint: polygons[last].append(points[0])
            case .addQuadCurveToPoint: polygons[last] += curve(start, start, points[0], points[0], points[1], isQuadratic: true)
            case .addCurveToPoint: polygons[last] += curve(start, points[0], points[1], points[1], points[2], isQuadratic: false)
            // What follows begins where the closed part began.
            case .closeSubpath: polygons.append([polygons[last][0]])
            default: break
            }
        }
        return polygons.filter { $0.count > 2 }
    }

    private static func curve(
        _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ control: CGPoint, _ end: CGPoint, isQuadratic: Bool
    ) -> [CGPoint] {
        (1...pieces).map { index in
            let part = CGFloat(index) / CGFloat(pieces)
            func value(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                let rest = 1 - part
                let ends = isQuadratic ? (rest * rest, part * part) : (rest * rest * rest, part * part * part)
                let middle =
                    isQuadratic
                    ? 2 * rest * part * control[keyPath: axis]
                    : 3 * rest * part * (rest * first[keyPath: axis] + part * second[keyPath: axis])
                return ends.0 * start[keyPath: axis] + middle + ends.1 * end[keyPath: axis]
            }
            return CGPoint(x: value(\.x), y: value(\.y))
        }
    }
}
