/// A pointer to an object reference that its memory does not own, as Objective-C methods use it to return a second result.
///
/// A stored object lives until the main run loop turns, or as long as somebody else holds it.
// apple: https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private let address: UnsafeMutableRawPointer

    /// A pointer to the memory that another pointer refers to, which must have room for a reference.
    public init<Other>(_ pointer: UnsafeMutablePointer<Other>) {
        address = UnsafeMutableRawPointer(pointer)
    }

    /// Nil for nil.
    public init?<Other>(_ pointer: UnsafeMutablePointer<Other>?) {
        guard let pointer else { return nil }
        self.init(pointer)
    }

    /// The object that the memory refers to.
    /// - Precondition: `Pointee` is a class or an optional of one.
    public var pointee: Pointee {
        get {
            let reference = address.load(as: UnsafeRawPointer?.self)
            return cast(reference.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() })
        }
        nonmutating set {
            let object: AnyObject? = cast(newValue)
            let reference = object.flatMap { PerformedResults.shared.keep($0) }
            address.storeBytes(of: reference.map { UnsafeRawPointer($0.toOpaque()) }, as: UnsafeRawPointer?.self)
        }
    }

    private func cast<Source, Target>(_ reference: Source) -> Target {
        _require(
            MemoryLayout<Pointee>.size == MemoryLayout<UnsafeRawPointer?>.size,
            "AutoreleasingUnsafeMutablePointer refers to objects, but \(Pointee.self) is not a class. Use UnsafeMutablePointer for values.")
        return unsafeBitCast(reference, to: Target.self)
    }
}
