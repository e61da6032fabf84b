public import Foundation

/// Says how long ago or how far ahead a date is: "2 days ago", "in 3 hr.", "tomorrow".
///
/// Not safe to change on one thread while another one formats.
// apple: https://developer.apple.com/documentation/foundation/relativedatetimeformatter
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Says whether words stand for a day or a year beside the present one.
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number: "1 day ago".
        case numeric = 0
        /// A word where there is one: "yesterday".
        case named = 1
    }

    /// How long words and numbers are.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago"
        case full = 0
        /// "two months ago"
        case spellOut = 1
        /// "2 mo. ago"
        case short = 2
        /// The shortest form: "2mo ago"
        case abbreviated = 3
    }

    /// Default: ``DateTimeStyle/numeric``.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// Default: ``UnitsStyle/full``.
    open var unitsStyle = UnitsStyle.full
    /// Where in a sentence the text will stand. Default: `.unknown`. Only `.beginningOfSentence` and `.standalone` change the text here.
    open var formattingContext = Formatter.Context.unknown
    /// Default: the user's.
    open var calendar: Calendar! = .current
    /// Default: the user's.
    open var locale: Locale! = .current

    /// The text for a distance of time in seconds; negative ones have passed.
    // apple: https://developer.apple.com/documentation/foundation/relativedatetimeformatter/localizedstring(fromtimeinterval:)
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let anchor = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: anchor.addingTimeInterval(timeInterval), relativeTo: anchor)
    }

    /// The text for a date, seen from another one. The greatest unit of which there is a whole one counts.
    // apple: https://developer.apple.com/documentation/foundation/relativedatetimeformatter/localizedstring(for:relativeto:)
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: systemUnits, locale: locale ?? .current,
            calendar: calendar ?? .current)
        style.capitalizationContext = formattingContext == .beginningOfSentence ? .beginningOfSentence : .unknown
        return style.format(referenceDate)
    }

    /// The text for a distance in calendar units, of which the greatest that is not zero counts.
    // apple: https://developer.apple.com/documentation/foundation/relativedatetimeformatter/localizedstring(from:)
    open func localizedString(from dateComponents: DateComponents) -> String {
        let anchor = Date(timeIntervalSinceReferenceDate: 0)
        let date = (calendar ?? .current).date(byAdding: dateComponents, to: anchor) ?? anchor
        return localizedString(for: date, relativeTo: anchor)
    }

    /// The text for a `Date`, seen from now; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var systemUnits: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
