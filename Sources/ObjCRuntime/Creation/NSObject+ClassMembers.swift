public import Foundation

// The root class of Objective-C answers its instance methods on classes, too.
extension Foundation.NSObject {
    /// The class itself, as in `Bundle(for: Cell.classForCoder())`.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/classforcoder
    public class func classForCoder() -> AnyClass { self }

    /// The class that this one inherits from; nil for the root class.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/superclass()
    public class func superclass() -> AnyClass? { _getSuperclass(self) }
}
