/// A path whose length is known, so that a part of it can be taken.
struct MeasuredPath {
    struct Subpath {
        var curves: [MeasuredCurve] = []
        var isClosed = false
    }

    private(set) var subpaths: [Subpath] = []

    /// - Parameter samples: at how many points of a curve its length is measured.
    init(_ path: CGPath, samples: Int = 32) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        var open = Subpath()
        var subpaths: [Subpath] = []
        func add(_ curve: MeasuredCurve) {
            open.curves.append(curve)
            current = curve.points.3
        }
        func finish(isClosed: Bool) {
            open.isClosed = isClosed
            if !open.curves.isEmpty { subpaths.append(open) }
            open = Subpath()
        }
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                finish(isClosed: false)
                current = points[0]
                start = current
            case .addLineToPoint: add(MeasuredCurve(lineFrom: current, to: points[0]))
            case .addQuadCurveToPoint:
                let (control, end) = (points[0], points[1])
                add(MeasuredCurve(current, current.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3), end, samples: samples))
            case .addCurveToPoint: add(MeasuredCurve(current, points[0], points[1], points[2], samples: samples))
            case .closeSubpath:
                if current != start { add(MeasuredCurve(lineFrom: current, to: start)) }
                finish(isClosed: true)
                current = start
            @unknown default: break
            }
        }
        finish(isClosed: false)
        self.subpaths = subpaths
    }

    /// All steps; moves to another position are left out.
    var curves: [MeasuredCurve] { subpaths.flatMap(\.curves) }

    /// The stretch between two shares of the whole length, which begin at the start of the path.
    func part(from start: CGFloat, to end: CGFloat) -> CGPath {
        let total = subpaths.reduce(0) { $0 + $1.curves.reduce(0) { $0 + $1.length } }
        let range = (start * total)...(max(start, end) * total)
        let result = CGMutablePath()
        var passed: CGFloat = 0
        for subpath in subpaths {
            let begin = passed
            var isOpen = false
            for curve in subpath.curves {
                isOpen = add(curve, after: passed, within: range, to: result, continuing: isOpen)
                passed += curve.length
            }
            // A subpath that is there as a whole keeps the corner where it begins and ends.
            if subpath.isClosed, isOpen, begin >= range.lowerBound, passed <= range.upperBound { result.closeSubpath() }
        }
        return result
    }

    /// Adds what lies within the range. Returns whether the next curve goes on from there.
    private func add(
        _ curve: MeasuredCurve, after passed: CGFloat, within range: ClosedRange<CGFloat>, to path: CGMutablePath, continuing: Bool
    ) -> Bool {
        let (first, last) = (max(range.lowerBound - passed, 0), min(range.upperBound - passed, curve.length))
        guard first < last else { return continuing }
        let isWhole = first == 0 && last == curve.length
        let points =
            isWhole ? curve.points : curve.points(from: curve.parameter(atLength: first), to: curve.parameter(atLength: last))
        if !continuing { path.move(to: points.0) }
        if curve.isLine { path.addLine(to: points.3) } else { path.addCurve(to: points.3, control1: points.1, control2: points.2) }
        return true
    }
}
