public import Foundation

extension NSValue {
    /// A value that holds an address, which it does not keep alive.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/init(pointer:)
    public convenience init(pointer: UnsafeRawPointer?) {
        var address = UInt(bitPattern: pointer)
        self.init(bytes: &address, objCType: "Q")
    }

    /// The address in a value that was made with one; nil for the null pointer.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/pointervalue
    public var pointerValue: UnsafeMutableRawPointer? {
        var address: UInt = 0
        getValue(&address)
        return UnsafeMutableRawPointer(bitPattern: address)
    }

    /// A value that holds an object's address, which it does not keep alive.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/init(nonretainedobject:)
    public convenience init(nonretainedObject anObject: Any?) {
        self.init(pointer: anObject.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) })
    }

    /// The object whose address the value holds. It must still be alive.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/nonretainedobjectvalue
    public var nonretainedObjectValue: Any? {
        pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}
