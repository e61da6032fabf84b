/// Cuts the line of one path by the area of another.
struct PathLineOperation {
    private let rule: CGPathFillRule
    private let grid: PathGrid?
    private let arrangement: PathArrangement
    private let shapes: [PathSteps.Shape]

    init(_ line: CGPath, _ area: CGPath, _ rule: CGPathFillRule) {
        self.rule = rule
        let isFinite = (line.segments.points + area.segments.points).allSatisfy { $0.x.isFinite && $0.y.isFinite }
        grid = isFinite ? PathGrid(holding: line.boundingBox.union(area.boundingBox)) : nil
        guard let grid else {
            (arrangement, shapes) = (PathArrangement([]), [])
            return
        }
        let steps = PathSteps(line.segments, owner: 0, on: grid, closes: false)
        shapes = steps.shapes
        let edges = steps.edges + PathSteps(area.segments, owner: 1, on: grid, closes: true).edges
        arrangement = PathArrangement(PathCutting(edges).edges) { $0.owner == 1 }
    }

    func path(insideOfOther isInside: Bool) -> CGPath {
        guard let grid else { return CGPath(segments: PathSegments()) }
        var segments = PathSegments()
        for run in runs(insideOfOther: isInside) {
            let isClosed = run.first?.start == run.last?.end && run.count > 1
            segments.move(to: grid.point(run[0].start))
            for (index, edge) in run.enumerated() {
                let shape = shapes[edge.step]
                if isClosed, index == run.count - 1, case .line = shape { break }
                shape.append(edge.times, from: grid.point(edge.start), to: grid.point(edge.end), in: &segments)
            }
            if isClosed { segments.close() }
        }
        return CGPath(segments: segments)
    }

    /// Pieces that are kept and follow each other, those of one step as one.
    private func runs(insideOfOther isInside: Bool) -> [[PathEdge]] {
        var runs: [[PathEdge]] = []
        for edge in arrangement.edges where edge.owner == 0 {
            guard keeps(edge, insideOfOther: isInside) else { continue }
            guard let last = runs.last?.last, last.end == edge.start, last.step <= edge.step else {
                runs.append([edge])
                continue
            }
            if last.step == edge.step, last.times.end == edge.times.start {
                let (run, piece) = (runs.count - 1, runs[runs.count - 1].count - 1)
                runs[run][piece].end = edge.end
                runs[run][piece].times.end = edge.times.end
            } else {
                runs[runs.count - 1].append(edge)
            }
        }
        return runs
    }

    private func keeps(_ edge: PathEdge, insideOfOther isInside: Bool) -> Bool {
        guard let border = arrangement.border(of: edge) else { return false }
        let touchesInside = rule.isInside(border.turnsOnLeft[1]) || rule.isInside(border.turnsOnRight[1])
        return touchesInside == isInside
    }
}
