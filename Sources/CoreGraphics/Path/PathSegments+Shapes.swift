extension PathSegments {
    /// Starts at the origin of the rectangle and goes along its width first.
    mutating func addRectangle(_ rect: CGRect, _ transform: CGAffineTransform) {
        guard !rect.isNull else { return }
        let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        reserve(kinds: 5, points: 4)
        move(to: CGPoint(x: x, y: y).applying(transform))
        addLine(to: CGPoint(x: x + width, y: y).applying(transform))
        addLine(to: CGPoint(x: x + width, y: y + height).applying(transform))
        addLine(to: CGPoint(x: x, y: y + height).applying(transform))
        close()
    }

    /// Starts at the middle of the right side and goes round anticlockwise where y grows upwards.
    mutating func addEllipse(in rect: CGRect, _ transform: CGAffineTransform) {
        guard !rect.isNull else { return }
        let unitCircle = CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: rect.width / 2, y: rect.height / 2)
        reserve(kinds: 6, points: 13)
        addArc(CircularArc(startAngle: 0, delta: 2 * .pi), unitCircle.concatenating(transform), startsSubpath: true)
        close()
    }

    /// Corners that do not fit are made smaller until two of them meet.
    mutating func addRoundedRectangle(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, _ transform: CGAffineTransform) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let width = min(max(cornerWidth, 0), rect.width / 2)
        let height = min(max(cornerHeight, 0), rect.height / 2)
        guard width > 0, height > 0 else { return addRectangle(rect, transform) }
        reserve(kinds: 10, points: 17)
        move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
        let corners = [
            (CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0),
            (CGPoint(x: rect.minX + width, y: rect.maxY - height), CGFloat.pi / 2),
            (CGPoint(x: rect.minX + width, y: rect.minY + height), CGFloat.pi),
            (CGPoint(x: rect.maxX - width, y: rect.minY + height), CGFloat.pi * 3 / 2),
        ]
        for (center, angle) in corners {
            let corner = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: width, y: height)
            addArc(CircularArc(startAngle: angle, delta: .pi / 2), corner.concatenating(transform), startsSubpath: false)
        }
        close()
    }

    /// Adds an arc of the unit circle, mapped by the transform. Joins it to the current point with a line, if there is one.
    mutating func addArc(_ arc: CircularArc, _ transform: CGAffineTransform, startsSubpath: Bool) {
        let start = arc.start.applying(transform)
        if startsSubpath || currentPoint == nil {
            move(to: start)
        } else if currentPoint != start {
            addLine(to: start)
        }
        arc.forEachCurve { control1, control2, end in
            addCubic(control1: control1.applying(transform), control2: control2.applying(transform), to: end.applying(transform))
        }
    }
}
