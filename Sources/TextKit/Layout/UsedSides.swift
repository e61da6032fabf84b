import Foundation

/// The outermost of the ends of many lines, where some come and go with every key.
struct UsedSides {
    private var lefts: [CGFloat: Int] = [:]
    private var rights: [CGFloat: Int] = [:]
    private var known: (left: CGFloat, right: CGFloat)?

    /// Zero without any.
    var outermost: (left: CGFloat, right: CGFloat) {
        mutating get {
            if let known { return known }
            let found = (left: lefts.keys.min() ?? 0, right: rights.keys.max() ?? 0)
            known = found
            return found
        }
    }

    mutating func add(_ sides: (left: CGFloat, right: CGFloat)?) {
        guard let sides else { return }
        if lefts.isEmpty { known = nil }
        lefts[sides.left, default: 0] += 1
        rights[sides.right, default: 0] += 1
        if let known { self.known = (min(known.left, sides.left), max(known.right, sides.right)) }
    }

    mutating func remove(_ sides: (left: CGFloat, right: CGFloat)?) {
        guard let sides else { return }
        Self.remove(sides.left, from: &lefts)
        Self.remove(sides.right, from: &rights)
        if let known, sides.left <= known.left || sides.right >= known.right { self.known = nil }
    }

    private static func remove(_ side: CGFloat, from counts: inout [CGFloat: Int]) {
        guard let count = counts[side] else { return }
        counts[side] = count > 1 ? count - 1 : nil
    }
}
