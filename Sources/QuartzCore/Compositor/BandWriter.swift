internal import CPixman
import Foundation

/// Writes the rectangles of a region one after the other, as pixman keeps them: in bands from the top downwards, each from left to right.
///
/// The result goes to a region with ``moveResult(to:)``, whose former memory is then written to next.
// optimization: pixman gives memory back whenever a region becomes a single rectangle, and asks for it again when it becomes more.
// While a list scrolls that was a dozen times in a frame.
struct BandWriter {
    private var block: UnsafeMutablePointer<pixman_region32_data_t>?
    /// Memory of a region that has become a single rectangle: the next result of several goes there.
    private var kept: UnsafeMutablePointer<pixman_region32_data_t>?
    private var count = 0
    /// Where the band before the one that is being written begins, and where that one does.
    private var formerBand = 0
    private var band = 0

    func deallocate() {
        free(block)
        free(kept)
    }

    // MARK: Writing

    /// Writes what a region has outside of a box.
    mutating func subtract(_ hole: pixman_box32_t, from region: UnsafePointer<pixman_region32_t>) {
        // Bands at the edges of the hole are cut in two, and boxes beside it, too.
        begin(room: 4 * region.boxes.count)
        forEachBand(of: region) { writer, boxes in
            let (top, bottom) = (boxes[0].y1, boxes[0].y2)
            writer.append(boxes, from: top, to: min(bottom, hole.y1))
            let (start, end) = (max(top, hole.y1), min(bottom, hole.y2))
            if start < end {
                for box in boxes {
                    writer.append(x1: box.x1, x2: min(box.x2, hole.x1), start, end)
                    writer.append(x1: max(box.x1, hole.x2), x2: box.x2, start, end)
                }
                writer.endBand()
            }
            writer.append(boxes, from: max(top, hole.y2), to: bottom)
        }
    }

    /// Writes what a region has inside of a box.
    mutating func intersect(_ region: UnsafePointer<pixman_region32_t>, with window: pixman_box32_t) {
        begin(room: region.boxes.count)
        forEachBand(of: region) { writer, boxes in
            let (start, end) = (max(boxes[0].y1, window.y1), min(boxes[0].y2, window.y2))
            guard start < end else { return }
            for box in boxes { writer.append(x1: max(box.x1, window.x1), x2: min(box.x2, window.x2), start, end) }
            writer.endBand()
        }
    }

    /// Writes all that a region has.
    mutating func copy(_ region: UnsafePointer<pixman_region32_t>) {
        let boxes = region.boxes
        begin(room: boxes.count)
        guard let target = block?.boxes, let source = boxes.baseAddress else { return }
        target.update(from: source, count: boxes.count)
        count = boxes.count
    }

    /// Calls something with the boxes of each band, from the top downwards.
    private mutating func forEachBand(
        of region: UnsafePointer<pixman_region32_t>, _ body: (inout BandWriter, UnsafeBufferPointer<pixman_box32_t>) -> Void
    ) {
        let boxes = region.boxes
        var start = 0
        while start < boxes.count {
            var end = start + 1
            while end < boxes.count, boxes[end].y1 == boxes[start].y1 { end += 1 }
            body(&self, UnsafeBufferPointer(rebasing: boxes[start..<end]))
            start = end
        }
    }

    private mutating func begin(room: Int) {
        count = 0
        band = 0
        formerBand = 0
        if room > block?.pointee.size ?? 0 { swap(&block, &kept) }
        guard room > block?.pointee.size ?? 0 else { return }
        free(block)
        let size = max(room, Self.usualSize)
        let bytes = MemoryLayout<pixman_region32_data_t>.stride + size * MemoryLayout<pixman_box32_t>.stride
        // pixman may free it.
        guard let memory = malloc(bytes) else { fatalError("There is no memory for \(size) rectangles of what is to be painted.") }
        block = memory.bindMemory(to: pixman_region32_data_t.self, capacity: 1)
        block?.initialize(to: pixman_region32_data_t(size: size, numRects: 0))
    }

    /// Rectangles that are left of most screens in between.
    private static let usualSize = 32

    private mutating func append(_ boxes: UnsafeBufferPointer<pixman_box32_t>, from start: Int32, to end: Int32) {
        guard start < end else { return }
        for box in boxes { append(x1: box.x1, x2: box.x2, start, end) }
        endBand()
    }

    private mutating func append(x1: Int32, x2: Int32, _ y1: Int32, _ y2: Int32) {
        guard x1 < x2, let boxes = block?.boxes else { return }
        boxes[count] = pixman_box32_t(x1: x1, y1: y1, x2: x2, y2: y2)
        count += 1
    }

    /// Bands that touch and have the same boxes are one.
    private mutating func endBand() {
        guard count > band, let boxes = block?.boxes else { return }
        let length = count - band
        if band - formerBand == length, length > 0, boxes[formerBand].y2 == boxes[band].y1,
            (0..<length).allSatisfy({ boxes[formerBand + $0].x1 == boxes[band + $0].x1 && boxes[formerBand + $0].x2 == boxes[band + $0].x2 }
            )
        {
            for index in formerBand..<band { boxes[index].y2 = boxes[band].y2 }
            count = band
        } else {
            formerBand = band
        }
        band = count
    }

    // MARK: Handing over

    /// Gives a region what was written, and takes its memory for the next time.
    mutating func moveResult(to region: UnsafeMutablePointer<pixman_region32_t>) {
        guard count > 0, let boxes = block?.boxes else {
            keepMemory(of: region)
            return pixman_region32_clear(region)
        }
        guard count > 1 else {
            var box = boxes[0]
            keepMemory(of: region)
            return pixman_region32_reset(region, &box)
        }
        var extents = pixman_box32_t(x1: boxes[0].x1, y1: boxes[0].y1, x2: boxes[0].x2, y2: boxes[count - 1].y2)
        for index in 1..<count {
            extents.x1 = min(extents.x1, boxes[index].x1)
            extents.x2 = max(extents.x2, boxes[index].x2)
        }
        block?.pointee.numRects = count
        var former = region.pointee.ownData
        if former == nil { swap(&former, &kept) }
        region.pointee = pixman_region32_t(extents: extents, data: block)
        block = former
    }

    /// Takes the memory of a region that is about to be overwritten, and leaves it one rectangle.
    mutating func keepMemory(of region: UnsafeMutablePointer<pixman_region32_t>) {
        guard let data = region.pointee.ownData else { return }
        region.pointee.data = nil
        if block == nil {
            block = data
        } else {
            free(kept)
            kept = data
        }
    }
}

extension pixman_region32_t {
    /// The memory of several rectangles. None belongs to a region of one, and what an empty one points to is shared by all.
    fileprivate var ownData: UnsafeMutablePointer<pixman_region32_data_t>? {
        guard let data, data.pointee.size > 0 else { return nil }
        return data
    }
}

extension UnsafePointer<pixman_region32_t> {
    fileprivate var boxes: UnsafeBufferPointer<pixman_box32_t> {
        var count: Int32 = 0
        let first = pixman_region32_rectangles(UnsafeMutablePointer(mutating: self), &count)
        return UnsafeBufferPointer(start: first, count: Int(count))
    }
}

extension UnsafeMutablePointer<pixman_region32_data_t> {
    /// They follow upon the numbers that say how many there are.
    fileprivate var boxes: UnsafeMutablePointer<pixman_box32_t> {
        UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: pixman_box32_t.self)
    }
}
