import Foundation

/// What the Unicode locale data call the units of Foundation.
enum UnitName {
    /// Nil for units of an app's own, and for those that the data do not have.
    static func of(_ unit: Unit) -> String? {
        unit is UnitAcceleration && unit.symbol == "g" ? "g-force" : names[unit.symbol]
    }

    /// The unit in which people of a locale tell amounts of a kind, whatever their size; nil where they keep the one they have.
    static func preferred(for unit: Unit, _ locale: Locale) -> Dimension? {
        let system = locale.measurementSystem
        switch unit {
        case is UnitLength: return system == .metric ? UnitLength.kilometers : UnitLength.miles
        case is UnitSpeed: return system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
        case is UnitMass: return system == .us ? UnitMass.pounds : UnitMass.kilograms
        case is UnitTemperature: return system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
        default: return nil
        }
    }

    private static let names = [
        // Length
        "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter", "cm": "centimeter",
        "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard",
        "mi": "mile",
        "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
        "pc": "parsec",
        // Mass
        "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram", "ng": "nanogram",
        "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
        // Temperature
        "K": "kelvin", "°C": "celsius", "°F": "fahrenheit",
        // Speed and acceleration
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot", "m/s²": "meter-per-square-second",
        // Area
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "mm²": "square-millimeter", "in²": "square-inch",
        "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
        // Volume
        "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
        "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter", "cm³": "cubic-centimeter", "mm³": "cubic-millimeter",
        "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel",
        "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
        // Time, angles, frequency
        "hr": "hour", "min": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond", "°": "degree",
        "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution", "GHz": "gigahertz", "MHz": "megahertz",
        "kHz": "kilohertz", "Hz": "hertz",
        // Energy, power, electricity
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour", "GW": "gigawatt",
        "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower", "A": "ampere", "mA": "milliampere",
        "V": "volt", "Ω": "ohm",
        // Pressure, use of fuel, light
        "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "N/m²": "pascal", "bar": "bar", "mbar": "millibar",
        "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch", "L/100km": "liter-per-100-kilometer",
        "mpg": "mile-per-gallon", "lx": "lux",
        // Data
        "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    ]
}
