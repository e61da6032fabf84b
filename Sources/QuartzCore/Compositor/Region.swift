internal import CPixman
import Display

/// A set of pixels, kept as rectangles.
final class Region {
    /// Apart from the object, as pixman reads and writes the same region at once.
    private var raw = UnsafeMutablePointer<pixman_region32_t>.allocate(capacity: 1)
    /// Room for the rectangles of the next subtraction or intersection.
    private var spare = BandWriter()

    init() {
        pixman_region32_init(raw)
    }

    init(_ rect: PixelRect) {
        if rect.isEmpty {
            pixman_region32_init(raw)
        } else {
            pixman_region32_init_rect(raw, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
        }
    }

    deinit {
        pixman_region32_fini(raw)
        raw.deallocate()
        spare.deallocate()
    }

    var isEmpty: Bool { pixman_region32_not_empty(raw) == 0 }

    /// The smallest rectangle around all pixels.
    var extents: PixelRect {
        guard let box = pixman_region32_extents(raw) else { return .empty }
        return PixelRect(box.pointee)
    }

    /// Rectangles that do not overlap and hold all pixels, from the top downwards.
    var rects: [PixelRect] {
        var count: Int32 = 0
        guard let boxes = pixman_region32_rectangles(raw, &count) else { return [] }
        return UnsafeBufferPointer(start: boxes, count: Int(count)).map(PixelRect.init)
    }

    /// How many pixels it has.
    var area: Int {
        var sum = 0
        forEach { sum += $0.area }
        return sum
    }

    /// How many rectangles it takes.
    var count: Int { Int(pixman_region32_n_rects(raw)) }

    /// Calls something with each of the rectangles, from the top downwards.
    func forEach(_ body: (PixelRect) -> Void) {
        var count: Int32 = 0
        guard let boxes = pixman_region32_rectangles(raw, &count) else { return }
        for index in 0..<Int(count) { body(PixelRect(boxes[index])) }
    }

    /// The same, from the bottom upwards if that is asked for.
    func forEach(fromBottom: Bool, _ body: (PixelRect) -> Void) {
        guard fromBottom else { return forEach(body) }
        var count: Int32 = 0
        guard let boxes = pixman_region32_rectangles(raw, &count) else { return }
        for index in (0..<Int(count)).reversed() { body(PixelRect(boxes[index])) }
    }

    /// Adds many rectangles at once.
    // optimization: one after the other, each is compared with all before it.
    func add(_ rects: [PixelRect]) {
        guard rects.count > Self.fewRects else { return rects.forEach(add) }
        var boxes = rects.filter { !$0.isEmpty }.map { pixman_box32_t($0) }
        let other = Region()
        _ = pixman_region32_init_rects(other.raw, &boxes, Int32(boxes.count))
        pixman_region32_union(raw, raw, other.raw)
    }

    private static let fewRects = 16

    func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        pixman_region32_union_rect(raw, raw, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
    }

    func subtract(_ rect: PixelRect) {
        guard !rect.isEmpty, overlap(with: rect) != PIXMAN_REGION_OUT else { return }
        spare.subtract(pixman_box32_t(rect), from: raw)
        spare.moveResult(to: raw)
    }

    /// Holds the pixels of a rectangle, and no others.
    func reset(to rect: PixelRect) {
        if rect.isEmpty { return removeAll() }
        spare.keepMemory(of: raw)
        var box = pixman_box32_t(rect)
        pixman_region32_reset(raw, &box)
    }

    func removeAll() {
        spare.keepMemory(of: raw)
        pixman_region32_clear(raw)
    }

    func subtract(_ other: Region) { other.forEach(subtract) }

    /// Says whether a rectangle lies inside, outside, or partly inside.
    private func overlap(with rect: PixelRect) -> pixman_region_overlap_t {
        var box = pixman_box32_t(rect)
        return pixman_region32_contains_rectangle(raw, &box)
    }

    /// Returns true if leaving out a rectangle that is covered anyway saves more time than it takes.
    // optimization: each rectangle of a region is looked at whenever a step is added or taken away. For a thousand small layers that
    // lie over each other, this took twice as long as painting all of them.
    func isWorthSubtracting(_ rect: PixelRect) -> Bool { rect.area >= count * Self.pixelsForRect }

    /// So many pixels are painted while one rectangle of a region is looked at.
    private static let pixelsForRect = 64

    /// The pixels that also lie in a rectangle.
    func intersection(_ rect: PixelRect) -> Region {
        let result = Region()
        result.becomeIntersection(of: self, rect)
        return result
    }

    /// Holds the pixels of another region that also lie in a rectangle, and no others.
    // optimization: what lies wholly inside or outside, as most layers do, takes no memory.
    func becomeIntersection(of other: Region, _ rect: PixelRect) {
        let overlap = rect.isEmpty ? PIXMAN_REGION_OUT : other.overlap(with: rect)
        switch overlap {
        case PIXMAN_REGION_OUT: removeAll()
        case PIXMAN_REGION_IN: reset(to: rect)
        default:
            spare.intersect(other.raw, with: pixman_box32_t(rect))
            spare.moveResult(to: raw)
        }
    }

    /// Holds the same pixels as another region.
    func become(_ other: Region) {
        guard other !== self else { return }
        spare.copy(other.raw)
        spare.moveResult(to: raw)
    }

    func translated(x: Int, y: Int) -> Region {
        let result = Region()
        pixman_region32_copy(result.raw, raw)
        pixman_region32_translate(result.raw, Int32(x), Int32(y))
        return result
    }

    /// Lets pixman read the region.
    func withPixman<Result>(_ body: (UnsafeMutablePointer<pixman_region32_t>) -> Result) -> Result {
        body(raw)
    }
}

extension pixman_box32_t {
    fileprivate init(_ rect: PixelRect) {
        self.init(x1: Int32(rect.x), y1: Int32(rect.y), x2: Int32(rect.maxX), y2: Int32(rect.maxY))
    }
}

extension PixelRect {
    fileprivate init(_ box: pixman_box32_t) {
        self.init(x: Int(box.x1), y: Int(box.y1), width: Int(box.x2 - box.x1), height: Int(box.y2 - box.y1))
    }
}
