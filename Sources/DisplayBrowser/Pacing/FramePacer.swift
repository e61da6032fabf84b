import Display

/// Decides what is sent to a page, and when: at most two frames are under way, and what changes meanwhile is merged.
///
/// While much is moving, pictures are sent quickly and a little coarse; at rest they are replaced, part by part, by exact ones.
struct FramePacer {
    /// The tiles to send as one frame.
    struct Plan: Equatable {
        var number: Int
        var rects: [PixelRect]
        var codec: FrameTile.Codec
    }

    private var damage = DamageList()
    /// The rectangles that the page shows coarsely.
    private var coarse = DamageList()
    private var framesUnderWay: [Int] = []
    private var nextNumber = 1

    private static let mostFramesUnderWay = 2
    /// Up to so many pixels, an exact picture costs no more than a coarse one.
    private static let smallArea = 20_000
    /// So many pixels are made exact at a time, so that a touch meanwhile is answered soon.
    private static let exactArea = 120_000

    /// Strips of so many pixels are encoded, and decoded by the page, at the same time.
    private static let stripArea = 400_000

    /// True if exact pictures are wanted as soon as there is rest.
    var isCoarse: Bool { !coarse.isEmpty }

    mutating func add(_ rects: [PixelRect]) { for rect in rects { damage.add(rect) } }

    /// The plan for now; nil where there is nothing to send, or too much is under way.
    /// - Parameter isAtRest: whether nothing has changed for a moment.
    mutating func next(isAtRest: Bool) -> Plan? {
        guard framesUnderWay.count < Self.mostFramesUnderWay else { return nil }
        if !damage.isEmpty { return planForDamage() }
        guard isAtRest, !coarse.isEmpty else { return nil }
        return plan(coarse.take(area: Self.exactArea), .png)
    }

    private mutating func planForDamage() -> Plan {
        let rects = damage.rects
        damage.removeAll()
        guard rects.reduce(0, { $0 + $1.area }) > Self.smallArea else { return plan(rects, .png) }
        for rect in rects { coarse.add(rect) }
        return plan(rects.flatMap { $0.strips(of: Self.stripArea) }, .jpeg)
    }

    private mutating func plan(_ rects: [PixelRect], _ codec: FrameTile.Codec) -> Plan {
        defer { nextNumber += 1 }
        framesUnderWay.append(nextNumber)
        return Plan(number: nextNumber, rects: rects, codec: codec)
    }

    /// The page shows a frame, and all before it. A number that is not under way means nothing.
    mutating func acknowledge(_ number: Int) {
        guard framesUnderWay.contains(number) else { return }
        framesUnderWay.removeAll { $0 <= number }
    }

    /// The screen has another size: what was to be sent of the former one is not.
    mutating func restart(with size: PixelSize) {
        damage.removeAll()
        coarse.removeAll()
        damage.add(PixelRect(size))
    }
}

extension PixelRect {
    /// The rectangle cut below rows into parts of about so many pixels. JPEG looks at sixteen rows at a time, and so do the cuts.
    fileprivate func strips(of area: Int) -> [PixelRect] {
        let rows = max(area / max(width, 1) / 16 * 16, 16)
        return stride(from: 0, to: height, by: rows).map { top in
            PixelRect(x: x, y: y + top, width: width, height: min(rows, height - top))
        }
    }
}
