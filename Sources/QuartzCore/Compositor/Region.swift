internal import CPixman
import Display

/// A set of pixels, kept as rectangles.
final class Region {
    /// Apart from the object, as pixman reads and writes the same region at once.
    private let raw = UnsafeMutablePointer<pixman_region32_t>.allocate(capacity: 1)

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

    func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        pixman_region32_union_rect(raw, raw, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
    }

    func subtract(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        let other = Region(rect)
        pixman_region32_subtract(raw, raw, other.raw)
    }

    /// The pixels that also lie in a rectangle.
    func intersection(_ rect: PixelRect) -> Region {
        let result = Region()
        guard !rect.isEmpty else { return result }
        pixman_region32_intersect_rect(result.raw, raw, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
        return result
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

extension PixelRect {
    fileprivate init(_ box: pixman_box32_t) {
        self.init(x: Int(box.x1), y: Int(box.y1), width: Int(box.x2 - box.x1), height: Int(box.y2 - box.y1))
    }
}
