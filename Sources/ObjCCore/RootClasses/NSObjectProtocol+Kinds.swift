public import Foundation

// Foundation declares these for its root class alone; a delegate is often known as `any NSObjectProtocol` only.
extension NSObjectProtocol {
    /// Returns true if the object is an instance of a class or of a subclass of it.
    // apple: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/iskind(of:)
    public func isKind(of aClass: AnyClass) -> Bool {
        var next: AnyClass? = type(of: self)
        while let current = next {
            if current == aClass { return true }
            next = _getSuperclass(current)
        }
        return false
    }

    /// Returns true if the object is an instance of a class, and not of a subclass.
    // apple: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/ismember(of:)
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
