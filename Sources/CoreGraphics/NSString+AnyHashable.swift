import Foundation

/// As a key of any type a string object is the text that it holds, as on iOS: a constant such as ``kSecClass`` finds what is under
/// Swift's string of the same letters, and the other way round. Numbers are like that in Foundation for Linux already.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
}
