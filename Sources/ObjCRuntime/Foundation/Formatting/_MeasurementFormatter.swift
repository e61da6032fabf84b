public import Foundation

/// `MeasurementFormatter`, which corelibs Foundation lacks: writes amounts with their units, in the language and by the habits of a locale.
///
/// Not safe to change on one thread while another one formats.
// apple: https://developer.apple.com/documentation/foundation/measurementformatter
open class _MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Says which unit an amount is written in.
    // apple: https://developer.apple.com/documentation/foundation/measurementformatter/unitoptions-swift.struct
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit stays.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit suits the size of the amount.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// A temperature is written with the degree sign alone.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Default: none; an amount is converted to the unit that the locale prefers for its kind.
    open var unitOptions: UnitOptions = []
    /// Default: `.medium`, an abbreviation.
    open var unitStyle = Formatter.UnitStyle.medium
    /// Default: the user's.
    open var locale: Locale! = .current {
        didSet { numberFormatter.locale = locale }
    }
    /// Writes the number. Default: one for decimal numbers, of three places.
    open var numberFormatter: NumberFormatter! = decimalFormatter()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for an amount.
    // apple: https://developer.apple.com/documentation/foundation/measurementformatter/string(from:)-2tmb9
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String { text(measurement.value, measurement.unit) }

    /// The unit alone: "km", "kilometers".
    // apple: https://developer.apple.com/documentation/foundation/measurementformatter/string(from:)-70irf
    open func string(from unit: Unit) -> String {
        guard let name = UnitName.of(unit), let text = measuredText(name).text(2, number: { _ in "" }) else { return unit.symbol }
        return text.trimmingCharacters(in: .whitespaces)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? NSMeasurement).map { text($0.doubleValue, $0.unit) }
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
        var (value, unit) = (value, unit)
        let keepsUnit = !unitOptions.isDisjoint(with: [.providedUnit, .naturalScale])
        if !keepsUnit, let given = unit as? Dimension, let preferred = UnitName.preferred(for: unit, locale ?? .current) {
            (value, unit) = (preferred.converter.value(fromBaseUnitValue: given.converter.baseUnitValue(fromValue: value)), preferred)
        }
        let write: (Double) -> String = { [numberFormatter] number in numberFormatter?.string(from: NSNumber(value: number)) ?? "\(number)"
        }
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return write(value) + "°" }
        guard let name = UnitName.of(unit), let text = measuredText(name).text(value, number: write) else {
            return "\(write(value)) \(unit.symbol)"
        }
        return text
    }

    private func measuredText(_ unit: String) -> MeasuredText {
        let width: MeasuredText.Width =
            switch unitStyle {
            case .short: .narrow
            case .long: .full
            default: .short
            }
        let isConverted = unitOptions.contains(.naturalScale) && !unitOptions.contains(.providedUnit)
        return MeasuredText(unit: unit, width: width, locale: locale ?? .current, usage: isConverted ? "default" : nil)
    }

    private static func decimalFormatter() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }
}
