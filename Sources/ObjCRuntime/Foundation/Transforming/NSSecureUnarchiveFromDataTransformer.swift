import Foundation

/// Makes objects of bytes that `NSKeyedArchiver` has written, and bytes of objects.
// apple: https://developer.apple.com/documentation/foundation/nssecureunarchivefromdatatransformer
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    /// The classes that the outermost object may be of.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self,
            NSNull.self,
        ]
    }

    open override class func allowsReverseTransformation() -> Bool { true }
    open override class func transformedValueClass() -> AnyClass { Foundation.NSObject.self }

    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return (try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)) ?? nil
    }

    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value, value as AnyObject is NSCoding else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    }
}
