import Foundation

/// The values that user defaults can hold, in the one form in which they are kept.
///
/// Text, data and dates are kept as such, every number as `NSNumber`, so that one value reads as any type of number; arrays and
/// dictionaries are copies all the way down.
enum PropertyListValue {
    /// Nil for what is no property list.
    static func canonical(_ value: Any) -> Any? {
        switch value {
        // A Bool of Swift is asked for first: as a number it would be 1.
        case let flag as Bool where type(of: value) is Bool.Type: return NSNumber(value: flag)
        case let number as NSNumber: return number
        case let text as String: return text
        case let text as NSString: return text as String
        case let data as Data: return data
        case let data as NSData: return data as Data
        case let date as Date: return date
        case let date as NSDate: return date as Date
        case let list as [Any]: return canonical(list)
        case let list as NSArray: return canonical(list.map { $0 })
        case let values as [String: Any]: return canonical(values)
        case let values as NSDictionary: return canonical(values)
        default: return number(value)
        }
    }

    static func canonical(_ values: [String: Any]) -> [String: Any]? {
        var result = [String: Any](minimumCapacity: values.count)
        for (key, value) in values {
            guard let value = canonical(value) else { return nil }
            result[key] = value
        }
        return result
    }

    private static func canonical(_ list: [Any]) -> [Any]? {
        var result: [Any] = []
        result.reserveCapacity(list.count)
        for value in list {
            guard let value = canonical(value) else { return nil }
            result.append(value)
        }
        return result
    }

    private static func canonical(_ values: NSDictionary) -> [String: Any]? {
        var result: [String: Any] = [:]
        for (key, value) in values {
            guard let key = key as? String, let value = canonical(value) else { return nil }
            result[key] = value
        }
        return result
    }

    /// Numbers of Swift that do not become an `NSNumber` by a cast.
    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as any BinaryInteger: Int64(exactly: number).map { NSNumber(value: $0) } ?? unsigned(number)
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        default: nil
        }
    }

    private static func unsigned(_ number: any BinaryInteger) -> NSNumber? {
        UInt64(exactly: number).map { NSNumber(value: $0) }
    }

    /// Returns true if two values in the kept form are the same; a flag is not a number here.
    static func areEqual(_ one: Any, _ other: Any) -> Bool {
        switch (one, other) {
        case let (one as NSNumber, other as NSNumber):
            return one == other && isFlag(one) == isFlag(other) && isFraction(one) == isFraction(other)
        case let (one as String, other as String): return one == other
        case let (one as Data, other as Data): return one == other
        case let (one as Date, other as Date): return one == other
        case let (one as [Any], other as [Any]):
            return one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1) }
        case let (one as [String: Any], other as [String: Any]):
            return one.count == other.count && one.allSatisfy { key, value in other[key].map { areEqual(value, $0) } ?? false }
        default: return false
        }
    }

    private static func isFlag(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
    private static func isFraction(_ number: NSNumber) -> Bool { ["d", "f"].contains(String(cString: number.objCType)) }
}
