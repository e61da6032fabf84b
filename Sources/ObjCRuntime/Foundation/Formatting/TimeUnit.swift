import Foundation

/// A unit in which ``_DateComponentsFormatter`` counts.
struct TimeUnit: Sendable {
    let component: Calendar.Component
    let flag: NSCalendar.Unit
    /// nil for units whose length depends on the date.
    let seconds: Int?
    let name, short, letter: String

    /// The largest first.
    static let all = [
        TimeUnit(component: .year, flag: .year, seconds: nil, name: "year", short: "yr", letter: "y"),
        TimeUnit(component: .month, flag: .month, seconds: nil, name: "month", short: "mth", letter: "mo"),
        TimeUnit(component: .weekOfMonth, flag: .weekOfMonth, seconds: 604_800, name: "week", short: "wk", letter: "w"),
        TimeUnit(component: .day, flag: .day, seconds: 86_400, name: "day", short: "day", letter: "d"),
        TimeUnit(component: .hour, flag: .hour, seconds: 3_600, name: "hour", short: "hr", letter: "h"),
        TimeUnit(component: .minute, flag: .minute, seconds: 60, name: "minute", short: "min", letter: "m"),
        TimeUnit(component: .second, flag: .second, seconds: 1, name: "second", short: "sec", letter: "s"),
    ]

    func text(_ amount: Int, style: _DateComponentsFormatter.UnitsStyle) -> String {
        let isOne = amount.magnitude == 1
        switch style {
        case .abbreviated: return "\(amount)\(letter)"
        case .brief: return "\(amount)\(short)\(isOne || !isCounted ? "" : "s")"
        case .short: return "\(amount) \(short)\(isOne || !isCounted ? "" : "s")"
        case .spellOut: return "\(Self.spelled(amount)) \(name)\(isOne ? "" : "s")"
        case .full, .positional: return "\(amount) \(name)\(isOne ? "" : "s")"
        }
    }

    /// Short names of units from the day up have a plural.
    private var isCounted: Bool { seconds.map { $0 >= 86_400 } ?? true }

    private static func spelled(_ amount: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en")
        return formatter.string(from: NSNumber(value: amount)) ?? String(amount)
    }

    /// "1:05:00"; a single number stands alone.
    static func positional(_ amounts: [(unit: TimeUnit, amount: Int)], pads: Bool) -> String {
        let numbers = amounts.enumerated().map { index, entry in
            let digits = String(entry.amount.magnitude)
            let isFilledUp = pads || (index > 0 && entry.unit.seconds.map { $0 < 86_400 } ?? false)
            let filled = isFilledUp && digits.count < 2 ? "0" + digits : digits
            return (entry.amount < 0 && index == 0 ? "-" : "") + filled
        }
        return numbers.joined(separator: ":")
    }

    /// Leaves out zeros, but for one if all are.
    static func withoutZeros(_ amounts: [(unit: TimeUnit, amount: Int)], dropping zeros: _DateComponentsFormatter.ZeroFormattingBehavior)
        -> [(unit: TimeUnit, amount: Int)]
    {
        guard let first = amounts.firstIndex(where: { $0.amount != 0 }), let last = amounts.lastIndex(where: { $0.amount != 0 }) else {
            return zeros.isDisjoint(with: .dropAll) ? amounts : Array(amounts.suffix(1))
        }
        return amounts.enumerated().filter { index, entry in
            if entry.amount != 0 { return true }
            if index < first { return !zeros.contains(.dropLeading) }
            return index > last ? !zeros.contains(.dropTrailing) : !zeros.contains(.dropMiddle)
        }.map(\.element)
    }
}
