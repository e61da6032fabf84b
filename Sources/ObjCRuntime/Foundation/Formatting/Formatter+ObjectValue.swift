public import Foundation

// Members of a protocol, not of the class: a subclass may not override what an extension of its class declares.
extension NSObjectProtocol where Self: Formatter {
    /// Stores the object that a string stands for; false if it stands for none.
    ///
    /// - Parameters:
    ///   - obj: receives an `NSNumber` of a number formatter, an `NSDate` of a date formatter; nil only checks.
    ///   - error: receives the reason for a failure.
    // apple: https://developer.apple.com/documentation/foundation/formatter/getobjectvalue(_:for:errordescription:)
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        switch self as Formatter {
        case let formatter as _Formatter: return formatter.getObjectValue(obj, for: string, errorDescription: error)
        case let formatter as _NumberFormatter: return formatter.getObjectValue(obj, for: string, errorDescription: error)
        case let formatter as NumberFormatter: return store(formatter.number(from: string), string, obj, error)
        case let formatter as DateFormatter: return store(formatter.date(from: string) as NSDate?, string, obj, error)
        default: return store(nil, string, obj, error)
        }
    }

    private func store(
        _ value: AnyObject?, _ string: String, _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
        _ error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard let value else {
            error?.pointee = "The value “\(string)” is invalid." as NSString
            return false
        }
        obj?.pointee = value
        return true
    }
}
