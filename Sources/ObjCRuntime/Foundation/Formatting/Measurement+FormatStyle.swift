public import Foundation

extension Measurement {
    /// Writes an amount with its unit.
    // apple: https://developer.apple.com/documentation/foundation/measurement/formatstyle
    public struct FormatStyle: Foundation.FormatStyle {
        /// How long a unit is written.
        public struct UnitWidth: Hashable, Codable, Sendable {
            let option: String
            /// "5 kilometers"
            public static var wide: Self { Self(option: MeasuredText.Width.full.rawValue) }
            /// "5 km"
            public static var abbreviated: Self { Self(option: MeasuredText.Width.short.rawValue) }
            /// "5km"
            public static var narrow: Self { Self(option: MeasuredText.Width.narrow.rawValue) }
        }

        /// How long the unit is.
        public var width: UnitWidth
        /// The language, and the habits that a usage asks for.
        public var locale: Locale
        /// Default: the general one.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// Writes the number; nil leaves it to the locale.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// A style in the user's language.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The text for an amount; a unit that no language knows has its symbol.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let width = MeasuredText.Width(rawValue: width.option) ?? .short
            let number = numberFormatStyle.map { style in { (value: Double) in style.locale(locale).format(value) } }
            let text = UnitName.of(measurement.unit).flatMap { name in
                MeasuredText(unit: name, width: width, locale: locale, usage: usage?.name).text(measurement.value, number: number)
            }
            return text ?? "\(number?(measurement.value) ?? measurement.value.formatted()) \(measurement.unit.symbol)"
        }

        /// The same style for another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The amount with its unit, in the user's language and units.
    // apple: https://developer.apple.com/documentation/foundation/measurement/formatted()
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// The amount as a style writes it.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension FormatStyle {
    /// Writes an amount with its unit.
    public static func measurement<UnitType: Unit>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
