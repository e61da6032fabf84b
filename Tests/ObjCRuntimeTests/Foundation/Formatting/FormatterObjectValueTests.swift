import Foundation
import ObjCRuntime
import Testing

/// A number formatter that an app might write: the digits are cents.
private final class CentsFormatter: _NumberFormatter, @unchecked Sendable {
    override func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        obj?.pointee = NSNumber(value: (Double(string) ?? 0) / 100)
    }
}

struct FormatterObjectValueTests {
    private func value(_ formatter: Formatter, _ string: String) -> (object: AnyObject?, error: String?, isValid: Bool) {
        let object = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
        let error = UnsafeMutablePointer<NSString?>.allocate(capacity: 1)
        object.initialize(to: nil)
        error.initialize(to: nil)
        let (objectPointer, errorPointer) = (
            AutoreleasingUnsafeMutablePointer<AnyObject?>(object), AutoreleasingUnsafeMutablePointer<NSString?>(error)
        )
        let isValid = formatter.getObjectValue(objectPointer, for: string, errorDescription: errorPointer)
        return (objectPointer.pointee, errorPointer.pointee.map { String(describing: $0) }, isValid)
    }

    private func posix<F: NumberFormatter>(_ formatter: F) -> F {
        formatter.locale = Locale(identifier: "en_US_POSIX")
        return formatter
    }

    @Test func aNumberFormatterStoresANumber() {
        let result = value(posix(NumberFormatter()), "12.5")
        #expect(result.isValid)
        #expect((result.object as? NSNumber)?.doubleValue == 12.5)
    }

    @Test func aFailureIsExplainedAndStoresNothing() {
        let result = value(posix(NumberFormatter()), "twelve")
        #expect(!result.isValid)
        #expect(result.object == nil)
        #expect(result.error?.contains("twelve") == true)
    }

    @Test func anOverrideInAnAppsFormatterIsAsked() {
        #expect((value(CentsFormatter(), "1250").object as? NSNumber)?.doubleValue == 12.5)
    }

    @Test func theDefaultReadsTheGivenPartOfTheString() throws {
        let formatter = posix(_NumberFormatter())
        let object = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
        object.initialize(to: nil)
        let pointer = AutoreleasingUnsafeMutablePointer<AnyObject?>(object)
        var range = NSRange(location: 2, length: 2)
        try formatter.getObjectValue(pointer, for: "a:42;", range: &range)
        #expect((pointer.pointee as? NSNumber)?.intValue == 42)
        #expect(throws: CocoaError.self) { try formatter.getObjectValue(nil, for: "a:42;", range: nil) }
    }

    @Test func aDateFormatterStoresADate() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd"
        #expect(value(formatter, "1970-01-02").object as? NSDate == NSDate(timeIntervalSince1970: 86_400))
    }
}
