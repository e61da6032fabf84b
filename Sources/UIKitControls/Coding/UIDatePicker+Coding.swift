import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIDatePicker {
    func decodeDates(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let mode = coder.decodeEnumeration(Mode.self, forKey: NibKey.datePickerMode) { datePickerMode = mode }
        if let style = coder.decodeEnumeration(UIDatePickerStyle.self, forKey: NibKey.preferredDatePickerStyle) {
            preferredDatePickerStyle = style
        }
        if let number = coder.decodeNumber(forKey: NibKey.minuteInterval) { minuteInterval = Int(exactly: number.rounded()) ?? 1 }
        if let number = coder.decodeNumber(forKey: NibKey.countDownDuration) { countDownDuration = TimeInterval(number) }
        if let name = coder.decodeText(forKey: NibKey.locale) { locale = Locale(identifier: name) }
        if let name = coder.decodeText(forKey: NibKey.timeZone), let zone = TimeZone(identifier: name) { timeZone = zone }
        if let date = date(from: coder, NibKey.minimumDate) { minimumDate = date }
        if let date = date(from: coder, NibKey.maximumDate) { maximumDate = date }
        if let date = date(from: coder, NibKey.date) { self.date = date }
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
        coder.encode(datePickerMode.rawValue, forKey: NibKey.datePickerMode)
        coder.encode(preferredDatePickerStyle.rawValue, forKey: NibKey.preferredDatePickerStyle)
        coder.encode(Double(minuteInterval), forKey: NibKey.minuteInterval)
        coder.encode(countDownDuration, forKey: NibKey.countDownDuration)
        if let locale { coder.encode(locale.identifier as NSString, forKey: NibKey.locale) }
        if let timeZone { coder.encode(timeZone.identifier as NSString, forKey: NibKey.timeZone) }
        for (date, key) in [(minimumDate, NibKey.minimumDate), (maximumDate, NibKey.maximumDate), (date, NibKey.date)] {
            if let date { coder.encode(date as NSDate, forKey: key) }
        }
    }
}
