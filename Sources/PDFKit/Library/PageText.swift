import CoreGraphics
import Foundation

/// The text of a page, and where each of its letters stands.
struct PageText {
    let string: NSString
    /// One for each UTF-16 unit of the text, in points of the page, with zero at the lower left.
    let boxes: [CGRect]

    /// - Parameter page: nil for one without text.
    static func text(of page: CGPDFPage?) -> PageText {
        guard let page, let library = PDFLibrary.shared, let poppler = Poppler.shared else { return PageText(string: "", boxes: []) }
        let height = page.getBoxRect(.cropBox).height
        let found: (text: String, boxes: [CGRect]) = library.lock.withLock { _ in
            let text = poppler.taken(poppler.pageText(page.pointer)) ?? ""
            var (first, count): (Poppler.Address?, UInt32) = (nil, 0)
            guard poppler.pageLayout(page.pointer, &first, &count) != 0, let first else { return (text, []) }
            defer { poppler.free(first) }
            let boxes = UnsafeBufferPointer(start: first.assumingMemoryBound(to: Poppler.Box.self), count: Int(count)).map {
                CGRect(x: $0.x1, y: height - $0.y2, width: $0.x2 - $0.x1, height: $0.y2 - $0.y1)
            }
            return (text, boxes)
        }
        // The library counts characters of Unicode.
        var boxes: [CGRect] = []
        var last = CGRect.zero
        for (index, scalar) in found.text.unicodeScalars.enumerated() {
            if index < found.boxes.count { last = found.boxes[index] }
            boxes.append(last)
            if UTF16.width(scalar) == 2 { boxes.append(last) }
        }
        return PageText(string: found.text as NSString, boxes: boxes)
    }

    /// Where the text of a range stands: a rectangle for each line of it.
    func lines(_ range: NSRange) -> [(range: NSRange, box: CGRect)] {
        var lines: [(range: NSRange, box: CGRect)] = []
        for index in max(0, range.location)..<max(0, min(range.upperBound, boxes.count)) {
            if isLineEnd(index) { continue }
            let box = boxes[index]
            if let last = lines.last, last.range.upperBound == index, Self.areOfOneLine(last.box, box) {
                lines[lines.count - 1] = (NSRange(location: last.range.location, length: last.range.length + 1), last.box.union(box))
            } else {
                lines.append((NSRange(location: index, length: 1), box))
            }
        }
        return lines
    }

    func isLineEnd(_ index: Int) -> Bool { string.character(at: index) == 10 || string.character(at: index) == 12 }

    private static func areOfOneLine(_ first: CGRect, _ second: CGRect) -> Bool {
        min(first.maxY, second.maxY) - max(first.minY, second.minY) > min(first.height, second.height) / 2
    }

    /// The letter at a point; nil where there is none.
    func index(at point: CGPoint) -> Int? { boxes.firstIndex { $0.contains(point) && !$0.isEmpty } }

    /// The letter that is nearest to a point; nil on pages without text.
    func nearestIndex(to point: CGPoint) -> Int? {
        func distance(_ box: CGRect) -> CGFloat {
            let (x, y) = (max(box.minX - point.x, 0, point.x - box.maxX), max(box.minY - point.y, 0, point.y - box.maxY))
            // Lines are told apart before letters are.
            return y * 1000 + x
        }
        return boxes.indices.filter { !isLineEnd($0) }.min { distance(boxes[$0]) < distance(boxes[$1]) }
    }

    /// The letters whose middle lies in a rectangle, as ranges.
    func ranges(in rect: CGRect) -> [NSRange] {
        var ranges: [NSRange] = []
        for (index, box) in boxes.enumerated() where !isLineEnd(index) && rect.contains(CGPoint(x: box.midX, y: box.midY)) {
            if let last = ranges.last, last.upperBound == index {
                ranges[ranges.count - 1].length += 1
            } else {
                ranges.append(NSRange(location: index, length: 1))
            }
        }
        return ranges
    }
}
