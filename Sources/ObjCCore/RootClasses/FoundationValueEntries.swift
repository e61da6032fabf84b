import Foundation

/// The members of Foundation's value classes that key paths and predicates commonly name: `name.length`, `date.timeInterval…`.
enum FoundationValueEntries {
    /// The members that `type` itself declares.
    static func make(for type: AnyClass) -> [_ObjCEntry] {
        switch type {
        case is NSString.Type where type == NSString.self: strings()
        case is NSNumber.Type where type == NSNumber.self: numbers()
        case is NSDate.Type where type == NSDate.self: dates()
        default: []
        }
    }

    private static func strings() -> [_ObjCEntry] {
        [
            _objcM0("length", "length", { (o: NSString) in o.length }),
            _objcM0("uppercaseString", "uppercased", { (o: NSString) in o.uppercased }),
            _objcM0("lowercaseString", "lowercased", { (o: NSString) in o.lowercased }),
            _objcM0("capitalizedString", "capitalized", { (o: NSString) in o.capitalized }),
            _objcM0("intValue", "intValue", { (o: NSString) in o.intValue }),
            _objcM0("integerValue", "integerValue", { (o: NSString) in o.integerValue }),
            _objcM0("longLongValue", "longLongValue", { (o: NSString) in o.longLongValue }),
            _objcM0("floatValue", "floatValue", { (o: NSString) in o.floatValue }),
            _objcM0("doubleValue", "doubleValue", { (o: NSString) in o.doubleValue }),
            _objcM0("boolValue", "boolValue", { (o: NSString) in o.boolValue }),
            _objcM1("compare:", "compare(_:)", { (o: NSString, a0: String) in o.compare(a0) }),
            _objcM1(
                "caseInsensitiveCompare:", "caseInsensitiveCompare(_:)",
                { (o: NSString, a0: String) in
                    o.caseInsensitiveCompare(a0)
                }),
            _objcM1("localizedCompare:", "localizedCompare(_:)", { (o: NSString, a0: String) in o.localizedCompare(a0) }),
            _objcM1(
                "localizedCaseInsensitiveCompare:", "localizedCaseInsensitiveCompare(_:)",
                { (o: NSString, a0: String) in
                    o.localizedCaseInsensitiveCompare(a0)
                }),
            _objcM1(
                "localizedStandardCompare:", "localizedStandardCompare(_:)",
                { (o: NSString, a0: String) in
                    o.localizedStandardCompare(a0)
                }),
            _objcM0("lastPathComponent", "lastPathComponent", { (o: NSString) in o.lastPathComponent }),
            _objcM0("pathExtension", "pathExtension", { (o: NSString) in o.pathExtension }),
        ]
    }

    private static func numbers() -> [_ObjCEntry] {
        [
            _objcM0("intValue", "intValue", { (o: NSNumber) in o.int32Value }),
            _objcM0("integerValue", "integerValue", { (o: NSNumber) in o.intValue }),
            _objcM0("floatValue", "floatValue", { (o: NSNumber) in o.floatValue }),
            _objcM0("doubleValue", "doubleValue", { (o: NSNumber) in o.doubleValue }),
            _objcM0("boolValue", "boolValue", { (o: NSNumber) in o.boolValue }),
            _objcM0("stringValue", "stringValue", { (o: NSNumber) in o.stringValue }),
        ]
    }

    private static func dates() -> [_ObjCEntry] {
        [
            _objcM0("timeIntervalSince1970", "timeIntervalSince1970", { (o: NSDate) in o.timeIntervalSince1970 }),
            _objcM0(
                "timeIntervalSinceReferenceDate", "timeIntervalSinceReferenceDate",
                { (o: NSDate) in o.timeIntervalSinceReferenceDate }),
            _objcM0("timeIntervalSinceNow", "timeIntervalSinceNow", { (o: NSDate) in o.timeIntervalSinceNow }),
        ]
    }
}
