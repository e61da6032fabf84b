public import Foundation

/// `DateComponentsFormatter`, which corelibs Foundation lacks: writes amounts of time, in English.
// apple: https://developer.apple.com/documentation/foundation/datecomponentsformatter
open class _DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How an amount is spelled.
    // apple: https://developer.apple.com/documentation/foundation/datecomponentsformatter/unitsstyle-swift.enum
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:00"
        case positional
        /// "1h 10m"
        case abbreviated
        /// "1 hr, 10 min"
        case short
        /// "1 hour, 10 minutes"
        case full
        /// "one hour, ten minutes"
        case spellOut
        /// "1hr 10min"
        case brief
    }

    /// Which units that are zero are left out.
    // apple: https://developer.apple.com/documentation/foundation/datecomponentsformatter/zeroformattingbehavior-swift.struct
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As ``dropLeading`` in the positional style, as ``dropAll`` in the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// No zeros at all.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Fills numbers up with zeros: "01:05:00".
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// Default: positional.
    open var unitsStyle = UnitsStyle.positional
    /// Default: all that the formatter knows, from years to seconds without weeks.
    open var allowedUnits: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
    /// Which zeros are written. Default: those that the style needs.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most, the largest first; 0 is no limit. Default: 0.
    open var maximumUnitCount = 0
    /// For time that is reckoned between two dates. Default: the user's calendar.
    open var calendar: Calendar? = Calendar.current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for the parts that are set; nil if there are none.
    // apple: https://developer.apple.com/documentation/foundation/datecomponentsformatter/string(from:)-3ks8h
    open func string(from components: DateComponents) -> String? {
        let wanted = TimeUnit.all.filter { allowedUnits.contains($0.flag) }
        let known = wanted.compactMap { unit in components.value(for: unit.component).map { (unit, $0) } }
        return known.isEmpty ? nil : text(known)
    }

    /// The text for a number of seconds, in days of 24 hours; years and months are not used.
    // apple: https://developer.apple.com/documentation/foundation/datecomponentsformatter/string(from:)-4lemx
    open func string(from interval: TimeInterval) -> String? {
        var rest = Int(interval.magnitude.rounded(.down))
        let wanted = TimeUnit.all.filter { allowedUnits.contains($0.flag) && $0.seconds != nil }
        let amounts = wanted.map { unit in
            let (amount, remainder) = rest.quotientAndRemainder(dividingBy: unit.seconds!)
            rest = remainder
            return (unit, interval < 0 ? -amount : amount)
        }
        return amounts.isEmpty ? nil : text(amounts)
    }

    /// The text for the time between two dates.
    // apple: https://developer.apple.com/documentation/foundation/datecomponentsformatter/string(from:to:)
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let components = Set(TimeUnit.all.filter { allowedUnits.contains($0.flag) }.map(\.component))
        return string(from: (calendar ?? .current).dateComponents(components, from: startDate, to: endDate))
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// The text that a formatter with the given style and defaults else writes.
    // apple: https://developer.apple.com/documentation/foundation/datecomponentsformatter/localizedstring(from:unitsstyle:)
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = _DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private func text(_ all: [(unit: TimeUnit, amount: Int)]) -> String {
        var shown = TimeUnit.withoutZeros(all, dropping: droppedZeros)
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        let pads = zeroFormattingBehavior.contains(.pad)
        guard unitsStyle != .positional else { return TimeUnit.positional(shown, pads: pads) }
        let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
        return shown.map { $0.unit.text($0.amount, style: unitsStyle) }.joined(separator: separator)
    }

    private var droppedZeros: ZeroFormattingBehavior {
        if zeroFormattingBehavior.contains(.pad) { return zeroFormattingBehavior.subtracting(.default) }
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }
}
