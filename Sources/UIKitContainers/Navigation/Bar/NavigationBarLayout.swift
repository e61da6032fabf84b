import Foundation

/// Where everything is in the row of a navigation bar: the back button and items at the leading edge, items at the trailing edge,
/// and the title between, in the middle if it fits there.
///
/// Reading goes from left to right; ``mirrored(in:)`` gives the other direction.
struct NavigationBarLayout: Equatable {
    /// The content at an edge: a button, or room between two of them.
    enum Slot: Equatable {
        case button(CGFloat)
        case space(CGFloat)
    }

    /// The back button: where its title begins, and how wide it is in each of its forms, the longest first.
    struct Back: Equatable {
        var titleStart: CGFloat
        var titleWidths: [CGFloat]
    }

    struct Content: Equatable {
        var back: Back?
        /// From the edge inwards.
        var leading: [Slot] = []
        var trailing: [Slot] = []
        var titleWidth: CGFloat = 0
    }

    struct Room: Equatable {
        /// The row: all of the bar's width, one line high.
        var row: CGRect
        /// The width that the screen's shape takes at each side.
        var leadingInset: CGFloat = 0
        var trailingInset: CGFloat = 0
        /// From there to the content.
        var margin: CGFloat
        var buttonSpacing: CGFloat
        var titleGap: CGFloat
    }

    private(set) var back: CGRect?
    /// Which form of its title the back button has.
    private(set) var backTitleIndex = 0
    /// A frame for each slot; those of spaces are empty.
    private(set) var leading: [CGRect] = []
    private(set) var trailing: [CGRect] = []
    /// As high as the row.
    private(set) var title = CGRect.zero

    init(_ content: Content, in room: Room) {
        let row = room.row
        let trailingStart = placeTrailing(content.trailing, room)
        let trailingEdge = content.trailing.isEmpty ? row.maxX - room.trailingInset - room.margin : trailingStart - room.titleGap
        let forms = content.back?.titleWidths.count ?? 1
        // The first form of the back button that leaves the title its width; the last if none does.
        for form in 0..<max(forms, 1) {
            let leadingEnd = placeLeading(content, form: form, room)
            let isBare = content.back == nil && content.leading.isEmpty
            let leadingEdge = isBare ? row.minX + room.leadingInset + room.margin : leadingEnd + room.titleGap
            let free = max(0, trailingEdge - leadingEdge)
            let width = min(content.titleWidth, free)
            let middle = row.midX - width / 2
            title = CGRect(x: max(leadingEdge, min(middle, trailingEdge - width)), y: row.minY, width: width, height: row.height)
            if content.titleWidth <= free, !isTooWide(form, content, room) { break }
        }
    }

    /// The back button takes no more than half of the row.
    private func isTooWide(_ form: Int, _ content: Content, _ room: Room) -> Bool {
        guard let back = content.back else { return false }
        return room.leadingInset + back.titleStart + back.titleWidths[form] > room.row.width / 2
    }

    private mutating func placeLeading(_ content: Content, form: Int, _ room: Room) -> CGFloat {
        var x = room.row.minX + room.leadingInset + room.margin
        back = nil
        backTitleIndex = form
        if let form = content.back.map({ $0.titleStart + $0.titleWidths[form] }) {
            let frame = CGRect(x: room.row.minX, y: room.row.minY, width: room.leadingInset + form, height: room.row.height)
            back = frame
            x = frame.maxX + (content.leading.isEmpty ? 0 : room.buttonSpacing)
        }
        leading = []
        for slot in content.leading { leading.append(place(slot, at: &x, direction: 1, room)) }
        return leading.last(where: { $0.width > 0 })?.maxX ?? x
    }

    private mutating func placeTrailing(_ slots: [Slot], _ room: Room) -> CGFloat {
        var x = room.row.maxX - room.trailingInset - room.margin
        for slot in slots { trailing.append(place(slot, at: &x, direction: -1, room)) }
        return trailing.last(where: { $0.width > 0 })?.minX ?? x
    }

    private func place(_ slot: Slot, at x: inout CGFloat, direction: CGFloat, _ room: Room) -> CGRect {
        switch slot {
        case .button(let width):
            defer { x += direction * (width + room.buttonSpacing) }
            return CGRect(x: direction > 0 ? x : x - width, y: room.row.minY, width: width, height: room.row.height)
        case .space(let width):
            x += direction * width
            return CGRect(x: x, y: room.row.minY, width: 0, height: 0)
        }
    }

    /// The same for reading from right to left.
    func mirrored(in row: CGRect) -> NavigationBarLayout {
        func flip(_ rect: CGRect) -> CGRect {
            CGRect(x: row.minX + row.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        var result = self
        result.back = back.map(flip)
        result.leading = leading.map(flip)
        result.trailing = trailing.map(flip)
        result.title = flip(title)
        return result
    }
}
