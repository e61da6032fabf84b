import Synchronization

// Counting across threads as it was done before C had types for it. All forms are barriers.

/// Adds one, and returns the sum.
// apple: https://developer.apple.com/documentation/kernel/1576460-osatomicincrement32
@discardableResult
public func OSAtomicIncrement32(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(1, __theValue) }

/// Subtracts one, and returns the difference.
// apple: https://developer.apple.com/documentation/kernel/1576445-osatomicdecrement32
@discardableResult
public func OSAtomicDecrement32(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(-1, __theValue) }

/// Adds an amount, and returns the sum.
// apple: https://developer.apple.com/documentation/kernel/1576458-osatomicadd32
@discardableResult
public func OSAtomicAdd32(_ __theAmount: Int32, _ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    atomic(__theValue).pointee.wrappingAdd(__theAmount, ordering: .sequentiallyConsistent).newValue
}

/// The same as ``OSAtomicIncrement32(_:)``.
@discardableResult
public func OSAtomicIncrement32Barrier(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(1, __theValue) }
/// The same as ``OSAtomicDecrement32(_:)``.
@discardableResult
public func OSAtomicDecrement32Barrier(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(-1, __theValue) }

/// Adds one, and returns the sum.
@discardableResult
public func OSAtomicIncrement64(_ __theValue: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(1, __theValue) }

/// Subtracts one, and returns the difference.
@discardableResult
public func OSAtomicDecrement64(_ __theValue: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(-1, __theValue) }

/// The same as ``OSAtomicIncrement64(_:)``.
@discardableResult
public func OSAtomicIncrement64Barrier(_ __theValue: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(1, __theValue) }
/// The same as ``OSAtomicDecrement64(_:)``.
@discardableResult
public func OSAtomicDecrement64Barrier(_ __theValue: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(-1, __theValue) }

/// Adds an amount, and returns the sum.
@discardableResult
public func OSAtomicAdd64(_ __theAmount: Int64, _ __theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
    atomic(__theValue).pointee.wrappingAdd(__theAmount, ordering: .sequentiallyConsistent).newValue
}

/// Stores a value if another one is still there.
/// - Returns: whether it was.
// apple: https://developer.apple.com/documentation/kernel/1576449-osatomiccompareandswap32
@discardableResult
public func OSAtomicCompareAndSwap32(_ __oldValue: Int32, _ __newValue: Int32, _ __theValue: UnsafeMutablePointer<Int32>!) -> Bool {
    atomic(__theValue).pointee.compareExchange(expected: __oldValue, desired: __newValue, ordering: .sequentiallyConsistent).exchanged
}

/// The same as ``OSAtomicCompareAndSwap32(_:_:_:)``.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(_ __oldValue: Int32, _ __newValue: Int32, _ __theValue: UnsafeMutablePointer<Int32>!) -> Bool {
    OSAtomicCompareAndSwap32(__oldValue, __newValue, __theValue)
}

/// An `Atomic` of a number is laid out as the number.
private func atomic<Number: AtomicRepresentable>(_ pointer: UnsafeMutablePointer<Number>) -> UnsafeMutablePointer<Atomic<Number>> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Atomic<Number>.self)
}
