import Foundation
import ObjCRuntime
import Testing

@Suite struct MeasurementFormatterTests {
    private func formatter(
        _ locale: String = "en_US", _ options: _MeasurementFormatter.UnitOptions = [], _ style: Formatter.UnitStyle = .medium
    ) -> _MeasurementFormatter {
        let formatter = _MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitOptions = options
        formatter.unitStyle = style
        return formatter
    }

    @Test("A length, a mass and a temperature come in the unit that the locale prefers, with three places at most")
    func preferredUnits() {
        let length = Measurement(value: 5, unit: UnitLength.miles) + Measurement(value: 6, unit: UnitLength.kilometers)
        #expect(formatter().string(from: length) == "8.728 mi")
        #expect(formatter("de_DE").string(from: Measurement(value: 5, unit: UnitLength.meters)) == "0,005 km")
        #expect(formatter().string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
        #expect(formatter("fr_FR").string(from: Measurement(value: 2, unit: UnitMass.pounds)) == "0,907\u{202f}kg")
        #expect(formatter().string(from: Measurement(value: 3, unit: UnitPower.kilowatts)) == "3 kW")
    }

    @Test("Options keep the unit, choose one by the size, or leave it out of temperatures")
    func options() {
        let length = Measurement(value: 1234.5678, unit: UnitLength.meters)
        #expect(formatter("en_US", .providedUnit, .long).string(from: length) == "1,234.568 meters")
        #expect(formatter("en_US", .providedUnit, .long).string(from: Measurement(value: 1, unit: UnitLength.meters)) == "1 meter")
        #expect(formatter("de_DE", .naturalScale).string(from: length) == "1,235 km")
        #expect(formatter("en_US", .temperatureWithoutUnit).string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
    }

    @Test("Units stand by themselves, and those that no language knows have their symbol")
    func units() {
        #expect(formatter("en_US", [], .long).string(from: UnitLength.miles) == "miles")
        #expect(formatter().string(from: UnitSpeed.kilometersPerHour) == "km/h")
        #expect(formatter().string(from: Measurement(value: 2.5, unit: Unit(symbol: "zz"))) == "2.5 zz")
        #expect(formatter().string(from: Unit(symbol: "zz")) == "zz")
        #expect(formatter().string(for: "text") == nil)
    }

    @Test("Amounts format themselves in a width, for a usage, with a style for the number")
    func formatStyle() {
        let length = Measurement(value: 14.0467, unit: UnitLength.kilometers)
        let american = Locale(identifier: "en_US")
        func style(_ usage: MeasurementFormatUnitUsage<UnitLength>) -> Measurement<UnitLength>.FormatStyle {
            .measurement(width: .wide, usage: usage, numberFormatStyle: .number.precision(.fractionLength(1...3))).locale(american)
        }
        #expect(length.formatted(style(.general)) == "8.728 miles")
        #expect(length.formatted(style(.asProvided)) == "14.047 kilometers")
        #expect(length.formatted(.measurement(width: .narrow, usage: .road).locale(american)) == "8.7mi")
    }
}
