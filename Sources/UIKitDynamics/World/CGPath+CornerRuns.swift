extension CGPath {
    /// The corners of each part of the path, with curves as lines; a closed part ends where it begins.
    var cornerRuns: [[CGPoint]] {
        var runs: [[CGPoint]] = []
        flattened(threshold: 0.5).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: runs.append([element.pointee.points[0]])
            case .addLineToPoint: runs[runs.count - 1].append(element.pointee.points[0])
            case .closeSubpath:
                if let first = runs.last?.first { runs[runs.count - 1].append(first) }
            default: break
            }
        }
        return runs.filter { $0.count > 1 }
    }
}
