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

/// A formatter of an app's own kind.
private final class ColorFormatter: _Formatter, @unchecked Sendable {
    override func string(for obj: Any?) -> String? { (obj as? NSNumber).map { $0.intValue == 0xFF0000 ? "red" : "other" } }

    override func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard string == "red" else { return super.getObjectValue(obj, for: string, errorDescription: error) }
        obj?.pointee = NSNumber(value: 0xFF0000)
        return true
    }
}

/// One that says in the older way which number a string stands for.
private final class DozenFormatter: _NumberFormatter, @unchecked Sendable {
    override func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        obj?.pointee = NSNumber(value: 12)
        return string == "dozen"
    }
}

struct FormatterObjectValueTests {
    @Test func aFormatterOfAnAppsOwnKindIsAsked() {
        let result = value(ColorFormatter(), "red")
        #expect(result.isValid)
        #expect((result.object as? NSNumber)?.intValue == 0xFF0000)
        let failure = value(ColorFormatter(), "hue")
        #expect(!failure.isValid)
        #expect(failure.error?.contains("hue") == true)
        #expect(failure.object == nil)
        #expect(ColorFormatter().string(for: NSNumber(value: 0xFF0000)) == "red")
        #expect((value(DozenFormatter(), "dozen").object as? NSNumber)?.intValue == 12)
        #expect(!value(DozenFormatter(), "12").isValid)
    }

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
