import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIDatePicker {
    func decodeDates(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let mode = coder.decodeEnumeration(Mode.self, forKey: Key.mode) { datePickerMode = mode }
        if let style = coder.decodeEnumeration(UIDatePickerStyle.self, forKey: Key.style) { preferredDatePickerStyle = style }
        if let number = coder.decodeNumber(forKey: Key.interval) { minuteInterval = Int(exactly: number.rounded()) ?? 1 }
        if let number = coder.decodeNumber(forKey: Key.duration) { countDownDuration = TimeInterval(number) }
        if let name = coder.decodeText(forKey: Key.locale) { locale = Locale(identifier: name) }
        if let name = coder.decodeText(forKey: Key.timeZone), let zone = TimeZone(identifier: name) { timeZone = zone }
        if let date = date(from: coder, Key.minimum) { minimumDate = date }
        if let date = date(from: coder, Key.maximum) { maximumDate = date }
        if let date = date(from: coder, Key.date) { self.date = date }
    }

    /// Documents have dates as seconds since 2001, archives as objects.
    private func date(from coder: NSCoder, _ key: String) -> Date? {
        switch coder.decodePresent(forKey: key) {
        case let date as Date: date
        case let date as NSDate: Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case let seconds as Double where seconds.isFinite: Date(timeIntervalSinceReferenceDate: seconds)
        case let number as NSNumber where number.doubleValue.isFinite: Date(timeIntervalSinceReferenceDate: number.doubleValue)
        default: nil
        }
    }

    func encodeDates(to coder: NSCoder) {
        coder.encode(datePickerMode.rawValue, forKey: Key.mode)
        coder.encode(preferredDatePickerStyle.rawValue, forKey: Key.style)
        coder.encode(Double(minuteInterval), forKey: Key.interval)
        coder.encode(countDownDuration, forKey: Key.duration)
        if let locale { coder.encode(locale.identifier as NSString, forKey: Key.locale) }
        if let timeZone { coder.encode(timeZone.identifier as NSString, forKey: Key.timeZone) }
        for (date, key) in [(minimumDate, Key.minimum), (maximumDate, Key.maximum), (date, Key.date)] {
            if let date { coder.encode(date as NSDate, forKey: key) }
        }
    }

    private enum Key {
        static let mode = "UIDatePickerMode"
        static let style = "UIPreferredDatePickerStyle"
        static let interval = "UIMinuteInterval"
        static let duration = "UICountDownDuration"
        static let locale = "UILocale"
        static let timeZone = "UITimeZone"
        static let date = "UIDate"
        static let minimum = "UIMinimumDate"
        static let maximum = "UIMaximumDate"
    }
}
