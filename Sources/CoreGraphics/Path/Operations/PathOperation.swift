/// One operation on the areas of two paths.
struct PathOperation {
    private let rule: CGPathFillRule
    private let grid: PathGrid?
    private let arrangement: PathArrangement
    private let shapes: [[PathSteps.Shape]]

    init(_ first: CGPath, _ second: CGPath, _ rule: CGPathFillRule) {
        self.rule = rule
        let (first, second) = (first.segments.finite, second.segments.finite)
        grid = PathGrid(holding: first.bounds.union(second.bounds))
        guard let grid else {
            (arrangement, shapes) = (PathArrangement([]), [[], []])
            return
        }
        let steps = [first, second].enumerated().map { PathSteps($1, owner: $0, on: grid, closes: true) }
        shapes = steps.map(\.shapes)
        arrangement = PathArrangement(PathCutting(steps[0].edges + steps[1].edges).edges)
    }

    /// The area for which a rule says yes, told whether it lies inside of the first path and of the second.
    func path(_ isKept: (Bool, Bool) -> Bool) -> CGPath {
        guard let grid else { return CGPath(segments: PathSegments()) }
        var segments = PathSegments()
        for outline in outlines(isKept).outlines(shapes: shapes, grid: grid) { segments.append(outline.segments, .identity) }
        return CGPath(segments: segments)
    }

    func keepsArea(_ isKept: (Bool, Bool) -> Bool) -> Bool { !outlines(isKept).isEmpty }

    /// The connected parts of the area.
    func components(_ isKept: (Bool, Bool) -> Bool) -> [CGPath] {
        guard let grid else { return [] }
        let all = outlines(isKept).outlines(shapes: shapes, grid: grid)
        let (shells, holes) = (all.filter { $0.area > 0 }, all.filter { $0.area <= 0 })
        var parts = shells.map(\.segments)
        for hole in holes {
            // The smallest outline around a hole is that of the part it is in.
            let around = shells.indices.filter { shells[$0].encloses(hole) }
            guard let shell = around.min(by: { shells[$0].area < shells[$1].area }) else { continue }
            parts[shell].append(hole.segments, .identity)
        }
        return parts.map { CGPath(segments: $0) }
    }

    private func outlines(_ isKept: (Bool, Bool) -> Bool) -> PathOutlines {
        PathOutlines(arrangement) { isKept(rule.isInside($0[0]), rule.isInside($0[1])) }
    }
}

extension CGPathFillRule {
    /// Returns true if what a path goes round so many times is its inside.
    func isInside(_ turns: Int) -> Bool { self == .winding ? turns != 0 : turns % 2 != 0 }
}

extension PathSegments {
    /// The path, or an empty one if some number of it is not finite.
    fileprivate var finite: PathSegments { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? self : PathSegments() }

    fileprivate var bounds: CGRect { CGPath(segments: self).boundingBox }
}

extension PathOutlines.Outline {
    /// Returns true if another outline, which does not cross this one, lies inside.
    fileprivate func encloses(_ other: PathOutlines.Outline) -> Bool {
        // A corner on this outline says nothing; another one does.
        let own = Set(corners)
        guard let corner = other.corners.first(where: { !own.contains($0) }) else { return true }
        var turns = 0
        for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) where (start.y <= corner.y) != (end.y <= corner.y) {
            let side = GridPoint.side(of: corner, from: start, to: end)
            if end.y > start.y, side > 0 { turns += 1 }
            if end.y <= start.y, side < 0 { turns -= 1 }
        }
        return turns != 0
    }
}
