public import Foundation

/// The superclass of a class that inherits from `NumberFormatter`: it has the members that corelibs Foundation lacks.
// apple: https://developer.apple.com/documentation/foundation/numberformatter
open class _NumberFormatter: NumberFormatter, @unchecked Sendable {
    /// Stores the number that a part of a string stands for.
    ///
    /// The default is what ``Foundation/NumberFormatter/number(from:)`` says.
    /// - Parameters:
    ///   - obj: receives an `NSNumber`; nil only checks.
    ///   - rangep: the part of the string, in UTF-16 units; nil is all of it.
    /// - Throws: `CocoaError.formatting` if the part is no number.
    // apple: https://developer.apple.com/documentation/foundation/numberformatter/getobjectvalue(_:for:range:)
    open func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        let part = rangep.flatMap { Range($0.pointee, in: string) }.map { String(string[$0]) } ?? string
        guard let number = number(from: part) else { throw CocoaError(.formatting) }
        obj?.pointee = number
    }

    /// Stores the number that a string stands for; false if it stands for none. By default what the other method says of all of it.
    // apple: https://developer.apple.com/documentation/foundation/formatter/getobjectvalue(_:for:errordescription:)
    open func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        do {
            try getObjectValue(obj, for: string, range: nil)
            return true
        } catch let failure {
            error?.pointee = failure.localizedDescription as NSString
            return false
        }
    }
}
