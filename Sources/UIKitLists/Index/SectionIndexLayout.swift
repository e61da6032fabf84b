import Foundation

/// Which titles of an index are written where. Pure arithmetic.
///
/// Where there is no room for all titles, every other entry is a dot that stands for those between its neighbours.
struct SectionIndexLayout: Equatable {
    enum Entry: Equatable {
        case title(Int)
        case dot
    }

    let entries: [Entry]
    let lineHeight: CGFloat
    /// Where the first entry begins.
    let top: CGFloat
    private let titleCount: Int

    /// - Parameters:
    ///   - height: that of the bar.
    ///   - margin: what is left free above and below at least.
    init(titleCount: Int, height: CGFloat, lineHeight: CGFloat, margin: CGFloat) {
        self.titleCount = titleCount
        self.lineHeight = lineHeight
        let capacity = Int(max(height - 2 * margin, 0) / lineHeight)
        if titleCount <= capacity {
            entries = (0..<titleCount).map(Entry.title)
        } else {
            entries = Self.condensed(titleCount, into: capacity)
        }
        top = (height - CGFloat(entries.count) * lineHeight) / 2
    }

    /// The first, the last and as many between them as there is room for, with dots between all.
    private static func condensed(_ titleCount: Int, into capacity: Int) -> [Entry] {
        // An odd number, so that it begins and ends with a title; dots for single titles would take no less room than these.
        let written = min((capacity + 1) / 2, (titleCount + 1) / 2)
        guard written > 1 else { return capacity > 0 && titleCount > 0 ? [.title(0)] : [] }
        return (0..<(2 * written - 1)).map { index in
            guard index.isMultiple(of: 2) else { return .dot }
            let share = Double(index / 2) / Double(written - 1)
            return .title(Int((share * Double(titleCount - 1)).rounded()))
        }
    }

    /// Where an entry is written from.
    func start(of entry: Int) -> CGFloat { top + CGFloat(entry) * lineHeight }

    /// The title that a finger is on; the first above all, and the last below. Nil without titles.
    func title(at y: CGFloat) -> Int? {
        guard !entries.isEmpty else { return nil }
        let share = (y - top) / (CGFloat(entries.count) * lineHeight)
        return min(max(Int((share * CGFloat(titleCount)).rounded(.down)), 0), titleCount - 1)
    }
}
