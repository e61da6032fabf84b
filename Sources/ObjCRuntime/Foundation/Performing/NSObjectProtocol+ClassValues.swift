public import Foundation

// Key-value coding on a class itself, which extensions of apps use to reach `UIApplication.shared`.
// In a protocol's extension, so that classes may have methods of these names themselves, as transactions do.
extension NSObjectProtocol {
    /// The value of a type property that is marked `@objc`, by its Objective-C name (`sharedApplication`).
    /// - Precondition: the class has a type property of that name.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:)
    public static func value(forKey key: String) -> Any? { KeyPathWalk.value(of: self as Any, forKey: key) }

    /// The value at the end of a path of names that begins with a type property; nil if there is a nil on the way.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkeypath:)
    public static func value(forKeyPath keyPath: String) -> Any? { KeyPathWalk.value(of: self as Any, forKeyPath: keyPath) }
}
