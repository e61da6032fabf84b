import CoreGraphics
import UIKit

/// Where pages lie, in points of pages.
struct PageArrangement: Equatable {
    /// How pages are to be arranged.
    struct Manner: Equatable {
        var mode = PDFDisplayMode.singlePageContinuous
        var direction = PDFDisplayDirection.vertical
        /// True if the first page stands alone where two lie side by side.
        var isBook = false
        /// True if pages go from right to left.
        var isFromRight = false
        /// Around each page.
        var margins = UIEdgeInsets.zero
        /// True if each page has a place of the same size, which the view is scrolled by.
        var isPaged = false
        /// The size of such a place.
        var place = CGSize.zero
    }

    private(set) var frames: [Int: CGRect] = [:]
    private(set) var size = CGSize.zero

    /// - Parameters:
    ///   - sizes: of all pages, as they are shown.
    ///   - current: the page that is shown where not all are.
    init(_ sizes: [CGSize], _ manner: Manner, current: Int) {
        let rows = Self.rows(sizes.count, manner, current: current)
        var cells: [(pages: [(index: Int, frame: CGRect)], size: CGSize)] = []
        for row in rows { cells.append(Self.cell(row, sizes, manner)) }
        if manner.isPaged {
            placePages(cells, manner)
        } else if manner.direction == .horizontal, Self.isContinuous(manner) {
            placeAcross(cells, manner)
        } else {
            placeDown(cells)
        }
    }

    private static func isContinuous(_ manner: Manner) -> Bool {
        manner.isPaged || manner.mode == .singlePageContinuous || manner.mode == .twoUpContinuous
    }

    /// The pages that lie side by side.
    private static func rows(_ count: Int, _ manner: Manner, current: Int) -> [[Int]] {
        let isPair = !manner.isPaged && (manner.mode == .twoUp || manner.mode == .twoUpContinuous)
        guard count > 0 else { return [] }
        var rows: [[Int]] = []
        if isPair {
            if manner.isBook { rows.append([0]) }
            for first in stride(from: manner.isBook ? 1 : 0, to: count, by: 2) { rows.append(Array(first..<min(first + 2, count))) }
        } else {
            rows = (0..<count).map { [$0] }
        }
        if isContinuous(manner) { return rows }
        return rows.filter { $0.contains(max(0, min(current, count - 1))) }
    }

    /// Pages side by side with their margins, from zero on.
    private static func cell(_ row: [Int], _ sizes: [CGSize], _ manner: Manner) -> (pages: [(index: Int, frame: CGRect)], size: CGSize) {
        let margins = manner.margins
        let height = row.map { sizes[$0].height }.max() ?? 0
        var x = 0.0
        var pages: [(index: Int, frame: CGRect)] = []
        for index in manner.isFromRight ? row.reversed() : row {
            let size = sizes[index]
            pages.append(
                (index, CGRect(x: x + margins.left, y: margins.top + (height - size.height) / 2, width: size.width, height: size.height)))
            x += margins.left + size.width + margins.right
        }
        return (pages, CGSize(width: x, height: margins.top + height + margins.bottom))
    }

    private mutating func placeDown(_ cells: [(pages: [(index: Int, frame: CGRect)], size: CGSize)]) {
        let width = cells.map(\.size.width).max() ?? 0
        var y = 0.0
        for cell in cells {
            for page in cell.pages { frames[page.index] = page.frame.offsetBy(dx: (width - cell.size.width) / 2, dy: y) }
            y += cell.size.height
        }
        size = CGSize(width: width, height: y)
    }

    private mutating func placeAcross(_ cells: [(pages: [(index: Int, frame: CGRect)], size: CGSize)], _ manner: Manner) {
        let height = cells.map(\.size.height).max() ?? 0
        var x = 0.0
        for cell in manner.isFromRight ? cells.reversed() : cells {
            for page in cell.pages { frames[page.index] = page.frame.offsetBy(dx: x, dy: (height - cell.size.height) / 2) }
            x += cell.size.width
        }
        size = CGSize(width: x, height: height)
    }

    /// Each page in the middle of its place, as large as it can be there.
    private mutating func placePages(_ cells: [(pages: [(index: Int, frame: CGRect)], size: CGSize)], _ manner: Manner) {
        let place = manner.place
        let isAcross = manner.direction == .horizontal
        for (number, cell) in (manner.isFromRight && isAcross ? cells.reversed() : cells).enumerated() {
            guard let page = cell.pages.first, cell.size.width > 0, cell.size.height > 0 else { continue }
            let scale = min(place.width / cell.size.width, place.height / cell.size.height)
            let fitted = CGSize(width: page.frame.width * scale, height: page.frame.height * scale)
            let origin = isAcross ? CGPoint(x: CGFloat(number) * place.width, y: 0) : CGPoint(x: 0, y: CGFloat(number) * place.height)
            frames[page.index] = CGRect(
                x: origin.x + (place.width - fitted.width) / 2, y: origin.y + (place.height - fitted.height) / 2, width: fitted.width,
                height: fitted.height)
        }
        let count = CGFloat(cells.count)
        size = CGSize(width: isAcross ? place.width * count : place.width, height: isAcross ? place.height : place.height * count)
    }

    /// The pages that a rectangle touches, in their order.
    func pages(in rect: CGRect) -> [Int] { frames.filter { $0.value.intersects(rect) }.keys.sorted() }

    /// The page of which most lies in a rectangle; the first of several. Nil if none does.
    func mainPage(in rect: CGRect) -> Int? {
        func share(_ frame: CGRect) -> CGFloat {
            let part = frame.intersection(rect)
            return part.isNull ? 0 : part.width * part.height
        }
        let shares = frames.map { (index: $0.key, share: share($0.value)) }.filter { $0.share > 0 }
        return shares.max { ($0.share, -$0.index) < ($1.share, -$1.index) }?.index
    }

    /// The page that is nearest to a point.
    func nearestPage(to point: CGPoint) -> Int? {
        func distance(_ frame: CGRect) -> CGFloat {
            hypot(max(frame.minX - point.x, 0, point.x - frame.maxX), max(frame.minY - point.y, 0, point.y - frame.maxY))
        }
        return frames.min { (distance($0.value), $0.key) < (distance($1.value), $1.key) }?.key
    }
}
