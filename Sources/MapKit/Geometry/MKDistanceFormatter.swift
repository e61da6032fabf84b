public import Foundation

/// Writes lengths for people: "400 m", "1.2 km".
// apple: https://developer.apple.com/documentation/mapkit/mkdistanceformatter
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// Which units are used.
    // apple: https://developer.apple.com/documentation/mapkit/mkdistanceformatter/units-swift.enum
    public enum Units: UInt, Sendable {
        case `default` = 0
        case metric
        case imperial
        case imperialWithYards
    }
    /// How units are written.
    // apple: https://developer.apple.com/documentation/mapkit/mkdistanceformatter/distanceunitstyle
    public enum DistanceUnitStyle: UInt, Sendable {
        case `default` = 0
        case abbreviated
        case full
    }

    /// Whose numbers and units they are. Default: the user's.
    open var locale: Locale! = .current
    /// Which units are used. Default: those of the locale.
    open var units = Units.default
    /// How units are written. Default: abbreviated.
    open var unitStyle = DistanceUnitStyle.default

    /// A text for a length in metres. The names of units are English.
    // apple: https://developer.apple.com/documentation/mapkit/mkdistanceformatter/string(fromdistance:)
    open func string(fromDistance distance: CLLocationDistance) -> String {
        guard distance.isFinite else { return "" }
        let (value, unit) = Self.measure(distance, in: chosenUnits)
        let numbers = NumberFormatter()
        numbers.locale = locale ?? .current
        numbers.numberStyle = .decimal
        // Small lengths need no fractions, and large ones one place below ten.
        numbers.maximumFractionDigits = value < 10 && (unit == .kilometers || unit == .miles) ? 1 : 0
        let text = numbers.string(from: NSNumber(value: value)) ?? "\(value)"
        guard unitStyle == .full else { return "\(text) \(unit.symbol)" }
        return "\(text) \(Self.fullNames[unit.symbol, default: unit.symbol])"
    }

    private static let fullNames = ["m": "meters", "km": "kilometers", "mi": "miles", "ft": "feet", "yd": "yards"]

    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } ?? (obj as? Double).map { string(fromDistance: $0) }
    }

    private var chosenUnits: Units {
        guard units == .default else { return units }
        switch (locale ?? .current).measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    /// The unit that suits a length, and how many of it there are; short lengths are rounded to tens.
    private static func measure(_ metres: Double, in units: Units) -> (Double, UnitLength) {
        guard units != .metric else {
            return metres < 995 ? (rounded(metres), .meters) : (metres / 1_000, .kilometers)
        }
        let miles = metres / 1_609.344
        if miles >= 0.1 || units == .default { return (miles, .miles) }
        return units == .imperialWithYards ? (rounded(metres / 0.9144), .yards) : (rounded(metres / 0.3048), .feet)
    }

    private static func rounded(_ length: Double) -> Double { length < 20 ? length.rounded() : (length / 10).rounded() * 10 }
}
