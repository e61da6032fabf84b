import Foundation

/// Reads the path data of SVG: lines, Bézier curves and arcs, absolute.
// spec: https://www.w3.org/TR/SVG11/paths.html#PathData
struct PathDataReader {
    private let bytes: [UInt8]
    private var position = 0
    private var point = CGPoint.zero
    private var start = CGPoint.zero

    init(_ text: Substring) { bytes = Array(text.utf8) }

    /// Stops at the first thing it does not understand.
    mutating func read(into path: CGMutablePath) {
        var command: UInt8 = 0
        while let next = peek() {
            if isLetter(next) {
                command = next
                position += 1
            }
            guard perform(command, path) else { return }
            // Further pairs after a move are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
        }
    }

    private mutating func perform(_ command: UInt8, _ path: CGMutablePath) -> Bool {
        switch command {
        case UInt8(ascii: "M"):
            guard let end = pair() else { return false }
            path.move(to: end)
            (point, start) = (end, end)
        case UInt8(ascii: "L"):
            guard let end = pair() else { return false }
            line(to: end, path)
        case UInt8(ascii: "H"):
            guard let x = number() else { return false }
            line(to: CGPoint(x: x, y: point.y), path)
        case UInt8(ascii: "V"):
            guard let y = number() else { return false }
            line(to: CGPoint(x: point.x, y: y), path)
        case UInt8(ascii: "C"):
            guard let first = pair(), let second = pair(), let end = pair() else { return false }
            path.addCurve(to: end, control1: first, control2: second)
            point = end
        case UInt8(ascii: "Q"):
            guard let control = pair(), let end = pair() else { return false }
            path.addQuadCurve(to: end, control: control)
            point = end
        case UInt8(ascii: "A"):
            guard let radii = pair(), number() != nil, let large = number(), let sweep = number(), let end = pair() else { return false }
            addArc(radii: radii, isLarge: large != 0, isSweep: sweep != 0, to: end, path)
        case UInt8(ascii: "Z"):
            path.closeSubpath()
            point = start
        default: return false
        }
        return true
    }

    private mutating func line(to end: CGPoint, _ path: CGMutablePath) {
        path.addLine(to: end)
        point = end
    }

    /// An arc of an ellipse whose axes are upright, from its two ends.
    // spec: https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes
    private mutating func addArc(radii: CGPoint, isLarge: Bool, isSweep: Bool, to end: CGPoint, _ path: CGMutablePath) {
        guard radii.x > 0, radii.y > 0, end != point else { return line(to: end, path) }
        // On the unit circle, the chord and the distance of the centre from it are all that counts.
        var (rx, ry) = (radii.x, radii.y)
        let half = CGPoint(x: (point.x - end.x) / 2 / rx, y: (point.y - end.y) / 2 / ry)
        let length = hypot(half.x, half.y)
        if length > 1 { (rx, ry) = (rx * length, ry * length) }
        let (x, y) = ((point.x - end.x) / 2 / rx, (point.y - end.y) / 2 / ry)
        let distance = (max(0, 1 - x * x - y * y) / (x * x + y * y)).squareRoot() * (isLarge == isSweep ? -1 : 1)
        let center = CGPoint(x: (point.x + end.x) / 2 + distance * y * rx, y: (point.y + end.y) / 2 - distance * x * ry)
        let from = atan2((point.y - center.y) / ry, (point.x - center.x) / rx)
        var to = atan2((end.y - center.y) / ry, (end.x - center.x) / rx)
        if isSweep, to < from { to += 2 * .pi }
        if !isSweep, to > from { to -= 2 * .pi }
        let transform = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: center.x, ty: center.y)
        path.addArc(center: .zero, radius: 1, startAngle: from, endAngle: to, clockwise: !isSweep, transform: transform)
        point = end
    }

    // MARK: Words

    private func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

    private mutating func peek() -> UInt8? {
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: ",") { position += 1 }
        return position < bytes.count ? bytes[position] : nil
    }

    private mutating func pair() -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: x, y: y)
    }

    private mutating func number() -> CGFloat? {
        guard peek() != nil else { return nil }
        let first = position
        var hasPoint = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "-"), position != first { break }
            if byte == UInt8(ascii: "."), hasPoint { break }
            guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            else { break }
            if byte == UInt8(ascii: ".") { hasPoint = true }
            position += 1
        }
        return Double(String(decoding: bytes[first..<position], as: UTF8.self)).map { CGFloat($0) }
    }
}
