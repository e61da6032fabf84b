import Foundation
import UIKitCore

/// Where the items of a toolbar stand.
struct ToolbarLayout {
    /// The width of an item in the row.
    enum Slot: Equatable {
        /// A button that is so wide.
        case button(CGFloat)
        /// Room of a width.
        case fixed(CGFloat)
        /// Room that takes an equal part of what is left.
        case flexible
        /// Nothing at all.
        case leftOut

        fileprivate var width: CGFloat {
            switch self {
            case .button(let width), .fixed(let width): width
            case .flexible, .leftOut: 0
            }
        }
    }

    /// The part of the bar that the items may take.
    var row: CGRect
    /// Between two buttons side by side.
    var spacing: CGFloat
    var isRightToLeft: Bool
    var scale: CGFloat

    /// The frames of items, in their order. Where there is too little room, buttons get narrower.
    func frames(of slots: [Slot]) -> [CGRect] {
        let gaps = gaps(before: slots)
        let taken = slots.reduce(0) { $0 + $1.width } + gaps.reduce(0, +)
        let flexibleCount = slots.count { $0 == .flexible }
        let share = flexibleCount > 0 ? max(0, row.width - taken) / CGFloat(flexibleCount) : 0
        let factor = buttonFactor(slots, excess: taken - row.width)
        var x: CGFloat = 0
        return zip(slots, gaps).map { slot, gap in
            x += gap
            let start = x
            switch slot {
            case .button(let width): x += width * factor
            case .fixed(let width): x += width
            case .flexible: x += share
            case .leftOut: break
            }
            return frame(from: start, to: x)
        }
    }

    /// The gap before each item: only between two buttons.
    private func gaps(before slots: [Slot]) -> [CGFloat] {
        var isAfterButton = false
        return slots.map { slot in
            switch slot {
            case .leftOut: return 0
            case .fixed, .flexible:
                isAfterButton = false
                return 0
            case .button:
                defer { isAfterButton = true }
                return isAfterButton ? spacing : 0
            }
        }
    }

    /// How much of their width buttons get.
    private func buttonFactor(_ slots: [Slot], excess: CGFloat) -> CGFloat {
        guard excess > 0 else { return 1 }
        let buttons = slots.reduce(CGFloat.zero) { sum, slot in
            if case .button(let width) = slot { sum + width } else { sum }
        }
        return buttons > 0 ? max(0, (buttons - excess) / buttons) : 1
    }

    /// A part of the row, counted from where reading begins, on whole pixels.
    private func frame(from start: CGFloat, to end: CGFloat) -> CGRect {
        let (first, last) = (aligned(start), aligned(end))
        let x = isRightToLeft ? row.maxX - last : row.minX + first
        return CGRect(x: x, y: row.minY, width: last - first, height: row.height)
    }

    private func aligned(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
