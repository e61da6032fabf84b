import Foundation

/// Divides the width of a picker among its wheels.
struct PickerColumns {
    /// The widths that are asked for; nil where a wheel takes its share.
    var widths: [CGFloat?]
    let theme: PickerTheme

    /// From the leading edge to the trailing one.
    func spans(in width: CGFloat) -> [ClosedRange<CGFloat>] {
        guard !widths.isEmpty else { return [] }
        let gaps = theme.columnGap * CGFloat(widths.count - 1)
        let shares = widths.count { $0 == nil }
        let taken = widths.reduce(0) { $0 + max($1 ?? 0, 0) }
        let rest = width - 2 * theme.bandInset - gaps - taken
        let share = shares > 0 ? max((rest / CGFloat(shares)).rounded(.down), 0) : 0
        let all = widths.map { max($0 ?? share, 0) }
        var x = ((width - gaps - all.reduce(0, +)) / 2).rounded(.down)
        return all.map { width in
            defer { x += width + theme.columnGap }
            return x...(x + width)
        }
    }
}
